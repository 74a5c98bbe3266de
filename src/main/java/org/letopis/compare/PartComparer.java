package org.letopis.compare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.claim.Evidence;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.Entity;

/**
 * Finds figures that their own document gives as part of another one: the words of the one stand in
 * the words of the other ("more than 200 vehicles, 144 of them of the international forces"), and
 * the part counts a narrower unit or a further group.
 */
final class PartComparer {

  /** Narrower units (docs/claims-format.md, Units). */
  private static final Map<String, Set<String>> NARROWER =
      Map.of(
          "person", Set.of("soldier", "policeOfficer", "participant"),
          "settlement", Set.of("town", "village"),
          "publicBuilding", Set.of("school", "healthFacility"),
          "relic", Set.of("icon", "fresco"),
          "object", Set.of("house", "religiousSite", "publicBuilding", "school", "healthFacility"));

  private PartComparer() {}

  static List<Comparison> compare(List<Figure> figures) {
    SortedMap<String, List<Figure>> byDocument = new TreeMap<>();
    figures.forEach(
        figure ->
            byDocument
                .computeIfAbsent(
                    figure.document() + " " + Figure.family(figure.linked().claim().kind()),
                    key -> new ArrayList<>())
                .add(figure));
    List<Comparison> comparisons = new ArrayList<>();
    for (List<Figure> ofDocument : byDocument.values()) {
      for (Figure part : ofDocument) {
        for (Figure whole : ofDocument) {
          if (isPart(part, whole)) {
            comparisons.add(Comparisons.of(Type.PART_OF, Optional.empty(), List.of(part, whole)));
          }
        }
      }
    }
    return comparisons;
  }

  private static boolean isPart(Figure part, Figure whole) {
    return part != whole
        && nested(part.linked().claim().evidence(), whole.linked().claim().evidence())
        && isNarrower(part, whole)
        && part.interval().low() <= whole.interval().high()
        && fits(part, whole);
  }

  private static boolean nested(Evidence part, Evidence whole) {
    boolean goesOn = part.start() == whole.start() && part.end() > whole.end();
    boolean inside = part.start() > whole.start() && part.end() <= whole.end();
    return goesOn || inside;
  }

  private static boolean isNarrower(Figure part, Figure whole) {
    String unit = part.linked().claim().unit().orElseThrow();
    String wider = whole.linked().claim().unit().orElseThrow();
    Set<Entity> groups = new HashSet<>(part.linked().groups());
    Set<Entity> groupsOfWhole = new HashSet<>(whole.linked().groups());
    boolean sameUnit = unit.equals(wider);
    boolean narrowerUnit = NARROWER.getOrDefault(wider, Set.of()).contains(unit);
    boolean furtherGroups =
        groups.containsAll(groupsOfWhole) && groups.size() > groupsOfWhole.size();
    return (sameUnit && furtherGroups) || (narrowerUnit && groups.containsAll(groupsOfWhole));
  }

  /** Places, time and ways of damage must be the same: then only group or unit tell them apart. */
  private static boolean fits(Figure part, Figure whole) {
    return Figure.keys(part.linked().scope().places())
            .equals(Figure.keys(whole.linked().scope().places()))
        && part.time().equals(whole.time())
        && Set.copyOf(part.linked().claim().modes())
            .equals(Set.copyOf(whole.linked().claim().modes()));
  }
}
