package org.letopis.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.letopis.claim.Claim;
import org.letopis.extract.Extractor;
import org.letopis.lexicon.Analyser;
import org.letopis.text.Document;

/**
 * How many of the claims found in a treebank of news are right, by the marks of a reader. The
 * treebank is no part of the project: without {@code -Dletopis.treebank=FOLDER} only the table of
 * marks is checked.
 */
class TreebankTest {

  private static final Path MAPPINGS = GoldCorpus.HOME.resolve("mappings");
  private static final Path MARKS = GoldCorpus.HOME.resolve("evaluation/treebank/marks.tsv");
  private static final List<String> UNMARKED = List.of("doc", "id", "start", "end", "confidence");
  private static final int DIGITS = 10;
  private static final int SENTENCE = 0;
  private static final int MARK = 4;
  private static final int CELLS = 6;

  /** A document of the treebank, and which sentence begins at which offset. */
  private record News(Document document, NavigableMap<Integer, String> sentences) {}

  @Test
  void a_mark_says_of_which_claim_and_why_it_is_wrong() throws IOException {
    List<List<String>> rows = rows();
    assertThat(rows.stream().map(row -> row.subList(SENTENCE, MARK))).doesNotHaveDuplicates();
    assertThat(rows)
        .isNotEmpty()
        .allSatisfy(
            row -> {
              assertThat(row).hasSize(CELLS);
              assertThat(String.join("\t", row))
                  .matches(
                      "(set|news)-s\\d+\t\\w+\t[a-z-]+\\.[a-z-]+\t[0-9a-f]{10}\t(right\t|wrong\t.+)");
            });
  }

  @Test
  void most_claims_found_in_a_treebank_of_news_are_right(TestReporter reporter) throws IOException {
    Optional<Path> folder =
        Optional.ofNullable(System.getProperty("letopis.treebank")).map(Path::of);
    assumeTrue(folder.filter(Files::isDirectory).isPresent(), "-Dletopis.treebank is no folder");
    Map<String, String> marks =
        rows().stream()
            .collect(
                Collectors.toMap(
                    r -> String.join("\t", r.subList(SENTENCE, MARK)), r -> r.get(MARK)));
    List<String> found = found(folder.get());
    List<String> unread = found.stream().filter(f -> !marks.containsKey(f)).toList();
    long right = found.stream().filter(f -> "right".equals(marks.get(f))).count();
    long read = found.size() - unread.size();
    String result =
        "%d claims, %d of %d read are right, not read: %s"
            .formatted(found.size(), right, read, unread);
    reporter.publishEntry("treebank", result);
    assertThat(right).as(result).isGreaterThanOrEqualTo(Math.ceilDiv(read * 85, 100));
    assertThat(unread.size()).as(result).isLessThan(Math.ceilDiv(found.size(), 5));
  }

  private static List<List<String>> rows() throws IOException {
    return Files.readAllLines(MARKS, StandardCharsets.UTF_8).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> List.of(line.split("\t", -1)))
        .toList();
  }

  /** The claims found, each as sentence, kind, rule and digest. */
  private static List<String> found(Path folder) throws IOException {
    Analyser analyser = Analyser.load(MAPPINGS);
    Extractor extractor = Extractor.load(MAPPINGS);
    List<String> found = new ArrayList<>();
    for (News news : news(folder)) {
      for (Claim claim :
          extractor.extract(analyser.analyse(news.document(), Optional.empty())).claims()) {
        String sentence = news.sentences().floorEntry(claim.evidence().start()).getValue();
        found.add(
            String.join("\t", sentence, claim.kind(), claim.evidence().rule(), digest(claim)));
      }
    }
    return found;
  }

  private static List<News> news(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(f -> f.toString().endsWith(".conllu")).sorted().toList();
    }
    List<News> found = new ArrayList<>();
    for (Path file : files) {
      String name = "";
      String sentence = "";
      StringBuilder text = new StringBuilder();
      NavigableMap<Integer, String> sentences = new TreeMap<>();
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        if (line.startsWith("# newdoc id")) {
          add(found, name, text, sentences);
          name = value(line) + ".txt";
          text = new StringBuilder();
          sentences = new TreeMap<>();
        } else if (line.startsWith("# sent_id")) {
          sentence = value(line);
        } else if (line.startsWith("# text =")) {
          sentences.put(text.codePointCount(0, text.length()), sentence);
          text.append(value(line)).append("\n\n");
        }
      }
      add(found, name, text, sentences);
    }
    return found;
  }

  private static void add(
      List<News> found, String name, StringBuilder text, NavigableMap<Integer, String> sentences) {
    if (!sentences.isEmpty()) {
      found.add(new News(new Document(name, text.toString(), "0"), sentences));
    }
  }

  private static String value(String comment) {
    return comment.substring(comment.indexOf('=') + 1).strip();
  }

  private static String digest(Claim claim) {
    ObjectNode slots = ClaimsJson.object(claim).remove(UNMARKED);
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(JsonLines.write(slots).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
