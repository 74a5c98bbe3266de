package org.letopis.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.link.FoldedName;

/**
 * What the measures need of a claim. It is read more loosely than a {@link
 * org.letopis.claim.Claim}: another program's claims can be measured without offsets or ids.
 *
 * @param id the file's id
 * @param kind its kind
 * @param quote its words
 * @param span its offsets
 * @param figure its bounds, where it has a count
 * @param unit what it counts
 * @param rule the rule that found it; a gold's claim has none
 * @param facts its slot values
 */
record ScoredClaim(
    Optional<String> id,
    String kind,
    Optional<String> quote,
    Optional<Span> span,
    Optional<String> figure,
    Optional<String> unit,
    Optional<String> rule,
    Set<Fact> facts) {

  private static final List<String> NAME_SLOTS =
      List.of("groups", "persons", "sites", "places", "agents", "attributedTo", "organizations");
  private static final int TO_THE_MINUTE = "2004-03-17T00:00".length();

  /** Code points, end exclusive. */
  record Span(long start, long end) {}

  /** The kind, with Death and Killing taken as one. */
  String family() {
    return family(kind);
  }

  private static String family(String kind) {
    return kind.equals("Death") ? "Killing" : kind;
  }

  /** Where it begins; 0 where nothing is said. */
  long start() {
    return span.map(Span::start).orElse(0L);
  }

  static ScoredClaim of(JsonLines.Line line, CanonicalNames names) throws MalformedClaimException {
    ObjectNode node = line.object();
    if (line.text("doc").isEmpty() || line.text("kind").isEmpty()) {
      throw new MalformedClaimException(line.where(), "no doc or no kind; every claim has both");
    }
    if (node.has("start") && !node.has("end")) {
      throw new MalformedClaimException(line.where(), "no end; offsets come in pairs");
    }
    Optional<Span> span =
        node.has("start")
            ? Optional.of(new Span(node.get("start").asLong(), node.get("end").asLong()))
            : Optional.empty();
    JsonNode count = node.path("count");
    Optional<String> figure =
        count.isObject() && !count.isEmpty()
            ? Optional.of("(" + bound(count.path("low")) + ", " + bound(count.path("high")) + ")")
            : Optional.empty();
    return new ScoredClaim(
        line.text("id"),
        line.text("kind").orElseThrow(),
        line.text("quote"),
        span,
        figure,
        line.text("unit"),
        line.text("rule"),
        facts(line, figure, names));
  }

  private static Set<Fact> facts(
      JsonLines.Line line, Optional<String> figure, CanonicalNames names) {
    ObjectNode node = line.object();
    Set<Fact> facts = new LinkedHashSet<>();
    facts.add(Fact.text("kind", family(line.text("kind").orElseThrow())));
    figure.ifPresent(bounds -> facts.add(Fact.bare("count", bounds)));
    if (node.path("count").path("approximate").asBoolean(false)) {
      facts.add(Fact.bare("approximate", "True"));
    }
    line.text("unit").ifPresent(unit -> facts.add(Fact.text("unit", unit)));
    node.path("modes")
        .forEach(mode -> facts.add(Fact.text("modes", FoldedName.fold(mode.asText()))));
    for (String slot : NAME_SLOTS) {
      node.path(slot).forEach(name -> facts.add(Fact.text(slot, names.of(name.asText()))));
    }
    for (String end : List.of("start", "end")) {
      String time = node.path("time").path(end).asText("");
      if (!time.isEmpty() && !node.path("time").path(end).isNull()) {
        facts.add(Fact.text(end, time.substring(0, Math.min(time.length(), TO_THE_MINUTE))));
      }
    }
    addUnless("affirmed", "polarity", line, facts);
    addUnless("stated", "modality", line, facts);
    for (String slot : List.of("attribute", "value", "role")) {
      if (node.hasNonNull(slot)) {
        facts.add(Fact.text(slot, FoldedName.fold(node.get(slot).asText())));
      }
    }
    return facts;
  }

  private static void addUnless(String usual, String slot, JsonLines.Line line, Set<Fact> facts) {
    line.text(slot)
        .filter(value -> !value.equals(usual))
        .ifPresent(value -> facts.add(Fact.text(slot, value)));
  }

  private static String bound(JsonNode bound) {
    return bound.isNumber() ? bound.decimalValue().stripTrailingZeros().toPlainString() : "None";
  }
}
