package org.letopis.serve.facts;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;
import java.util.function.Supplier;
import org.apache.jena.graph.Node;

/**
 * What a graph that never changes was asked before: pages ask for the same names again and again.
 * What is asked for least makes room for other answers.
 */
public final class Remembered {

  /** A few megabytes. */
  private static final int MOST = 40_000;

  /** A question: the values of a property of a thing. */
  private record Asked(Node subject, Node property) {}

  private final Cache<Asked, List<Node>> objects = Caffeine.newBuilder().maximumSize(MOST).build();

  /** The values that were found before, or else are found now. */
  List<Node> objects(Node subject, Node property, Supplier<List<Node>> find) {
    return objects.get(new Asked(subject, property), asked -> find.get());
  }
}
