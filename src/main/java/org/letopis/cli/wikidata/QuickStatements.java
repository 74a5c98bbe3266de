package org.letopis.cli.wikidata;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.DCAT;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.serve.page.ClaimView;
import org.letopis.serve.page.Facts;
import org.letopis.serve.page.Onto;

/**
 * Statements about declared events for an editor of Wikidata to review, as QuickStatements V1:
 * every value that a document gives, conflicting ones side by side, each with where it stands.
 * Persons are never in them.
 */
public final class QuickStatements {

  private static final List<Node> ADDRESSES =
      List.of(
          DCAT.landingPage.asNode(),
          DCTerms.source.asNode(),
          RDFS.seeAlso.asNode(),
          ReleaseGraph.iri("http://xmlns.com/foaf/0.1/page"),
          ReleaseGraph.iri("https://schema.org/url"));

  private final Facts facts;
  private final Map<String, String> table;
  private final LocalDate retrieved;
  private final boolean ownPages;
  private final List<String> lines = new ArrayList<>();
  private final SortedMap<String, Integer> leftOut = new TreeMap<>();

  private QuickStatements(
      Facts facts, Map<String, String> table, LocalDate retrieved, boolean ownPages) {
    this.facts = facts;
    this.table = table;
    this.retrieved = retrieved;
    this.ownPages = ownPages;
  }

  /**
   * What came of an export.
   *
   * @param lines the statements
   * @param leftOut how many claims were left out, by reason
   */
  public record Export(List<String> lines, SortedMap<String, Integer> leftOut) {
    public Export {
      lines = List.copyOf(lines);
    }
  }

  /**
   * Makes the statements.
   *
   * @param nquads the release's N-Quads
   * @param table {@code mappings/links/quickstatements.tsv}
   * @param retrieved the day on which the references were looked at
   * @param ownPages whether a document without a public address is referred to by the claim's page
   */
  public static Export of(Path nquads, Path table, LocalDate retrieved, boolean ownPages)
      throws IOException {
    QuickStatements made =
        new QuickStatements(ReleaseGraph.read(nquads), read(table), retrieved, ownPages);
    made.facts.subjects(RDF.type.asNode(), Onto.CLAIM).stream()
        .map(c -> ClaimView.of(made.facts, c))
        .sorted(ClaimView.TEXT_ORDER)
        .forEach(made::claim);
    return new Export(made.lines.stream().sorted(Comparator.naturalOrder()).toList(), made.leftOut);
  }

