package org.letopis.serve.view;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.letopis.rdf.Cyrillic;
import org.letopis.serve.corpus.Stated;
import org.letopis.serve.html.Language;

/** The questions that figures answer: the table {@code questions.tsv}, and what it leaves over. */
final class Questions {

  private static final List<Question> DECLARED = read();

  private Questions() {}

  /** The questions of the table. */
  static List<Question> declared() {
    return DECLARED;
  }

  /** Claims with figures by the question that they answer; questions without one are left out. */
  static Map<Question, List<Stated>> answered(Desk desk, List<Stated> claims) {
    Map<Question, List<Stated>> answers = new LinkedHashMap<>();
    DECLARED.forEach(q -> answers.put(q, new ArrayList<>()));
    Map<String, Question> others = new TreeMap<>();
    for (Stated claim : claims) {
      if (claim.view().hasFigure()) {
        Question question =
            DECLARED.stream()
                .filter(q -> q.asks(claim))
                .findFirst()
                .orElseGet(() -> others.computeIfAbsent(key(claim), k -> other(desk, k, claim)));
        answers.computeIfAbsent(question, q -> new ArrayList<>()).add(claim);
      }
    }
    answers.values().removeIf(List::isEmpty);
    return answers;
  }

  private static String key(Stated claim) {
    return Question.kind(claim).orElse("claim") + "-" + Question.unit(claim).orElse("number");
  }

  /** What a claim of no declared question counts is named by its kind and unit. */
  private static Question other(Desk desk, String key, Stated claim) {
    return new Question(
        key,
        List.of(),
        Question.unit(claim).stream().toList(),
        Map.of(desk.context().language(), new Scope(desk).label(claim)));
  }

  private static List<Question> read() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Questions.class.getResourceAsStream("questions.tsv"), StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .filter(l -> !l.isBlank() && !l.startsWith("#"))
          .map(Questions::row)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("questions.tsv is part of the program and cannot be read", e);
    }
  }

  private static Question row(String line) {
    String[] cells = line.split("\t", -1);
    if (cells.length != 5) {
      throw new IllegalStateException(
          "questions.tsv: \"" + line + "\" needs key, kinds, units, English, Serbian");
    }
    Map<Language, String> labels = new EnumMap<>(Language.class);
    labels.put(Language.ENGLISH, cells[3]);
    labels.put(Language.LATIN, cells[4]);
    labels.put(Language.CYRILLIC, Cyrillic.sentence(cells[4]));
    return new Question(cells[0], words(cells[1]), words(cells[2]), labels);
  }

  private static List<String> words(String cell) {
    return Arrays.stream(cell.split(" ")).filter(w -> !w.isEmpty()).toList();
  }

  /** The question of that key among those that are answered. */
  static Optional<Question> find(Map<Question, List<Stated>> answers, String key) {
    return answers.keySet().stream().filter(q -> q.key().equals(key)).findFirst();
  }
}
