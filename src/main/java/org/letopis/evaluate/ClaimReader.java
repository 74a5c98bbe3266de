package org.letopis.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
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
        line.text("attribute").map(name -> new Attribute(name, required("value"))),
        line.text("cause").map(cause -> new Causation(cause, required("effect"))),
        word("polarity", Polarity.values(), Polarity::word).orElse(Polarity.AFFIRMED),
        word("modality", Modality.values(), Modality::word).orElse(Modality.STATED),
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
        flag(node, "approximate"),
        node.path("text").asText(""));
  }

  private static boolean flag(JsonNode node, String field) {
    JsonNode value = node.path(field);
    if (!value.isMissingNode() && !value.isNull() && !value.isBoolean()) {
      throw new IllegalArgumentException("\"" + field + "\" is neither true nor false: " + value);
    }
    return value.asBoolean(false);
  }

  /** A word of the format, such as it writes it. */
  private <E> Optional<E> word(String field, E[] values, Function<E, String> word) {
    return line.text(field)
        .map(
            given ->
                Arrays.stream(values)
                    .filter(value -> word.apply(value).equals(given))
                    .findFirst()
                    .orElseThrow(
                        () ->
                            new IllegalArgumentException(
                                "\"%s\" is \"%s\" and none of %s"
                                    .formatted(
                                        field, given, Arrays.stream(values).map(word).toList()))));
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
    return new TimeSpan(day(node, "start"), day(node, "end"), node.path("text").asText(""));
  }

  /** A time that there is: no 30th of February. */
  private static Optional<String> day(JsonNode node, String field) {
    JsonNode value = node.path(field);
    if (value.isMissingNode() || value.isNull()) {
      return Optional.empty();
    }
    String text = value.asText();
    try {
      if (value.isTextual() && text.length() >= "YYYY-MM".length()) {
        String date = text.length() == "YYYY-MM".length() ? text + "-01" : text;
        LocalDate.parse(date.substring(0, Math.min(date.length(), "YYYY-MM-DD".length())));
      }
    } catch (DateTimeParseException e) {
      throw new IllegalArgumentException("\"" + field + "\" is no day: \"" + text + "\"", e);
    }
    if (!value.isTextual()) {
      throw new IllegalArgumentException("\"" + field + "\" is no time: " + value);
    }
    return Optional.of(text);
  }

  private double confidence() {
    JsonNode value = line.object().path("confidence");
    if (value.isMissingNode() || value.isNull()) {
      return 1.0;
    }
    if (!value.isNumber() || value.doubleValue() < 0 || value.doubleValue() > 1) {
      throw new IllegalArgumentException("\"confidence\" is no number from 0 to 1: " + value);
    }
    return value.doubleValue();
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
    JsonNode node = line.object().path(field);
    if (!node.isMissingNode() && !node.isNull() && !node.isObject()) {
      throw new IllegalArgumentException("\"" + field + "\" is no object: " + node);
    }
    return Optional.of(node).filter(n -> n.isObject() && !n.isEmpty());
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
    for (JsonNode element : value) {
      if (!element.isTextual() || element.textValue().isBlank()) {
        throw new IllegalArgumentException("\"" + field + "\" holds what is no name: " + element);
      }
      values.add(element.textValue());
    }
    return values;
  }
}
