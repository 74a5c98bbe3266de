package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.circumstance.EventDates;
import org.letopis.extract.circumstance.Surroundings;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.setting.Topic;
import org.letopis.lexicon.Reading.Number;

/**
 * Where and when the sentences before were: what "u sukobu", "u selu", "na mestu nesreće" point
 * back to. It lasts to the end of the next paragraph.
 *
 * @param places the places of the last claim that had some
 * @param time the date of the last claim that had one
 * @param paragraph the paragraph that they are from
 * @param sentence index of the sentence that the places are from
 */
record Scene(List<Mentioned> places, Optional<TimeSpan> time, int paragraph, int sentence) {

  static final Scene NONE = new Scene(List.of(), Optional.empty(), -1, -1);

  /** "na mesto nesreće": the place where it happened. */
  private static final Set<String> WHERE = Set.of("mesto", "mjesto");

  /** The noun of any event, which is none of violence. */
  private static final Set<String> HAPPENING = Set.of("događaj");

  private static final Set<String> POINTING = Set.of("taj", "isti", "ovaj", "sav", "sam", "ceo");

  /** Kinds that happen in the place from which somebody goes. */
  private static final Set<String> LEAVING =
      Set.of("Displacement", "Evacuation", "Depopulation", "Disappearance");

  /** Kinds whose place is where somebody came to or where a court sits. */
  private static final Set<String> HELPED = Set.of("Aid", "Return", "Conviction", "Prosecution");

  Scene {
    places = List.copyOf(places);
  }

  /** Whether it is told in the paragraph of a sentence. */
  boolean isOf(Phrases phrases) {
    return phrases.sentence().paragraph() == paragraph;
  }

  /** Gives place and time to the claims that point back to them. */
  void fill(Context context, Topic topic, Phrases phrases, List<Draft> drafts) {
    boolean over = phrases.sentence().paragraph() - paragraph > 1;
    boolean elsewhere =
        phrases.sentence().paragraph() > paragraph
            && topic.place().isPresent()
            && places.stream().noneMatch(topic::is);
    boolean wide = context.whereabouts().isWide(phrases);
    for (Draft draft : drafts) {
      List<Nominal> near = around(phrases, draft);
      boolean event = !wide && near.stream().anyMatch(n -> isEvent(context, n));
      Optional<Nominal> spot = near.stream().filter(n -> isSpot(context, n, draft)).findFirst();
      if (draft.places().isEmpty() && (event || spot.isPresent()) && draft.takesPlace()) {
        List<Mentioned> told = spot.map(s -> told(context, phrases, s, over)).orElse(List.of());
        // "u gradu" in a new paragraph: the town that the document is about, not the last place.
        // "u gradu", and the last claim was about three: it is not said which.
        boolean open = places.size() > 1 && spot.filter(s -> isOne(context, s)).isPresent();
        boolean last = told.isEmpty() && !over && !open && !(elsewhere && spot.isPresent());
        draft.places(last ? places : told);
        if (draft.places().isEmpty() && spot.isPresent()) {
          context.doubts().add(NamedSettlements.doubt(context, phrases, spot.get()));
        }
      }
      if (event
          && !over
          && draft.takesPlace()
          && draft.time().flatMap(t -> t.start().or(t::end)).isEmpty()
          && time.isPresent()) {
        draft.time(time);
      }
    }
  }

  /** The phrases of the claim's clause, and those that the sentence opens with. */
  private static List<Nominal> around(Phrases phrases, Draft draft) {
    Clause clause = phrases.clauseOf(draft.trigger());
    if (clause.type() != Clause.Type.MAIN) {
      return clause.nominals();
    }
    List<Nominal> around = new ArrayList<>(clause.nominals());
    Surroundings.opening(phrases).stream().filter(n -> !around.contains(n)).forEach(around::add);
    return around;
  }

  /** The settlement that a phrase means: named just before, or since the last claim's place. */
  private List<Mentioned> told(Context context, Phrases phrases, Nominal spot, boolean over) {
    List<Mentioned> before = toldBefore(phrases, spot);
    boolean settlement = before.isEmpty() && spot.sort() == Sort.SETTLEMENT;
    return settlement
        ? NamedSettlements.meant(context, phrases, spot, over ? 0 : sentence + 1)
        : before;
  }