  private static Map<String, String> read(Path file) throws IOException {
    Map<String, String> table = new TreeMap<>();
    for (String line : Files.readAllLines(file)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] cells = line.split("\t", -1);
        if (cells.length < 3 || !cells[2].matches("[PQ][1-9][0-9]*")) {
          throw new IOException(
              "%s: \"%s\" needs what it is about, a value, and a property or an item"
                  .formatted(file.getFileName(), line));
        }
        table.put(cells[0] + "\t" + cells[1], cells[2]);
      }
    }
    return table;
  }

  private void claim(ClaimView claim) {
    Optional<Node> event = facts.object(claim.claim(), Onto.EVENT);
    if (event.isEmpty()) {
      return; // about no declared event
    }
    Optional<String> item = item(event.get());
    if (item.isEmpty()) {
      leave("the event has no confirmed link to Wikidata (mappings/links/wikidata.tsv)");
    } else if (!facts.objects(claim.claim(), Onto.PERSON).isEmpty()) {
      leave("it names a person");
    } else if (!facts.has(claim.claim(), Onto.POLARITY, Onto.AFFIRMED)) {
      leave("it is denied");
    } else if (isDoubtful(claim)) {
      leave("the document does not state or estimate it itself");
    } else {
      figure(claim, item.get());
      damage(claim, item.get());
    }
  }

  private boolean isDoubtful(ClaimView claim) {
    return !facts.has(claim.claim(), Onto.MODALITY, Onto.STATED)
        && !facts.has(claim.claim(), Onto.MODALITY, Onto.term("Estimated"));
  }

  /** A figure of the whole event: of one place or one group it says something else. */
  private void figure(ClaimView claim, String event) {
    Optional<String> property =
        claim
            .kind()
            .flatMap(k -> claim.unit().map(u -> local(k) + " " + local(u)))
            .map(key -> table.get("figure\t" + key));
    if (property.isEmpty() || !claim.hasFigure()) {
      return;
    }
    boolean exact =
        claim.low().isPresent()
            && claim.high().isPresent()
            && claim.low().getAsLong() == claim.high().getAsLong();
    if (!exact) {
      leave("its figure is a bound or a range, not a number");
    } else if (isOfAPart(claim)) {
      leave("its figure is of one group or one place, not of the event");
    } else {
      statement(claim, event, property.get(), Long.toString(claim.low().getAsLong()));
    }
  }

  private boolean isOfAPart(ClaimView claim) {
    return !facts.objects(claim.claim(), Onto.AFFECTED_GROUP).isEmpty()
        || !facts.objects(claim.claim(), Onto.SITE).isEmpty()
        || facts.objects(claim.claim(), Onto.PLACE).stream()
            .anyMatch(p -> !facts.has(p, RDF.type.asNode(), Onto.REGION));
  }

  /** A site that was damaged in the event, where both are items. */
  private void damage(ClaimView claim, String event) {
    if (!claim.kind().equals(Optional.of(Onto.term("PropertyDamage")))) {
      return;
    }
    String property = table.get("site\tPropertyDamage");
    if (property == null) {
      return;
    }
    for (Node site : facts.objects(claim.claim(), Onto.SITE)) {
      item(site).ifPresent(i -> statement(claim, i, property, event));
    }
  }

  private void statement(ClaimView claim, String item, String property, String value) {
    Optional<String> address = address(claim);
    if (address.isEmpty()) {
      leave("its document has no public address in the catalogue (--own-pages refers to ours)");
      return;
    }
    List<String> cells = new ArrayList<>(List.of(item, property, value));
    if (facts.has(claim.claim(), Onto.MODALITY, Onto.term("Estimated"))) {
      Optional.ofNullable(table.get("method\testimated"))
          .ifPresent(method -> cells.addAll(List.of("P459", method)));
    }
    if (claim.approximate()) {
      Optional.ofNullable(table.get("circumstance\tapproximate"))
          .ifPresent(circa -> cells.addAll(List.of("P1480", circa)));
    }
    cells.addAll(List.of("S854", "\"" + address.get() + "\""));
    cells.addAll(List.of("S813", "+" + retrieved + "T00:00:00Z/11"));
    claim.quote().ifPresent(q -> cells.addAll(List.of("S1683", quotation(q))));
    String line = String.join("\t", cells);
    if (!lines.contains(line)) {
      lines.add(line);
    }
  }

  /** A quotation mark would end it: the typographic one says the same. */
  private static String quotation(Node quote) {
    String language =
        switch (quote.getLiteralLanguage()) {
          case "sr-Latn" -> "sr-el";
          case "sr-Cyrl" -> "sr-ec";
          case "" -> "und";
          default -> quote.getLiteralLanguage();
        };
    String text = quote.getLiteralLexicalForm().replaceAll("\\s+", " ").replace('"', '”');
    return language + ":\"" + text + "\"";
  }

  private Optional<String> address(ClaimView claim) {
    Optional<String> published =
        claim
            .document()
            .flatMap(
                d ->
                    ADDRESSES.stream()
                        .flatMap(p -> facts.objects(d, p).stream())
                        .map(v -> v.isURI() ? v.getURI() : v.getLiteralLexicalForm())
                        .filter(v -> v.matches("https?://[^\\s\"]+"))
                        .findFirst());
    return published.or(() -> ownPages ? Optional.of(claim.claim().getURI()) : Optional.empty());
  }

  /** Only what is confirmed. */
  private Optional<String> item(Node thing) {
    return facts.objects(thing, SKOS.exactMatch.asNode()).stream()
        .map(Node::getURI)
        .filter(i -> i.startsWith("http://www.wikidata.org/entity/Q"))
        .map(i -> i.substring(i.lastIndexOf('/') + 1))
        .findFirst();
  }

  private void leave(String why) {
    leftOut.merge(why, 1, Integer::sum);
  }

  private static String local(Node node) {
    String iri = node.getURI();
    return iri.substring(Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/')) + 1);
  }
}
