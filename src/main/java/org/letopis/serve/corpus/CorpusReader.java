package org.letopis.serve.corpus;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.OA;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.facts.Remembered;
import org.letopis.serve.html.Facet;

/** Reads a corpus from a store, within the caller's read transaction. */
public final class CorpusReader {

  private final Facts facts;
  private final String base;
  private final SourceTexts texts;
  private final Map<Facet, Map<String, Node>> values = new EnumMap<>(Facet.class);

  private CorpusReader(Facts facts, String base, SourceTexts texts) {
    this.facts = facts;
    this.base = base;
    this.texts = texts;
  }

  /**
   * The corpus of a graph.
   *
   * @param base base IRI of the data
   * @param texts the documents themselves
   */
  public static Corpus read(Facts facts, String base, SourceTexts texts) {
    return new CorpusReader(facts, base, texts).corpus();
  }

  private Corpus corpus() {
    List<Stated> claims =
        things(Onto.CLAIM).stream()
            .map(c -> ClaimView.of(facts, c))
            .sorted(ClaimView.TEXT_ORDER)
            .map(this::stated)
            .toList();
    return new Corpus(
        sources(claims),
        claims,
        things(Onto.COMPARISON).stream().map(this::relation).toList(),
        things(Onto.term("Origin")).stream().map(this::origin).toList(),
        values,
        texts,
        new Remembered(),
        whole());
  }

  private List<Node> things(Node type) {
    return facts.subjects(RDF.type.asNode(), type);
  }

  private List<Source> sources(List<Stated> claims) {
    Map<Node, Long> counts =
        claims.stream()
            .flatMap(c -> c.view().document().stream())
            .collect(Collectors.groupingBy(d -> d, Collectors.counting()));
    List<Source> sources = new ArrayList<>();
    for (Node document : things(Onto.DOCUMENT)) {
      sources.add(
          new Source(
              document,
              Source.mark(sources.size()),
              facts.text(document, Onto.FILE_NAME).orElse(Keys.last(document)),
              facts.object(document, Onto.term("sourceKind")),
              facts.object(document, DCTerms.publisher.asNode()),
              facts.text(document, DCTerms.issued.asNode()),
              counts.getOrDefault(document, 0L)));
    }
    return sources;
  }

  private Stated stated(ClaimView view) {
    Node claim = view.claim();
    Node selector = Facts.iri(claim.getURI() + "#quote");
    List<Node> groups = facts.objects(claim, Onto.AFFECTED_GROUP);
    List<Node> places = facts.objects(claim, Onto.PLACE);
    Stated.Times times =
        new Stated.Times(facts.text(claim, Onto.START_DATE), facts.text(claim, Onto.END_DATE));
    Map<Facet, Set<String>> chosen = new EnumMap<>(Facet.class);
    chosen.put(Facet.KIND, keys(Facet.KIND, view.kind().stream()));
    chosen.put(Facet.PLACE, keys(Facet.PLACE, around(claim, places).stream()));
    chosen.put(Facet.DAY, new TreeSet<>(Days.of(times)));
    chosen.put(Facet.SOURCE, keys(Facet.SOURCE, view.document().stream()));
    chosen.put(Facet.GROUP, keys(Facet.GROUP, groups.stream()));
    chosen.put(Facet.AUTHORITY, keys(Facet.AUTHORITY, view.sources().stream()));
    return new Stated(
        view,
        groups,
        places,
        times,
        new Stated.Words(
            facts.text(selector, OA.prefix.asNode()).orElse(""),
            facts.text(selector, OA.suffix.asNode()).orElse(""),
            facts.text(claim, Onto.COUNT_TEXT)),
        new Stated.Standing(facts.object(claim, Onto.POLARITY), facts.object(claim, Onto.MODALITY)),
        chosen);
  }

  private Set<String> keys(Facet facet, Stream<Node> nodes) {
    Map<String, Node> known = values.computeIfAbsent(facet, f -> new TreeMap<>());
    return nodes
        .filter(Node::isURI)
        .map(
            node -> {
              String key = Keys.of(facet, node, base);
              known.put(key, node);
              return key;
            })
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Places, where the claim's sites are, and everything that these lie within. */
  private Set<Node> around(Node claim, List<Node> places) {
    Set<Node> around = new LinkedHashSet<>();
    List<Node> next = new ArrayList<>(places);
    facts.objects(claim, Onto.SITE).forEach(s -> next.addAll(facts.objects(s, Onto.WITHIN)));
    while (!next.isEmpty()) {
      Node place = next.removeLast();
      if (around.add(place)) {
        next.addAll(facts.objects(place, Onto.WITHIN));
      }
    }
    return around;
  }

  private Relation relation(Node node) {
    return new Relation(
        node,
        facts.object(node, Onto.COMPARISON_TYPE),
        facts.object(node, Onto.term("contradictionKind")),
        facts.objects(node, Onto.COMPARES),
        facts.objects(node, Onto.term("firstSide")),
        facts.objects(node, Onto.term("secondSide")),
        facts.number(node, Onto.term("documentCount")).orElse(0),
        facts.number(node, Onto.term("originCount")).orElse(0));
  }

  private Origin origin(Node node) {
    return new Origin(
        node,
        facts.object(node, Onto.term("originBasis")),
        facts.object(node, Onto.term("originAuthority")),
        facts.objects(node, Onto.term("originOf")));
  }

  /** The places that bear the name of an area that a document as a whole tells of. */
  private Set<Node> whole() {
    Set<Node> whole = new HashSet<>();
    for (Node document : things(Onto.DOCUMENT)) {
      facts.objects(document, DCTerms.spatial.asNode()).stream()
          .flatMap(area -> facts.objects(area, RDFS.label.asNode()).stream())
          .flatMap(label -> facts.subjects(RDFS.label.asNode(), label).stream())
          .filter(place -> facts.has(place, RDF.type.asNode(), Onto.REGION))
          .forEach(whole::add);
    }
    return whole;
  }
}
