package org.letopis.serve.corpus;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.query.Dataset;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Remembered;
import org.letopis.serve.html.Facet;

/**
 * All that a release says, in memory.
 *
 * @param sources the documents, by IRI
 * @param claims their claims, in the order of documents and text
 * @param relations how claims stand to each other, by IRI
 * @param origins which claims go back to one origin
 * @param values what the values of facets stand for, by key; days stand for themselves
 * @param texts the documents themselves
 * @param remembered what the release's graph was asked before
 * @param whole the places that the documents are about as a whole: no claim is narrower for them
 */
public record Corpus(
    List<Source> sources,
    List<Stated> claims,
    List<Relation> relations,
    List<Origin> origins,
    Map<Facet, Map<String, Node>> values,
    SourceTexts texts,
    Remembered remembered,
    Set<Node> whole) {

  public Corpus {
    sources = List.copyOf(sources);
    claims = List.copyOf(claims);
    relations = List.copyOf(relations);
    origins = List.copyOf(origins);
    values = Map.copyOf(values);
    whole = Set.copyOf(whole);
  }

  /** The release's graph; what it was asked before it is not asked again. */
  public Facts facts(Dataset store) {
    return new Facts(store.asDatasetGraph().getUnionGraph(), remembered);
  }

  /** The document with that IRI. */
  public Optional<Source> source(Node document) {
    return sources.stream().filter(s -> s.node().equals(document)).findFirst();
  }

  /** Claims by IRI, in their order. */
  public Map<Node, Stated> byNode() {
    return claims.stream()
        .collect(
            Collectors.toMap(
                Stated::node, Function.identity(), (one, other) -> one, LinkedHashMap::new));
  }

  /** What a value of a facet stands for; empty for a day. */
  public Optional<Node> value(Facet facet, String key) {
    return Optional.ofNullable(values.getOrDefault(facet, Map.of()).get(key));
  }
}
