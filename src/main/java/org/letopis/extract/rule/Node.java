package org.letopis.extract.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A mapping of a YAML file, read field by field; it remembers what was asked for, so that a field
 * which nothing reads is refused instead of passed over in silence.
 */
final class Node {

  private final String file;
  private final Map<String, Object> value;
  private final Set<String> asked = new TreeSet<>();

  /**
   * @param file the file's name, for what an error says
   * @param loaded what was loaded
   */
  Node(String file, Object loaded) {
    this.file = file;
    this.value = fields(file, loaded);
  }

  private Object get(String field) {
    asked.add(field);
    return value.get(field);
  }

  private static Map<String, Object> fields(String file, Object loaded) {
    if (!(loaded instanceof Map<?, ?> map)) {
      throw new IllegalArgumentException(
          file + ": \"" + loaded + "\" stands where fields with names are expected");
    }
    Map<String, Object> fields = new TreeMap<>();
    map.forEach((key, field) -> fields.put(String.valueOf(key), field));
    return fields;
  }

  IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException(file + ": " + what + "; see mappings/README.md");
  }

  /** Refuses fields that nothing has asked for: misspelt ones. */
  void nothingElse() {
    for (String field : keys()) {
      if (!asked.contains(field)) {
        throw wrong("\"%s\" is no field here; the fields are %s".formatted(field, asked));
      }
    }
  }

  Set<String> keys() {
    return value.keySet();
  }

  String text(String field) {
    return optional(field).orElseThrow(() -> wrong("field \"" + field + "\" is missing"));
  }

  Optional<String> optional(String field) {
    return Optional.ofNullable(get(field)).map(String::valueOf);
  }

  boolean flag(String field) {
    return optional(field).filter("true"::equals).isPresent();
  }

  Optional<Node> child(String field) {
    return Optional.ofNullable(get(field)).map(v -> new Node(file, v));
  }

  Map<String, String> texts(String field) {
    Map<String, String> texts = new TreeMap<>();
    child(field).ifPresent(c -> c.keys().forEach(k -> texts.put(k, c.text(k))));
    return texts;
  }

  List<String> list(String field) {
    Object found = get(field);
    if (found instanceof Collection<?> items) {
      return items.stream().map(String::valueOf).toList();
    }
    return found == null ? List.of() : List.of(String.valueOf(found));
  }

  Set<String> set(String field) {
    return new LinkedHashSet<>(new TreeSet<>(list(field)));
  }

  /** The constants that the words of a field stand for. */
  <E extends Enum<E>> Set<E> constants(String field, Class<E> type) {
    Set<E> found = EnumSet.noneOf(type);
    for (String word : list(field)) {
      found.add(
          EnumSet.allOf(type).stream()
              .filter(c -> c.name().toLowerCase(Locale.ROOT).equals(word))
              .findFirst()
              .orElseThrow(
                  () -> wrong("%s: \"%s\" is none of %s".formatted(field, word, words(type)))));
    }
    return found;
  }

  private static <E extends Enum<E>> List<String> words(Class<E> type) {
    return EnumSet.allOf(type).stream().map(c -> c.name().toLowerCase(Locale.ROOT)).toList();
  }

  List<Node> nodes(String field) {
    List<Node> nodes = new ArrayList<>();
    if (get(field) instanceof Collection<?> items) {
      items.forEach(item -> nodes.add(new Node(file, item)));
    }
    return nodes;
  }
}
