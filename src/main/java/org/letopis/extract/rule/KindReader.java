package org.letopis.extract.rule;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Reads the kinds of {@code mappings/kinds/*.yaml}. */
public final class KindReader {

  private KindReader() {}

  /**
   * All kinds, by id.
   *
   * @throws IllegalArgumentException where a file says something that no rule can mean, with its
   *     name
   */
  public static List<Kind> read(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(f -> f.getFileName().toString().endsWith(".yaml"))
          .sorted()
          .map(KindReader::readFile)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " cannot be read; is mappings/ complete?", e);
    }
  }

  private static Kind readFile(Path file) {
    try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      Object loaded = new Load(LoadSettings.builder().build()).loadFromReader(reader);
      return kind(new Node(file.getFileName().toString(), loaded));
    } catch (YamlEngineException e) {
      throw new IllegalArgumentException(file.getFileName() + " is no YAML: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read; is mappings/ complete?", e);
    }
  }

  private static Kind kind(Node node) {
    String id = node.text("kind");
    List<Rule> rules = new ArrayList<>();
    for (Node rule : node.nodes("rules")) {
      rules.add(rule(id, node.flag("plannable"), rule));
      rule.nothingElse();
    }
    Kind kind =
        new Kind(id, node.texts("label"), node.texts("definition"), node.list("slots"), rules);
    node.nothingElse();
    return kind;
  }

  private static Rule rule(String kind, boolean plannable, Node node) {
    Rule.Head head =
        new Rule.Head(
            node.text("id"), kind, examples(node), node.list("counterexamples"), plannable);
    String shape = node.text("shape");
    return switch (shape) {
      case "affected" -> affected(head, node);
      case "occurrence" ->
          new Rule.Occurrence(
              head,
              node.set("nouns"),
              node.set("verbs"),
              node.constants("targets", Meaning.class),
              byLemma(node, "counts"),
              node.set("apart"),
              node.flag("deniable"),
              node.flag("mentions"),
              node.set("harms"));
      case "attack" ->
          new Rule.Attack(
              head,
              node.set("verbs"),
              node.set("toward"),
              node.set("with"),
              node.flag("doer"),
              node.set("apart"));
      case "tally" ->
          new Rule.Tally(
              head, node.set("nouns"), node.set("of"), node.optional("unit").orElse("person"));
      case "extent" -> new Rule.Extent(head, node.set("units"));
      case "strength" -> new Rule.Strength(head, node.set("units"));
      case "act" ->
          new Rule.Act(
              head,
              node.set("verbs"),
              node.set("nouns"),
              node.flag("needs-noun"),
              node.constants("actor", Rule.Actor.class).stream()
                  .findFirst()
                  .orElse(Rule.Actor.AGENT),
              node.set("deverbal"),
              node.set("never"),
              node.set("content"));
      case "office" -> new Rule.Office(head);
      case "attribute" -> new Rule.Attribute(head, node.text("attribute"));
      case "amount" -> new Rule.Amount(head, node.set("nouns"));
      default -> throw node.wrong("shape \"" + shape + "\" is none that rules can have");
    };
  }

  private static Rule.Affected affected(Rule.Head head, Node node) {
    return new Rule.Affected(
        head,
        node.set("object"),
        node.set("transitive"),
        node.set("subject"),
        node.set("reflexive"),
        node.set("doers"),
        node.set("genitive"),
        node.set("adjectives"),
        byLemma(node, "modes"),
        node.constants("affected", Sort.class),
        node.optional("unit"),
        node.constants("places", Meaning.class),
        node.flag("deniable"),
        node.set("units"),
        node.optional("counted-as"),
        node.flag("acts"),
        node.set("beside"),
        node.set("besides"),
        node.constants("governed", Meaning.class),
        node.flag("predicative"),
        node.set("never"),
        node.set("heads"),
        node.flag("counted"),
        node.flag("denies"),
        node.set("apart"),
        node.flag("agentless"),
        node.flag("negated"),
        node.flag("speakers"),
        node.flag("asked"),
        node.set("means"),
        node.set("around"),
        node.flag("dative"));
  }

  /** What a field gives by name of its value, turned round: the values of each lemma. */
  private static Map<String, List<String>> byLemma(Node node, String field) {
    Map<String, List<String>> values = new TreeMap<>();
    node.child(field)
        .ifPresent(
            child ->
                child
                    .keys()
                    .forEach(
                        value ->
                            child
                                .list(value)
                                .forEach(
                                    lemma ->
                                        values
                                            .computeIfAbsent(lemma, l -> new ArrayList<>())
                                            .add(value))));
    return values;
  }

  private static List<Rule.Example> examples(Node node) {
    List<Rule.Example> examples = new ArrayList<>();
    for (Node example : node.nodes("examples")) {
      Map<String, List<String>> expected = new TreeMap<>();
      example.keys().stream()
          .filter(k -> !k.equals("text"))
          .forEach(k -> expected.put(k, example.list(k)));
      examples.add(new Rule.Example(example.text("text"), expected));
    }
    return examples;
  }
}
