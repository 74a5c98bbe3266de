package org.letopis.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.letopis.text.Script;

/**
 * Makes Serbian texts of any length: the sentences of the project's own tables of examples and of a
 * list with slots, in an order, with numbers, names, places, dates and a script by chance. The same
 * seed gives the same text.
 */
final class Texts {

  private static final Pattern SLOT = Pattern.compile("\\{(\\w+)}");
  private static final Pattern LARGE_NUMBER =
      Pattern.compile("(?<![\\d.,])\\d(?=\\d\\d(?![\\d.]))");
  private static final List<String> MONTHS =
      List.of("januara", "marta", "maja", "jula", "septembra", "novembra", "decembra");

  private final List<String> sentences;
  private final List<String> templates;
  private final List<String> givenNames;
  private final List<String> fathers;
  private final List<String> villages;
  private final List<String> towns;

  private Texts(
      List<String> sentences,
      List<String> templates,
      List<String> givenNames,
      List<String> villages,
      List<String> towns) {
    this.sentences = sentences;
    this.templates = templates;
    this.givenNames = givenNames;
    this.fathers = givenNames.stream().filter(n -> !n.matches(".*[aeiou]")).toList();
    this.villages = villages;
    this.towns = towns;
  }

  /**
   * Reads what texts are made of.
   *
   * @param home the project's folder
   */
  static Texts load(Path home) throws IOException {
    Path tables = home.resolve("src/test/resources/org/letopis/extract");
    List<String> sentences = new ArrayList<>();
    try (Stream<Path> variations = Files.list(tables.resolve("variations"))) {
      for (Path table : variations.sorted().toList()) {
        column(table, "\t", 0).forEach(sentences::add);
      }
    }
    for (String table : List.of("negatives", "persons", "attributions", "offices-and-attributes")) {
      column(tables.resolve(table + ".txt"), " \\| ", 0)
          .map(s -> s.replace('¶', ' '))
          .forEach(sentences::add);
    }
    Path gazetteer = home.resolve("mappings/gazetteer");
    return new Texts(
        List.copyOf(sentences),
        column(home.resolve("src/bench/resources/org/letopis/bench/sentences.txt"), "\t", 0)
            .toList(),
        column(home.resolve("mappings/sr/given-names.tsv"), "\t", 0).toList(),
        column(gazetteer.resolve("villages.tsv"), "\t", 1).toList(),
        column(gazetteer.resolve("settlements.tsv"), "\t", 1).toList());
  }

  private static Stream<String> column(Path table, String separator, int column)
      throws IOException {
    return Files.readAllLines(table, StandardCharsets.UTF_8).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split(separator, -1)[column].strip());
  }

  /**
   * A text.
   *
   * @param seed what chance begins with
   * @param bytes its least length in UTF-8
   */
  String text(long seed, int bytes, Shape shape) {
    Random chance = new Random(seed);
    boolean cyrillic = chance.nextInt(3) == 0;
    StringBuilder text = new StringBuilder(bytes);
    int length = 0;
    int left = paragraph(chance);
    while (length < bytes) {
      String sentence = sentence(chance);
      if (shape == Shape.SENTENCE) {
        sentence = sentence.replaceAll("[.!?]+[“\"]?$", "") + ", ";
      } else if (shape == Shape.TEXT && --left == 0) {
        sentence += "\n\n";
        left = paragraph(chance);
      } else {
        sentence += " ";
      }
      sentence = cyrillic ? Script.cyrillic(sentence) : sentence;
      length += sentence.getBytes(StandardCharsets.UTF_8).length;
      text.append(sentence);
    }
    return text.toString().strip() + "\n";
  }

  private static int paragraph(Random chance) {
    return 2 + chance.nextInt(5);
  }

  /** Half of them from the tables. */
  private String sentence(Random chance) {
    if (chance.nextBoolean()) {
      return LARGE_NUMBER
          .matcher(of(sentences, chance))
          .replaceAll(m -> Integer.toString(1 + chance.nextInt(9)));
    }
    Matcher slots = SLOT.matcher(of(templates, chance));
    return slots.replaceAll(m -> Matcher.quoteReplacement(filler(m.group(1), chance)));
  }

  private String filler(String slot, Random chance) {
    return switch (slot) {
      case "person" -> of(givenNames, chance) + " " + of(fathers, chance) + "ović";
      case "village" -> of(villages, chance);
      case "town" -> of(towns, chance);
      case "number" -> number(chance);
      case "day" -> Integer.toString(1 + chance.nextInt(28));
      case "month" -> of(MONTHS, chance);
      case "year" -> Integer.toString(1950 + chance.nextInt(74));
      default -> throw new IllegalArgumentException("no such slot: " + slot);
    };
  }

  private static String number(Random chance) {
    int number = 5 + chance.nextInt(15) + 100 * chance.nextInt(3) * chance.nextInt(60);
    return number < 1000
        ? Integer.toString(number)
        : "%d.%03d".formatted(number / 1000, number % 1000);
  }

  private static String of(List<String> all, Random chance) {
    return all.get(chance.nextInt(all.size()));
  }
}
