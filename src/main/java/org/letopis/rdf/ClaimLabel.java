package org.letopis.rdf;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.claim.Bound;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;

/**
 * A short neutral line that says what is claimed, who has which part in it, and whom the document
 * cites: "Claim (estimated): unrest; participants: about 60,000; group concerned: Albanians;
 * according to UNMIK". Descriptions of those who act stand in quotation marks: they are words of
 * the text.
 */
final class ClaimLabel {

  private static final String ACCUSATION = "Accusation";
  private static final String DENIAL = "Denial";

  private ClaimLabel() {}

  /** The label by language tag. */
  static Map<String, String> of(LinkedClaim linked, Labels labels) {
    Map<String, String> byTag = new TreeMap<>();
    for (ClaimWords words : ClaimWords.ALL) {
      byTag.put(words.tag(), line(linked, labels, words));
    }
    return byTag;
  }

  private static String line(LinkedClaim linked, Labels labels, ClaimWords words) {
    Claim claim = linked.claim();
    List<String> parts = new ArrayList<>();
    parts.add(labels.of(Lt.term(claim.kind()), words.tag()));
    counted(claim, labels, words).ifPresent(parts::add);
    add(parts, agentsAre(claim, words), actors(claim.agents(), linked.agents(), words));
    add(
        parts,
        labels.of(Lt.AFFECTED_GROUP, words.tag()) + ": ",
        linked.groups().stream().map(e -> Labels.of(e, words.tag())).toList());
    named(linked, words).forEach(names -> add(parts, "", names));
    add(parts, citedAre(claim, words), actors(claim.attributedTo(), linked.attributedTo(), words));
    return words.claim() + doubt(claim, labels, words.tag()) + ": " + String.join("; ", parts);
  }

  private static void add(List<String> parts, String before, List<String> names) {
    if (!names.isEmpty()) {
      parts.add(before + names.stream().distinct().collect(Collectors.joining(", ")));
    }
  }

  private static Optional<String> counted(Claim claim, Labels labels, ClaimWords words) {
    Optional<String> figure = claim.count().map(count -> figure(count, words));
    if (claim.unit().isEmpty()) {
      return figure;
    }
    Node unit = Units.of(claim.unit().get());
    return Optional.of(
        figure
            .map(number -> labels.plural(unit, words.tag()) + ": " + number)
            .orElse(labels.of(unit, words.tag())));
  }

  private static String agentsAre(Claim claim, ClaimWords words) {
    return switch (claim.kind()) {
      case ACCUSATION -> words.accused();
      case DENIAL -> words.deedOf();
      default -> words.by();
    };
  }

  private static String citedAre(Claim claim, ClaimWords words) {
    return switch (claim.kind()) {
      case ACCUSATION -> words.accuser();
      case DENIAL -> words.denier();
      default -> words.source();
    };
  }

  /** Who and what is named and where, one list a slot; what one slot has said no other repeats. */
  private static List<List<String>> named(LinkedClaim linked, ClaimWords words) {
    Claim claim = linked.claim();
    List<List<String>> slots = new ArrayList<>();
    for (List<Entity> slot : List.of(linked.persons(), linked.sites(), linked.places())) {
      slots.add(slot.stream().map(e -> Labels.of(e, words.tag())).toList());
    }
    slots.add(claim.role().map(words::said).stream().toList());
    slots.add(linked.organizations().stream().map(e -> Labels.of(e, words.tag())).toList());
    slots.add(claim.attribute().map(a -> words.said(a.value())).stream().toList());
    Set<String> said = new HashSet<>();
    return slots.stream().map(slot -> slot.stream().filter(said::add).toList()).toList();
  }

  /** Those who act or are cited: their names, or else the text's own words as such. */
  private static List<String> actors(
      List<Mentioned> mentioned, List<Entity> entities, ClaimWords words) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < entities.size(); i++) {
      Entity entity = entities.get(i);
      names.add(
          Labels.isDescription(entity)
              ? words.quoted(mentioned.get(i).label())
              : Labels.of(entity, words.tag()));
    }
    return names;
  }

  private static String doubt(Claim claim, Labels labels, String tag) {
    List<String> marks = new ArrayList<>();
    // A denial is not itself denied.
    if (claim.polarity() != Polarity.AFFIRMED && !claim.kind().equals(DENIAL)) {
      marks.add(labels.of(Terms.of(claim.polarity()), tag));
    }
    if (claim.modality() != Modality.STATED) {
      marks.add(labels.of(Terms.of(claim.modality()), tag));
    }
    return marks.isEmpty() ? "" : " (" + String.join(", ", marks) + ")";
  }

  private static String figure(Count count, ClaimWords words) {
    String about = count.approximate() ? words.about() : "";
    return Bound.of(count)
        .map(bound -> bound(bound, about, words))
        .orElseGet(
            () -> {
              String low = number(count.low().getAsLong(), words);
              String high = number(count.high().getAsLong(), words);
              return about + (low.equals(high) ? low : low + "–" + high);
            });
  }

  private static String bound(Bound bound, String about, ClaimWords words) {
    String number = number(bound.number(), words);
    return switch (bound.kind()) {
      case MORE_THAN -> words.more() + about + number;
      case AT_LEAST -> words.least() + about + number;
      case ALMOST -> words.almost() + number;
      case LESS_THAN -> words.less() + about + number;
      case AT_MOST -> words.most() + about + number;
    };
  }

  private static String number(long number, ClaimWords words) {
    return String.format(Locale.ROOT, "%,d", number).replace(",", words.grouping());
  }
}
