package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.lexicon.Reading.Case;

/**
 * Places that no gazetteer knows, found by where their names stand: "u Belanovici", "selo Rsavci".
 */
final class PlaceNames {

  /**
   * A place that is named in the text and in no gazetteer.
   *
   * @param from index of its first token
   * @param to index after its last token
   * @param name its name in the nominative
   * @param cases the cases in which it can stand
   */
  record Place(int from, int to, String name, Set<Case> cases) {

    Place(int from, int to, String name) {
      this(from, to, name, EnumSet.allOf(Case.class));
    }
  }

  private final Place[] byStart;

  private PlaceNames(int size, List<Place> places) {
    byStart = new Place[size];
    places.forEach(place -> byStart[place.from()] = place);
  }

  static PlaceNames find(Words words, PlaceReader reader) {
    List<Place> found = new ArrayList<>();
    int i = 0;
    while (i < words.size()) {
      Optional<Place> place =
          reader.at(words, i, found).filter(p -> words.inOneSentence(p.from(), p.to()));
      place.ifPresent(found::add);
      i = place.map(Place::to).orElse(i + 1);
    }
    return new PlaceNames(words.size(), found);
  }

  /** The place whose name begins at the token. */
  Optional<Place> from(int i) {
    return i < 0 || i >= byStart.length ? Optional.empty() : Optional.ofNullable(byStart[i]);
  }

  static boolean isJoint(Words words, int i) {
    return Set.of("i", ",", "te", "kao").contains(words.lower(i));
  }
}