  /** "Devič kod Srbice i konak kod Prizrena; u samom gradu ...": the place named just before. */
  private static List<Mentioned> toldBefore(Phrases phrases, Nominal spot) {
    boolean pointing = !spot.adjectives().isEmpty();
    return phrases.all().stream()
        .filter(n -> n.to() <= spot.from() && n.sort() == Sort.PLACE)
        .filter(
            n ->
                n.preposition()
                    .filter(
                        p ->
                            p.means(Meaning.IN)
                                || p.means(Meaning.NEAR)
                                || pointing && p.means(Meaning.FROM))
                    .isPresent())
        .reduce((first, second) -> second)
        .map(Nominal::named)
        .orElse(List.of());
  }

  /** "u sukobu", "u tom napadu": the incident that was told of; "u nemirima" is more than one. */
  private static boolean isEvent(Context context, Nominal nominal) {
    return nominal.sort() == Sort.EVENT
        && nominal
            .preposition()
            .filter(p -> p.means(Meaning.IN) || p.means(Meaning.DURING))
            .isPresent()
        && nominal.complements().isEmpty()
        && !EventDates.isWhole(nominal, context.words(), context.nouns())
        && onlyPointing(context, nominal);
  }

  /** "u selu", "u istom gradu", "iz opštine": the settlement that was told of. */
  private static boolean isSpot(Context context, Nominal nominal, Draft draft) {
    boolean left = LEAVING.contains(draft.kind());
    return (nominal.sort() == Sort.SETTLEMENT && nominal.complements().isEmpty()
            || isPart(context, nominal)
            || isWhere(context, nominal))
        && nominal
            .preposition()
            .filter(p -> p.means(Meaning.IN) || left && p.means(Meaning.FROM))
            .isPresent()
        && nominal.quantity().isEmpty()
        && (isPart(context, nominal) || onlyPointing(context, nominal));
  }

  /** "u selu", not "u selima". */
  private static boolean isOne(Context context, Nominal spot) {
    return spot.sort() == Sort.SETTLEMENT
        && context.words().readings(spot.head()).stream()
            .flatMap(r -> r.number().stream())
            .noneMatch(n -> n == Number.PLURAL);
  }

  /** "u centru grada", "u severnom delu sela". */
  private static boolean isPart(Context context, Nominal nominal) {
    return nominal.sort() == Sort.OTHER
        && nominal.complements().size() == 1
        && nominal.complements().getFirst().sort() == Sort.SETTLEMENT
        && nominal.complements().getFirst().complements().isEmpty()
        && nominal.complements().getFirst().quantity().isEmpty()
        && nominal.complements().getFirst().from() == nominal.head() + 1
        && onlyPointing(context, nominal.complements().getFirst());
  }

  /** "na mestu zločina", "na mesto događaja". */
  private static boolean isWhere(Context context, Nominal nominal) {
    return context.words().hasLemma(nominal.head(), WHERE)
        && nominal.complements().size() == 1
        && nominal.complements().getFirst().complements().isEmpty()
        && (nominal.complements().getFirst().sort() == Sort.EVENT
            || context.words().hasLemma(nominal.complements().getFirst().head(), HAPPENING));
  }

  private static boolean onlyPointing(Context context, Nominal nominal) {
    return nominal.adjectives().stream().allMatch(a -> context.words().hasLemma(a, POINTING));
  }

  /** The scene after those claims. */
  Scene after(Phrases phrases, List<Draft> drafts) {
    List<Mentioned> lastPlaces = places;
    Optional<TimeSpan> lastTime = time;
    int last = paragraph;
    int lastSentence = sentence;
    if (phrases.sentence().paragraph() - paragraph > 1) {
      lastPlaces = List.of();
      lastTime = Optional.empty();
    }
    for (Draft draft : drafts) {
      if (!draft.places().isEmpty() && draft.takesPlace() && !HELPED.contains(draft.kind())) {
        lastPlaces = draft.places();
        lastSentence = phrases.sentence().index();
        last = phrases.sentence().paragraph();
      }
      if (draft.time().flatMap(TimeSpan::start).isPresent() && draft.takesPlace()) {
        lastTime = draft.time();
        last = phrases.sentence().paragraph();
      }
    }
    return new Scene(lastPlaces, lastTime, last, lastSentence);
  }
}
