package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.letopis.claim.EntityType;
import org.letopis.lexicon.GazetteerFile.Condition;
import org.letopis.lexicon.NameIndex.Bearer;
import org.letopis.text.Sentence;
import org.letopis.text.Token;

/** Chooses between the entries of one name by the places that are named around it. */
final class Neighbourhood {

  private static final int NEAR = 5;

  private final Map<String, GazetteerEntry> entries;
  private final PlaceWords placeWords;
  private final List<Token> tokens;
  private final List<List<Reading>> readings;
  private final List<Sighting> sightings;
  private final Map<String, GazetteerEntry> decided = new HashMap<>();

  Neighbourhood(
      Map<String, GazetteerEntry> entries,
      PlaceWords placeWords,
      List<Token> tokens,
      List<List<Reading>> readings,
      List<Sighting> sightings) {
    this.entries = entries;
    this.placeWords = placeWords;
    this.tokens = tokens;
    this.readings = readings;
    this.sightings = sightings;
  }

  /** The sightings that are left, each with the entries that are left. */
  List<Sighting> chosen(List<Sentence> sentences) {
    List<Sighting> chosen = new ArrayList<>();
    int first = 0;
    for (Sentence sentence : sentences) {
      int next = first;
      while (next < sightings.size() && sightings.get(next).from() < sentence.to()) {
        next++;
      }
      for (int i = first; i < next; i++) {
        chosen(i, first, next).ifPresent(chosen::add);
      }
      first = next;
    }
    return chosen;
  }

  private Optional<Sighting> chosen(int at, int first, int next) {
    Sighting sighting = sightings.get(at);
    List<Bearer> left =
        sighting.bearers().stream()
            .filter(
                bearer ->
                    bearer.condition() != Condition.BESIDE_ITS_PLACE
                        || placeIsNamed(bearer.entry(), first, next))
            .toList();
    if (left.isEmpty()) {
      return Optional.empty();
    }
    if (left.size() > 1) {
      left = sameAsBefore(byPlace(at, first, next, left));
    }
    if (left.size() == 1) {
      decided.put(left.getFirst().entry().label(), left.getFirst().entry());
    }
    return Optional.of(sighting.with(left));
  }

  /** A name means in one document what it was said to mean before: Belo Polje kod Peći. */
  private List<Bearer> sameAsBefore(List<Bearer> bearers) {
    List<Bearer> known =
        bearers.stream()
            .filter(Bearer::minor)
            .filter(bearer -> bearer.entry().equals(decided.get(bearer.entry().label())))
            .toList();
    return known.isEmpty() ? bearers : known;
  }

  /** In the same sentence, or the last settlement named before it. */
  private boolean placeIsNamed(GazetteerEntry entry, int first, int next) {
    Predicate<Sighting> names = sighting -> isIn(entry, sighting);
    if (sightings.subList(first, next).stream().anyMatch(names)) {
      return true;
    }
    for (int i = first - 1; i >= 0; i--) {
      Sighting earlier = sightings.get(i);
      if (!earlier.waitsForItsPlace()
          && earlier.bearers().stream()
              .anyMatch(bearer -> bearer.entry().type() == EntityType.SETTLEMENT)) {
        return names.test(earlier);
      }
    }
    return false;
  }

  /** Whether an entry lies in a place that a sighting names (or in the same as a sure site). */
  private boolean isIn(GazetteerEntry entry, Sighting sighting) {
    if (entry.within().isEmpty() || sighting.waitsForItsPlace()) {
      return false;
    }
    String within = entry.within().get();
    String label = Optional.ofNullable(entries.get(within)).map(GazetteerEntry::label).orElse("");
    return sighting.hasLabel(label)
        || sighting.bearers().stream()
            .anyMatch(
                bearer ->
                    bearer.entry().type() == EntityType.SITE
                        && bearer.entry().within().equals(entry.within()));
  }

  private List<Bearer> byPlace(int at, int first, int next, List<Bearer> bearers) {
    Optional<Sighting> marker = marker(at, next);
    if (marker.isPresent()) {
      List<Bearer> inside =
          bearers.stream().filter(bearer -> isIn(bearer.entry(), marker.get())).toList();
      if (!inside.isEmpty()) {
        return inside;
      }
    }
    List<Bearer> towns = bearers.stream().filter(bearer -> !bearer.minor()).toList();
    if (!towns.isEmpty()) {
      return towns;
    }
    List<Bearer> besideOthers =
        bearers.stream()
            .filter(
                bearer ->
                    sightings.subList(first, next).stream()
                        .anyMatch(other -> isIn(bearer.entry(), other)))
            .toList();
    return besideOthers.isEmpty() ? bearers : besideOthers;
  }

  /** The place that says which one is meant: kod Peći; (opština Klina), also at a list's end. */
  private Optional<Sighting> marker(int at, int next) {
    int i = at;
    while (i + 1 < next && sightings.get(i + 1).from() - sightings.get(i).to() <= NEAR) {
      Sighting last = sightings.get(i);
      Sighting following = sightings.get(i + 1);
      if (isAnnouncedAsWhole(last.to(), following.from())) {
        return Optional.of(following);
      }
      if (!isListJoint(last.to(), following.from())) {
        return Optional.empty();
      }
      i++;
    }
    return Optional.empty();
  }

  private boolean isAnnouncedAsWhole(int from, int to) {
    for (int i = from; i < to; i++) {
      Optional<PlaceWords.Kind> kind = placeWords.kind(readings.get(i));
      if (kind.filter(this::saysWhere).isPresent()) {
        return true;
      }
      if (tokens.get(i).isWord() && kind.isEmpty()) {
        return false;
      }
    }
    return false;
  }

  private boolean saysWhere(PlaceWords.Kind kind) {
    return kind == PlaceWords.Kind.NEAR || kind == PlaceWords.Kind.MUNICIPALITY;
  }

  private boolean isListJoint(int from, int to) {
    return tokens.subList(from, to).stream().allMatch(token -> token.is(",") || token.is("i"));
  }
}
