package org.letopis.extract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.letopis.claim.Attribute;
import org.letopis.claim.Causation;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.Mentioned;
import org.letopis.claim.TimeSpan;

/** The slots of a claim by the field names of the claims format, as examples write them. */
final class Slots {

  private Slots() {}

  /** Count and time as {@code low..high}, an open side empty; the other fields as they are. */
  static Map<String, List<String>> of(Claim claim) {
    Map<String, List<String>> slots = new TreeMap<>();
    slots.put("count", claim.count().map(Slots::interval).stream().toList());
    slots.put(
        "approximate", claim.count().map(c -> String.valueOf(c.approximate())).stream().toList());
    slots.put("unit", claim.unit().stream().toList());
    slots.put("modes", claim.modes());
    slots.put("groups", claim.groups());
    slots.put("persons", labels(claim.persons()));
    slots.put("sites", labels(claim.sites()));
    slots.put("places", labels(claim.places()));
    slots.put("time", claim.time().flatMap(Slots::span).stream().toList());
    slots.put("agents", labels(claim.agents()));
    slots.put("attributedTo", labels(claim.attributedTo()));
    slots.put("role", claim.role().stream().toList());
    slots.put("organizations", labels(claim.organizations()));
    slots.put("attribute", claim.attribute().map(Attribute::name).stream().toList());
    slots.put("value", claim.attribute().map(Attribute::value).stream().toList());
    slots.put("cause", claim.causation().map(Causation::cause).stream().toList());
    slots.put("effect", claim.causation().map(Causation::effect).stream().toList());
    slots.put("polarity", List.of(claim.polarity().word()));
    slots.put("modality", List.of(claim.modality().word()));
    return slots;
  }

  private static List<String> labels(List<Mentioned> entities) {
    return entities.stream().map(Mentioned::label).toList();
  }

  private static String interval(Count count) {
    return bound(count.low()) + ".." + bound(count.high());
  }

  private static String bound(OptionalLong side) {
    return side.isEmpty() ? "" : String.valueOf(side.getAsLong());
  }

  private static Optional<String> span(TimeSpan time) {
    String span = time.start().orElse("") + ".." + time.end().orElse("");
    return span.equals("..") ? Optional.empty() : Optional.of(span);
  }

  /**
   * Whether a claim has the slot values that are expected, at least; an expected slot without
   * values must be empty. A single figure or date may stand for both sides of its interval.
   */
  static boolean fit(Claim claim, Map<String, List<String>> expected) {
    return missing(claim, expected).isEmpty();
  }

  /** What is expected and not there, one line a slot. */
  static List<String> missing(Claim claim, Map<String, List<String>> expected) {
    Map<String, List<String>> slots = of(claim);
    List<String> missing = new ArrayList<>();
    expected.forEach(
        (field, values) -> {
          List<String> found = slots.get(field);
          if (found == null) {
            throw new IllegalArgumentException(
                "\"" + field + "\" is no field of the claims format; they are " + slots.keySet());
          }
          List<String> wanted = values.stream().map(v -> whole(field, v)).toList();
          boolean empty = wanted.isEmpty() && !found.isEmpty();
          if (empty || !found.containsAll(wanted)) {
            missing.add(field + " is " + found + ", expected " + wanted);
          }
        });
    return missing;
  }

  private static String whole(String field, String value) {
    boolean interval = field.equals("count") || field.equals("time");
    return interval && !value.contains("..") ? value + ".." + value : value;
  }
}
