package org.letopis.evaluate;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.Evidence;
import org.letopis.claim.Mentioned;
import org.letopis.claim.TimeSpan;

/** Claims as JSON Lines (docs/claims-format.md): one claim a line, UTF-8, not escaped. */
public final class ClaimsJson {

  private static final int CONFIDENCE_DECIMALS = 2;

  private ClaimsJson() {}

  /**
   * The claim as one line, without its line end: the fields in the format's order; slots that the
   * text does not fill are left out, polarity and modality are always there.
   */
  public static String write(Claim claim) {
    return JsonLines.write(object(claim));
  }

  /**
   * Reads a claims file; fields that the format does not know are passed over.
   *
   * @throws MalformedClaimException where a line is no claim; it names file and line
   * @throws IOException where the file cannot be read
   */
  public static List<NamedClaim> read(Path file, KnownTexts texts) throws IOException {
    List<NamedClaim> claims = new ArrayList<>();
    for (JsonLines.Line line : JsonLines.read(file)) {
      claims.add(ClaimReader.read(line, texts));
    }
    return List.copyOf(claims);
  }

  /**
   * Reads every {@code *.jsonl} file of a folder, in the order of their names.
   *
   * @throws MalformedClaimException where a line is no claim; it names file and line
   * @throws IOException where a file cannot be read
   */
  public static List<NamedClaim> readFolder(Path folder, KnownTexts texts) throws IOException {
    List<NamedClaim> claims = new ArrayList<>();
    for (Path file : files(folder)) {
      claims.addAll(read(file, texts));
    }
    return List.copyOf(claims);
  }

  /**
   * The claim with some slots as a person says they are.
   *
   * @param changes a JSON object of the claims format's fields; null empties a slot
   * @throws MalformedClaimException where the changes are no JSON object or make no claim
   */
  public static Claim mend(Claim claim, String changes, KnownTexts texts)
      throws MalformedClaimException {
    ObjectNode node = object(claim);
    JsonLines.Line line = JsonLines.parse(changes, "corrections.tsv, " + claim.id());
    for (String field : List.of("doc", "id", "quote", "start", "end", "rule")) {
      if (line.object().has(field)) {
        throw new MalformedClaimException(
            line.where(), "\"" + field + "\" says where the claim stands and cannot be mended");
      }
    }
    line.object()
        .properties()
        .forEach(
            field -> {
              if (field.getValue().isNull()) {
                node.remove(field.getKey());
              } else {
                node.set(field.getKey(), field.getValue());
              }
            });
    node.remove("id");
    return ClaimReader.read(new JsonLines.Line(line.where(), node), texts).claim();
  }

  /** The claims files of a folder by name; a path that is no folder is a file itself. */
  static List<Path> files(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> entries = Files.list(path)) {
      return entries
          .filter(entry -> entry.getFileName().toString().endsWith(".jsonl"))
          .sorted()
          .toList();
    }
  }

  static ObjectNode object(Claim claim) {
    Evidence evidence = claim.evidence();
    ObjectNode node = JsonLines.object();
    node.put("doc", evidence.document());
    node.put("id", claim.id());
    node.put("kind", claim.kind());
    node.put("quote", evidence.quote());
    node.put("start", evidence.start());
    node.put("end", evidence.end());
    claim.count().ifPresent(count -> node.set("count", count(count)));
    claim.unit().ifPresent(unit -> node.put("unit", unit));
    put(node, "modes", claim.modes());
    put(node, "groups", claim.groups());
    putNames(node, "persons", claim.persons());
    putNames(node, "sites", claim.sites());
    putNames(node, "places", claim.places());
    claim.time().ifPresent(time -> node.set("time", time(time)));
    putNames(node, "agents", claim.agents());
    putNames(node, "attributedTo", claim.attributedTo());
    claim.role().ifPresent(role -> node.put("role", role));
    putNames(node, "organizations", claim.organizations());
    claim.attribute().ifPresent(a -> node.put("attribute", a.name()).put("value", a.value()));
    claim.causation().ifPresent(c -> node.put("cause", c.cause()).put("effect", c.effect()));
    node.put("polarity", claim.polarity().word());
    node.put("modality", claim.modality().word());
    node.put("rule", evidence.rule());
    node.put("confidence", rounded(claim.confidence()));
    return node;
  }

  private static ObjectNode count(Count count) {
    ObjectNode node = JsonLines.object();
    putBound(node, "low", count.low());
    putBound(node, "high", count.high());
    return node.put("approximate", count.approximate()).put("text", count.text());
  }

  private static void putBound(ObjectNode node, String field, OptionalLong bound) {
    if (bound.isPresent()) {
      node.put(field, bound.getAsLong());
    } else {
      node.putNull(field);
    }
  }

  private static ObjectNode time(TimeSpan time) {
    ObjectNode node = JsonLines.object();
    time.start().ifPresent(start -> node.put("start", start));
    time.end().ifPresent(end -> node.put("end", end));
    return node.put("text", time.text());
  }

  private static void putNames(ObjectNode node, String field, List<Mentioned> names) {
    put(node, field, names.stream().map(Mentioned::label).toList());
  }

  private static void put(ObjectNode node, String field, List<String> values) {
    if (!values.isEmpty()) {
      ArrayNode array = node.putArray(field);
      values.forEach(array::add);
    }
  }

  private static BigDecimal rounded(double confidence) {
    BigDecimal value =
        BigDecimal.valueOf(confidence).setScale(CONFIDENCE_DECIMALS, RoundingMode.HALF_UP);
    // 1 and 0, not 1E+0 and 0.00: plain numbers without trailing noughts.
    return new BigDecimal(value.stripTrailingZeros().toPlainString());
  }
}
