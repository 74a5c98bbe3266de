package org.letopis.extract.phrase;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.PlaceAnnouncers.Way;
import org.letopis.extract.phrase.PlaceNames.Place;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** What stands before the name of a place that no gazetteer knows, and the cases it then has. */
final class PlaceAnnouncements {

  private static final Set<Meaning> LOCAL = EnumSet.of(Meaning.IN, Meaning.NEAR, Meaning.FROM);

  /** A list of places is no longer than so many tokens. */
  private static final int LONGEST = 40;

  /** A verb of motion stands no further from its goal. */
  private static final int VERB_NEAR = 6;

  private final Prepositions prepositions;
  private final PlaceAnnouncers announcers;

  PlaceAnnouncements(Prepositions prepositions, PlaceAnnouncers announcers) {
    this.prepositions = prepositions;
    this.announcers = announcers;
  }

  /**
   * The cases in which what stands before lets a place's name stand; empty where nothing does.
   *
   * @param before the places found before it
   */
  Optional<Set<Case>> before(Words words, int i, List<Place> before) {
    for (int length = Math.min(3, i); length > 0; length--) {
      Optional<Preposition> preposition =
          prepositions.at(words, i - length, i).filter(p -> p.to() == i);
      if (preposition.isPresent() && LOCAL.contains(preposition.get().meaning())) {
        return Optional.of(cases(words, i, preposition.get()));
      }
    }
    if (words.isNoun(i - 1) && announcers.does(words, i - 1, Way.OF)) {
      return Optional.of(EnumSet.of(Case.GENITIVE));
    }
    if (PlaceHeads.is(words, i - 1) && words.isNoun(i - 1)) {
      return Optional.of(EnumSet.of(Case.NOMINATIVE, Case.GENITIVE));
    }
    if (announcers.does(words, i - 1, Way.HIT) && Verbs.isPredicate(words, i - 1)) {
      return Optional.of(EnumSet.of(Case.ACCUSATIVE));
    }
    boolean joint = PlaceNames.isJoint(words, i - 1) && i > 1;
    if (joint && isListed(words, i)) {
      return Optional.of(EnumSet.of(Case.NOMINATIVE));
    }
    if (joint && !before.isEmpty() && before.getLast().to() == i - 1) {
      Optional<Set<Case>> first =
          before(words, before.getLast().from(), before.subList(0, before.size() - 1));
      return first.map(
          cases -> PlaceForms.isOnlyInto(words, i) ? EnumSet.of(Case.ACCUSATIVE) : cases);
    }
    boolean afterKnown =
        joint
            && words
                .nameOver(i - 2)
                .filter(n -> n.candidates().getFirst().type().isPlace())
                .isPresent()
            && words.nameOver(i - 2).filter(n -> !n.cases().contains(Case.NOMINATIVE)).isPresent();
    return afterKnown ? Optional.of(words.nameOver(i - 2).get().cases()) : Optional.empty();
  }

  /** Whether an area stands there whose name is the adjective before it: "Žička kotlina". */
  boolean isRegion(Words words, int i) {
    return i < words.size() && announcers.does(words, i, Way.REGION) && words.isNoun(i);
  }

  /** Whether a noun in the plural, only names and joints between, opens the list of the token. */
  boolean isListed(Words words, int i) {
    int k = i - 1;
    int sentence = words.sentenceOf(i);
    while (k > 0 && i - k < LONGEST && words.sentenceOf(k) == sentence) {
      boolean item = words.token(k).isWord() && words.token(k).isCapitalised();
      if (item || PlaceNames.isJoint(words, k)) {
        k--;
        continue;
      }
      return k < i - 1 && opensList(words, k);
    }
    return false;
  }

  /** Whether a noun in the plural stands there behind which names follow: "u selima". */
  boolean opensList(Words words, int i) {
    return i >= 0
        && announcers.does(words, i, Way.LIST)
        && words.any(i, r -> r.number().filter(n -> n == Number.PLURAL).isPresent());
  }

  /** Whether a common noun in the singular stands there behind which a name says which it is. */
  boolean isSettlement(Words words, int i) {
    boolean opens = i == words.document().sentences().get(words.sentenceOf(i)).from();
    return announcers.does(words, i, Way.LIST)
        && (opens || !words.token(i).isCapitalised())
        && words.isNoun(i)
        && words.any(i, r -> r.number().filter(n -> n == Number.SINGULAR).isPresent());
  }

  /** In a place; into it where the form can be nothing else: "u Belu Stenu", "u Orešac". */
  private Set<Case> cases(Words words, int i, Preposition preposition) {
    if (!preposition.cases().contains(Case.LOCATIVE)) {
      return preposition.cases();
    }
    // "na Uskrs" is no place: only what governs all three cases leads into one.
    boolean into =
        preposition.cases().contains(Case.ACCUSATIVE)
            && preposition.cases().contains(Case.GENITIVE)
            && (isAccusativeAdjective(words, i)
                || PlaceForms.isOnlyInto(words, i)
                || words.form(i).endsWith("u") && isBesideMotion(words, preposition, i));
    return into ? EnumSet.of(Case.ACCUSATIVE) : EnumSet.of(Case.LOCATIVE);
  }

  /** "u Crkvinu se do danas vratilo": a verb of motion, nothing else told of where between. */
  private boolean isBesideMotion(Words words, Preposition preposition, int i) {
    return isMotion(words, preposition.from() - 1, -1) || isMotion(words, i + 1, 1);
  }

  private boolean isMotion(Words words, int from, int step) {
    int sentence = words.sentenceOf(from - step);
    for (int k = from; Math.abs(k - from) < VERB_NEAR && words.has(k); k += step) {
      boolean ends = words.sentenceOf(k) != sentence || !words.token(k).isWord();
      if (ends && !words.token(k).isNumber() || words.lower(k).equals("u")) {
        return false;
      }
      if (words.is(k, PartOfSpeech.VERB) && announcers.does(words, k, Way.INTO)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the adjective parts two places of one name: "Gornja Rača" beside "Donja Rača". */
  boolean isOfTwin(Words words, int i) {
    return announcers.does(words, i, Way.TWIN);
  }

  /** "u Belu Stenu": the adjective of a name can stand in no locative. */
  private static boolean isAccusativeAdjective(Words words, int i) {
    return i + 1 < words.size()
        && words.token(i + 1).isCapitalised()
        && words.any(i, r -> r.partOfSpeech() == PartOfSpeech.ADJECTIVE && r.is(Case.ACCUSATIVE))
        && words.readings(i).stream().noneMatch(r -> r.is(Case.LOCATIVE));
  }
}
