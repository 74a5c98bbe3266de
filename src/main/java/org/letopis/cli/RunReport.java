package org.letopis.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.claim.Claim;
import org.letopis.claim.Finding;
import org.letopis.claim.Unread;

/**
 * What a run found and what it left out: the same run gives the same report, so there is no clock
 * in it.
 *
 * @param documents one entry a text, by name
 * @param totals how many claims, entities, comparisons and quads there are
 * @param findings those of no single text
 */
record RunReport(List<OfDocument> documents, SortedMap<String, Long> totals, List<Told> findings) {

  /** Of one text: a page of numbers has tens of thousands that no rule reads. */
  private static final int MOST_TOLD = 200;

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  /** A text: its claims by kind, or none at all where it was not converted. */
  record OfDocument(
      String name, boolean converted, SortedMap<String, Long> claims, List<Told> findings) {}

  /** A finding as the report tells it; {@code unread} where it is about places of the text. */
  record Told(
      String severity,
      String where,
      String what,
      String advice,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Unread> unread) {
    static Told of(Finding finding) {
      return new Told(
          finding.severity().name().toLowerCase(Locale.ROOT),
          finding.where(),
          finding.what(),
          finding.advice(),
          finding.unread().stream().toList());
    }
  }

  static RunReport of(
      Converter.Conversion conversion, SortedMap<String, Long> totals, List<Finding> others) {
    List<OfDocument> documents = conversion.documents().stream().map(RunReport::of).toList();
    return new RunReport(documents, totals, others.stream().map(Told::of).toList());
  }

  private static OfDocument of(Stages.Converted converted) {
    SortedMap<String, Long> kinds =
        converted.claims().stream()
            .flatMap(c -> c.claims().stream())
            .collect(Collectors.groupingBy(Claim::kind, TreeMap::new, Collectors.counting()));
    return new OfDocument(
        converted.name(),
        converted.claims().isPresent(),
        kinds,
        Stream.concat(converted.findings().stream(), converted.unread().stream())
            .map(Told::of)
            .toList());
  }

  /** Writes report.json and report.txt. */
  void write(Path folder) throws IOException {
    Files.writeString(folder.resolve("report.json"), json() + "\n");
    Files.writeString(folder.resolve("report.txt"), text());
  }

  private String json() {
    try {
      return JSON.writeValueAsString(this).replace("\r\n", "\n");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a report of strings and numbers is JSON", e);
    }
  }

  /** How many findings of a release's report lost something. */
  static long losses(Path folder) throws IOException {
    Path report = folder.resolve("report.json");
    return Files.exists(report)
        ? JSON.readTree(report.toFile()).findValuesAsText("severity").stream()
            .filter("loss"::equals)
            .count()
        : 0;
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (OfDocument document : documents) {
      long claims = document.claims().values().stream().mapToLong(Long::longValue).sum();
      text.append(OneLine.of(document.name()))
          .append(
              document.converted()
                  ? ": " + Counted.of(claims, "claim") + "\n"
                  : ": not converted\n");
      document.claims().forEach((kind, n) -> text.append("  %-20s %d%n".formatted(kind, n)));
      tell(document.findings(), text);
    }
    if (!findings.isEmpty()) {
      text.append("All texts together\n");
      tell(findings, text);
    }
    text.append("Totals\n");
    totals.forEach((what, n) -> text.append("  %-20s %d%n".formatted(what, n)));
    return text.toString().replace("\r\n", "\n");
  }

  private static void tell(List<Told> findings, StringBuilder text) {
    findings.stream().limit(MOST_TOLD).forEach(finding -> text.append(line(finding)));
    if (findings.size() > MOST_TOLD) {
      text.append(
          "  and %s more; report.json has them all%n"
              .formatted(Counted.of(findings.size() - MOST_TOLD, "finding")));
    }
  }

  private static String line(Told finding) {
    return "  %s: %s%n"
        .formatted(
            finding.severity(),
            OneLine.of("%s: %s; %s".formatted(finding.where(), finding.what(), finding.advice())));
  }
}
