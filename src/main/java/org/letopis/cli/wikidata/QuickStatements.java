package org.letopis.cli.wikidata;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.DCAT;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;

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
  private static final Node DAMAGE = Onto.term("PropertyDamage");
  private static final Node ESTIMATED = Onto.term("Estimated");

  private final Facts facts;
  private final StatementTable table;
  private final LocalDate retrieved;
  private final boolean ownPages;
  private final SortedSet<String> lines = new TreeSet<>();
  private final SortedMap<String, Integer> leftOut = new TreeMap<>();
  private final SortedSet<String> decisions = new TreeSet<>();

  private QuickStatements(
      Facts facts, StatementTable table, LocalDate retrieved, boolean ownPages) {
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
   * @param decisions what a person has to decide before more can be stated
   */
  public record Export(
      List<String> lines, SortedMap<String, Integer> leftOut, List<String> decisions) {
    public Export {
      lines = List.copyOf(lines);
      decisions = List.copyOf(decisions);
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
        new QuickStatements(
            ReleaseGraph.read(nquads), StatementTable.read(table), retrieved, ownPages);
    made.facts.subjects(RDF.type.asNode(), Onto.CLAIM).stream()
        .map(c -> ClaimView.of(made.facts, c))
        .sorted(ClaimView.TEXT_ORDER)
        .forEach(made::claim);
    return new Export(List.copyOf(made.lines), made.leftOut, made.decisions.stream().toList());
  }

  /** Links and addresses are asked for last: they are all that a person has still to decide. */
  private void claim(ClaimView claim) {
    Optional<Node> event = facts.object(claim.claim(), Onto.EVENT);
    if (event.isEmpty()) {
      return; // about no declared event
    }
    if (!facts.objects(claim.claim(), Onto.PERSON).isEmpty()) {
      leave("it names a person");
    } else if (!facts.has(claim.claim(), Onto.POLARITY, Onto.AFFIRMED)) {
      leave("it is denied");
    } else if (isDoubtful(claim)) {
      leave("the document does not state or estimate it itself");
    } else {
      figure(claim, event.get());
      damage(claim, event.get());
    }
  }

  private boolean isDoubtful(ClaimView claim) {
    return !facts.has(claim.claim(), Onto.MODALITY, Onto.STATED)
        && !facts.has(claim.claim(), Onto.MODALITY, ESTIMATED);
  }

  /** A figure of the whole event: of one place or one group it says something else. */
  private void figure(ClaimView claim, Node event) {
    Optional<String> property =
        claim
            .kind()
            .flatMap(k -> claim.unit().flatMap(u -> table.figure(local(k), local(u))))
            .filter(p -> claim.hasFigure());
    if (property.isEmpty()) {
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
      state(claim, item(event), property.get(), Long.toString(claim.low().getAsLong()), event);
    }
  }

  private boolean isOfAPart(ClaimView claim) {
    return !facts.objects(claim.claim(), Onto.AFFECTED_GROUP).isEmpty()
        || !facts.objects(claim.claim(), Onto.SITE).isEmpty()
        || facts.objects(claim.claim(), Onto.PLACE).stream()
            .anyMatch(p -> !facts.has(p, RDF.type.asNode(), Onto.REGION));
  }

  /** A site that was damaged in the event, where both are items. */
  private void damage(ClaimView claim, Node event) {
    Optional<String> property =
        claim.kind().filter(DAMAGE::equals).flatMap(k -> table.site(local(k)));
    if (property.isEmpty()) {
      return;
    }
    for (Node site : facts.objects(claim.claim(), Onto.SITE)) {
      Optional<String> item = item(site);
      if (item.isPresent()) {
        state(claim, item, property.get(), item(event).orElse(""), event);
      } else {
        leave("its site has no confirmed link to Wikidata");
      }
    }
  }

  private void state(
      ClaimView claim, Optional<String> item, String property, String value, Node event) {
    Optional<String> address = address(claim);
    if (item(event).isEmpty()) {
      leave("its event has no confirmed link to Wikidata");
      decisions.add(linkNeeded(event));
    }
    if (address.isEmpty()) {
      leave("its document has no public address");
      claim.document().ifPresent(d -> decisions.add(addressNeeded(d)));
    }
    if (item(event).isPresent() && address.isPresent()) {
      lines.add(
          new Statement(
                  item.orElseThrow(),
                  property,
                  value,
                  facts.has(claim.claim(), Onto.MODALITY, ESTIMATED)
                      ? table.method("estimated")
                      : Optional.empty(),
                  claim.approximate() ? table.circumstance("approximate") : Optional.empty(),
                  address.get(),
                  claim.quote())
              .line(table, retrieved));
    }
  }

  private String linkNeeded(Node event) {
    String key = ReleaseGraph.key(event);
    return "event \"%s\": find its item at Wikidata, compare name, days and place, and add the line \"%s<tab>Q...<tab>confirmed<tab>what it rests on\" to mappings/links/wikidata.tsv; then build again"
        .formatted(key, key);
  }

  private static String addressNeeded(Node document) {
    return "document \"%s\": give it a dcat:landingPage in the catalogue and build again, or refer to our own pages with --own-pages"
        .formatted(ReleaseGraph.key(document));
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
