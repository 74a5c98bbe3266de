package org.letopis.rdf;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.RDFS;

/** What a release publishes beside the dumps of the whole graph. Nothing is closed here. */
public final class Publication {

  private static final String NANOPUB = "http://www.nanopub.org/nschema#";
  private static final String SPDX = "http://spdx.org/rdf/terms#";

  private final Quads quads;

  /** The publication of a graph. */
  public Publication(Quads quads) {
    this.quads = quads;
  }

  /** Claims as a table. */
  public void claimsCsv(OutputStream out) throws IOException {
    ClaimsCsv.write(quads, out);
  }

  /** Each claim as a nanopublication, in TriG. */
  public void nanopublications(OutputStream out) throws IOException {
    Dumps.write(Dumps.Format.TRIG, prefixes("np", NANOPUB), Nanopublications.quads(quads), out);
  }

  /** The links to Wikidata alone, with their evidence, state, and the names of what is linked. */
  public void links(OutputStream out) throws IOException {
    List<Quad> links = quads.links().toList();
    Stream<Quad> names =
        quads
            .entities()
            .filter(q -> q.getPredicate().equals(RDFS.label.asNode()))
            .filter(
                q ->
                    links.stream()
                        .anyMatch(
                            l ->
                                l.getPredicate().equals(Lt.LINK_OF)
                                    && l.getObject().equals(q.getSubject())));
    Dumps.write(
        Dumps.Format.TTL, Prefixes.of(quads.iris()), Stream.concat(names, links.stream()), out);
  }

  /** The JSON-LD context. */
  public void context(OutputStream out) throws IOException {
    out.write(
        JsonLdContext.of(quads.iris(), quads.declared().ontology())
            .getBytes(StandardCharsets.UTF_8));
  }

  /** VoID, DCAT and DQV of the data set, with sizes and sums of the files, in Turtle. */
  public void description(List<Distributions.Written> files, OutputStream out) throws IOException {
    String dataset = quads.iris().dataset().getURI();
    Stream<Quad> said =
        Stream.concat(
            quads
                .catalogue()
                .filter(
                    q ->
                        q.getSubject().getURI().equals(dataset)
                            || q.getSubject().getURI().startsWith(dataset + "#")),
            Distributions.sized(quads.iris(), files).stream());
    Dumps.write(Dumps.Format.TTL, prefixes("spdx", SPDX), said, out);
  }

  private Map<String, String> prefixes(String prefix, String namespace) {
    Map<String, String> prefixes = new TreeMap<>(Prefixes.of(quads.iris()));
    prefixes.put(prefix, namespace);
    return prefixes;
  }
}
