package org.letopis.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.letopis.claim.Attribute;
import org.letopis.claim.Causation;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.Evidence;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.claim.TimeSpan;

/** One line of a claims file as a claim. */
final class ClaimReader {

  /** The rule of claims that were found by no rule: made by hand, or by another program. */
  private static final String NO_RULE = "given";

  private final JsonLines.Line line;

  private ClaimReader(JsonLines.Line line) {
    this.line = line;
  }

  static NamedClaim read(JsonLines.Line line, KnownTexts texts) throws MalformedClaimException {
    try {
      Claim claim = new ClaimReader(line).claim(texts);
      return new NamedClaim(line.text("id").orElseGet(claim::id), claim);
    } catch (IllegalArgumentException e) {
      // The records say what is wrong with a value; where it stands only this class knows.
      throw new MalformedClaimException(line.where(), e.getMessage());
    }
  }

  private Claim claim(KnownTexts texts) {
    return new Claim(
        evidence(texts),
        required("kind"),
        object("count").map(this::count),
        line.text("unit"),
        strings("modes"),
        strings("groups"),
        names("persons"),
        names("sites"),
        names("places"),
        object("time").map(this::time),
        names("agents"),
        names("attributedTo"),
        line.text("role"),
        names("organizations"),
        line.text("attribute").map(name -> new Attribute(name, line.text("value").orElse(""))),
        line.text("cause").map(cause -> new Causation(cause, line.text("effect").orElse(""))),
        line.text("polarity").map(Polarity::of).orElse(Polarity.AFFIRMED),
        line.text("modality").map(Modality::of).orElse(Modality.STATED),
        confidence());
  }

  private Evidence evidence(KnownTexts texts) {
    String document = required("doc");
    String quote = required("quote");
    int start = offset("start");
    return new Evidence(
        document,
        start,
        offset("end"),
        quote,
        texts.occurrence(document, quote, start),
        line.text("rule").orElse(NO_RULE));
  }

  private Count count(JsonNode node) {
    return new Count(
        bound(node, "low"),
        bound(node, "high"),
        node.path("approximate").asBoolean(false),
        node.path("text").asText(""));
  }

  private OptionalLong bound(JsonNode node, String field) {
    JsonNode value = node.path(field);
    if (value.isMissingNode() || value.isNull()) {
      return OptionalLong.empty();
    }
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      throw new IllegalArgumentException("\"" + field + "\" is no whole number: " + value);
    }
    return OptionalLong.of(value.asLong());
  }

  private TimeSpan time(JsonNode node) {
    return new TimeSpan(
        Optional.ofNullable(node.path("start").textValue()),
        Optional.ofNullable(node.path("end").textValue()),
        node.path("text").asText(""));
  }

  private double confidence() {
    JsonNode value = line.object().path("confidence");
    return value.isMissingNode() || value.isNull() ? 1.0 : value.asDouble(-1);
  }

  private String required(String field) {
    return line.text(field)
        .orElseThrow(
            () -> new IllegalArgumentException("no \"" + field + "\"; every claim has one"));
  }

  private int offset(String field) {
    JsonNode value = line.object().path(field);
    if (!value.canConvertToInt() || !value.isIntegralNumber()) {
      throw new IllegalArgumentException(
          "\"" + field + "\" is no offset; give the code points before it as a whole number");
    }
    return value.asInt();
  }

  private Optional<JsonNode> object(String field) {
    return Optional.of(line.object().path(field))
        .filter(node -> node.isObject() && !node.isEmpty());
  }

  private List<Mentioned> names(String field) {
    return strings(field).stream().map(Mentioned::named).toList();
  }

  private List<String> strings(String field) {
    JsonNode value = line.object().path(field);
    if (!value.isMissingNode() && !value.isNull() && !value.isArray()) {
      throw new IllegalArgumentException("\"" + field + "\" is no list: " + value);
    }
    List<String> values = new ArrayList<>();
    value.forEach(element -> values.add(element.asText()));
    return values;
  }
}
