package org.letopis.extract.frame;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Table;

/**
 * The sort of thing that was damaged or rebuilt where nothing is counted (claims format, "Units"):
 * the roof of a named church is that religious site, a bell is an object.
 *
 * @param sorts the sort that takes in a narrower unit
 */
record Sorts(Map<String, String> sorts) {

  /** Kinds that name a sort of thing without counting it. */
  private static final Set<String> OF_THINGS = Set.of("PropertyDamage", "Reconstruction");

  /** Parts by which the whole is meant, where it is named. */
  private static final Set<String> PARTS =
      Set.of("roof", "window", "facade", "wall", "ceiling", "chimney", "stairs");

  private static final String DAMAGE = "PropertyDamage";

  private static final String CEMETERY = "cemetery";

  /** Units of what stands on graves. */
  private static final Set<String> GRAVES = Set.of("monument", "tomb");

  Sorts {
    sorts = Map.copyOf(sorts);
  }

  /** Reads {@code sorts.tsv}. */
  static Sorts read(Path file) {
    Map<String, String> sorts = new TreeMap<>();
    Table.read(file).rows().forEach(row -> sorts.put(row.cell(0), row.cell(1)));
    return new Sorts(sorts);
  }

  /** "na pravoslavnom groblju je porušeno 11 spomenika": monuments in a cemetery are tombs. */
  static void graves(Phrases phrases, List<Draft> drafts) {
    List<Nominal> cemeteries =
        phrases.nominals().stream()
            .flatMap(Nominal::all)
            .filter(n -> n.unit().filter(CEMETERY::equals).isPresent())
            .toList();
    if (cemeteries.size() != 1) {
      return;
    }
    for (Draft draft : drafts) {
      if (draft.kind().equals(DAMAGE) && draft.unit().filter(GRAVES::contains).isPresent()) {
        draft.unit(Optional.of("tomb"));
        if (draft.groups().isEmpty()) {
          draft.groups(cemeteries.getFirst().allGroups());
        }
      }
    }
  }

  /** The draft with the sort of thing for its unit, if it counts none. */
  Draft of(Draft draft, Nouns nouns) {
    if (!OF_THINGS.contains(draft.kind()) || draft.hasCount() || draft.unit().isEmpty()) {
      return draft;
    }
    String unit = draft.unit().get();
    Optional<String> whole =
        draft.sites().size() == 1 && PARTS.contains(unit)
            ? nouns.unitOfSite(draft.sites().getFirst().label())
            : Optional.empty();
    String named = whole.orElse(unit);
    return draft.unit(Optional.of(sorts.getOrDefault(named, named)));
  }
}
