package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.apache.jena.query.Dataset;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.ResourceFactory;
import org.apache.jena.system.Txn;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.letopis.rdf.Cyrillic;

/** {@code /}: what this is, and where everything is, in English and Serbian. */
final class StartPage extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private static final Resource DOCUMENT =
      ResourceFactory.createResource("https://w3id.org/letopis/ontology#Document");

  private final transient Served served;
  private final transient Addresses addresses;
  private final transient Gallery gallery;

  StartPage(Served served, Addresses addresses, Gallery gallery) {
    this.served = served;
    this.addresses = addresses;
    this.gallery = gallery;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String endpoint = request.getRequestURL() + "letopis/sparql";
    String body =
        """
        <p>A graph of <strong>claims with provenance</strong>: what each text says happened, in which
        words, on whose authority. Nothing here is a fact of ours but what is marked so.</p>
        <p lang="sr">Граф <strong>тврдњи са пореклом</strong>: шта који текст каже да се догодило,
        којим речима и на чију реч. Ништа овде није наша чињеница осим онога што је тако означено.</p>
        <h2>Endpoint · <span lang="sr">Приступна тачка</span></h2>
        <p>SPARQL 1.1, queries only · <span lang="sr">само упити</span>: <code>%s</code>
        (<a href="/letopis/sparql">its description · <span lang="sr">њен опис</span></a>)</p>
        <h2>First queries · <span lang="sr">Први упити</span></h2>
        <ul>
        %s</ul>
        <h2>Documents · <span lang="sr">Документи</span></h2>
        <ul>
        %s</ul>
        <h2>Downloads · <span lang="sr">Преузимање</span></h2>
        <p><a href="/dumps/">Dumps, checksums, the report of the run · <span lang="sr">Изводи, контролни
        збирови, извештај о обради</span></a></p>
        <p><a href="/ontology">Ontology · <span lang="sr">Онтологија</span></a></p>
        """
            .formatted(Html.escape(endpoint), queries(), documents());
    send(response, "text/html", Html.page("Letopis · Летопис", "", body));
  }

  private String queries() {
    return gallery.queries().stream()
        .map(
            q ->
                "<li>%s · <span lang=\"sr\">%s</span></li>\n"
                    .formatted(
                        Html.link(address(q), q.title("en")),
                        Html.escape(Cyrillic.sentence(q.title("sr")))))
        .collect(Collectors.joining());
  }

  private static String address(GalleryQuery query) {
    return "/letopis/sparql?output=text&query="
        + URLEncoder.encode(query.text(), StandardCharsets.UTF_8);
  }

  private String documents() {
    Dataset dataset = served.now().dataset();
    return Txn.calculateRead(
        dataset,
        () ->
            dataset.getUnionModel().listSubjectsWithProperty(RDF.type, DOCUMENT).toList().stream()
                .map(d -> "<li>" + Html.link(addresses.link(d.getURI()), title(d)) + "</li>\n")
                .sorted()
                .collect(Collectors.joining()));
  }

  private static String title(Resource document) {
    return document.hasProperty(DCTerms.title)
        ? document.getProperty(DCTerms.title).getString()
        : document.getURI().substring(document.getURI().lastIndexOf('/') + 1);
  }
}
