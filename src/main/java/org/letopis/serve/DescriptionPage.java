package org.letopis.serve;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.rdf.model.Literal;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.Property;
import org.apache.jena.rdf.model.RDFNode;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.rdf.model.ResourceFactory;
import org.apache.jena.rdf.model.Statement;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;

/** A description as a page: a table of what is said of a thing, and one of what points to it. */
final class DescriptionPage {

  private static final List<String> LANGUAGES = List.of("en", "sr-Latn", "sr", "sr-Cyrl", "sq", "");

  /** Where a document's own words for somebody stand: descriptions are shown as quotations. */
  private static final Set<String> ACTOR_NAMES =
      Set.of(
          "https://w3id.org/letopis/ontology#agentName",
          "https://w3id.org/letopis/ontology#attributionName");

  /** What a decision on identity is about, and shown as: it has no label of its own. */
  static final Property NAME_FORM =
      ResourceFactory.createProperty("https://w3id.org/letopis/ontology#nameForm");

  private final Addresses addresses;
  private final Model model;

  DescriptionPage(Addresses addresses, Model model) {
    this.addresses = addresses;
    this.model = model;
  }

  String of(String iri, String address) {
    Resource thing = model.createResource(iri);
    StringBuilder body = new StringBuilder();
    body.append("<p class=\"iri\">").append(Html.escape(iri)).append("</p>\n");
    if (model.contains(thing, null) || model.contains(null, null, thing)) {
      body.append(table(thing));
      parts(iri).forEach(part -> body.append(section(name(part), part)));
      body.append(DocumentClaims.section(model, thing, this::link));
      body.append(pointing(thing));
    } else {
      everything().forEach(subject -> body.append(section(link(subject), subject)));
    }
    body.append("<p>").append(formats(address)).append("</p>\n");
    return Html.page(label(thing), alternates(address), body.toString());
  }

  private String section(String title, Resource thing) {
    String iri = thing.getURI();
    String id = iri.substring(iri.indexOf('#') + 1);
    return "<h2 id=\"%s\">%s</h2>\n".formatted(Html.escape(id), title) + table(thing);
  }

  /** The things that a whole graph speaks of. */
  private List<Resource> everything() {
    return model.listSubjects().toList().stream()
        .sorted(Comparator.comparing(Resource::getURI))
        .limit(Description.POINTING)
        .toList();
  }

  private String table(Resource thing) {
    return rows(
        model.listStatements(thing, null, (RDFNode) null).toList().stream()
            .sorted(order())
            .map(this::row)
            .toList());
  }

  private String pointing(Resource thing) {
    List<String> rows =
        model.listStatements(null, null, thing).toList().stream()
            .filter(s -> !s.getSubject().getURI().startsWith(thing.getURI() + "#"))
            .filter(s -> !DocumentClaims.tells(model, s.getPredicate(), s.getSubject()))
            .sorted(order())
            .map(s -> row(s.getPredicate(), link(s.getSubject())))
            .toList();
    return rows.isEmpty()
        ? ""
        : "<h2>What points here · <span lang=\"sr\">Шта упућује овамо</span></h2>\n" + rows(rows);
  }

  private static String rows(List<String> rows) {
    return "<table>\n" + String.join("", rows) + "</table>\n";
  }

  private String row(Statement statement) {
    boolean description =
        ACTOR_NAMES.contains(statement.getPredicate().getURI())
            && Character.isLowerCase(statement.getString().codePointAt(0));
    String value = value(statement.getObject());
    return row(statement.getPredicate(), description ? "<q>" + value + "</q>" : value);
  }

  private String row(Resource property, String value) {
    return "<tr><th scope=\"row\">%s</th><td>%s</td></tr>\n".formatted(link(property), value);
  }

  private String value(RDFNode value) {
    if (value.isLiteral()) {
      Literal literal = value.asLiteral();
      String text = Html.escape(literal.getLexicalForm());
      return literal.getLanguage().isEmpty()
          ? text
          : "<span lang=\"%1$s\">%2$s</span> <small>%1$s</small>"
              .formatted(Html.escape(literal.getLanguage()), text);
    }
    return link(value.asResource());
  }

  private String link(Resource resource) {
    String iri = resource.getURI();
    return Html.link(addresses.link(iri), label(resource));
  }

  private String name(Resource part) {
    return Html.escape(part.getURI().substring(part.getURI().indexOf('#')));
  }

  private List<Resource> parts(String iri) {
    return model.listSubjects().filterKeep(s -> s.getURI().startsWith(iri + "#")).toList().stream()
        .sorted(Comparator.comparing(Resource::getURI))
        .toList();
  }

  private String label(Resource resource) {
    for (String language : LANGUAGES) {
      Optional<String> label =
          List.of(SKOS.prefLabel, RDFS.label).stream()
              .flatMap(p -> model.listStatements(resource, p, null, language).toList().stream())
              .map(Statement::getString)
              .sorted()
              .findFirst();
      if (label.isPresent()) {
        return label.get();
      }
    }
    return model.listObjectsOfProperty(resource, NAME_FORM).toList().stream()
        .map(name -> name.asLiteral().getLexicalForm())
        .sorted()
        .findFirst()
        .orElseGet(() -> shortForm(resource));
  }

  private String shortForm(Resource resource) {
    return model.shortForm(resource.getURI());
  }

  private static Comparator<Statement> order() {
    return Comparator.comparing((Statement s) -> s.getPredicate().getURI())
        .thenComparing(s -> s.getObject().toString())
        .thenComparing(s -> s.getSubject().toString());
  }

  private static String formats(String address) {
    return Negotiation.data().stream()
        .map(f -> Html.link(address + "?format=" + f.extension(), f.extension()))
        .collect(Collectors.joining(" · "));
  }

  private static String alternates(String address) {
    return Negotiation.data().stream()
        .map(
            f ->
                "<link rel=\"alternate\" type=\"%s\" href=\"%s\">\n"
                    .formatted(f.mediaType(), Html.escape(address + "?format=" + f.extension())))
        .collect(Collectors.joining());
  }
}
