package org.letopis.extract.setting;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Phrases;

/**
 * Where a text stands while it is read: the place of what it told last, and when it last named what
 * it is about. A sentence that names no other place goes on with the last told one to the end of
 * its paragraph, or with the topic where that was named just before.
 *
 * @param topic what the document is about
 * @param told where what was told last was
 * @param sentence index of the sentence that told it
 * @param paragraph the paragraph of that sentence
 * @param named index of the sentence that last named the topic
 * @param namedIn the paragraph of that sentence
 * @param passed the settlements in which the paragraph has said that something was
 */
public record Setting(
    Topic topic,
    List<Mentioned> told,
    int sentence,
    int paragraph,
    int named,
    int namedIn,
    Passed passed) {

  /** A place is carried over no more sentences. */
  private static final int FAR = 2;

  private static final int NEVER = Integer.MIN_VALUE / 2;

  /** Copies the places. */
  public Setting {
    told = List.copyOf(told);
  }

  /** Before the first sentence. */
  public static Setting of(Topic topic) {
    return new Setting(topic, List.of(), NEVER, NEVER, NEVER, NEVER, Passed.NONE);
  }

  /**
   * The place that a sentence goes on with; empty where it names others or where more than one can
   * be meant.
   *
   * @param whereabouts finds the places that it names
   */
  public Optional<Mentioned> at(Whereabouts whereabouts, Phrases phrases) {
    boolean paragraphGoesOn = paragraph == phrases.sentence().paragraph();
    Optional<Mentioned> last =
        told.size() == 1 && phrases.sentence().index() - sentence <= FAR
            ? Optional.of(told.getFirst())
            : Optional.empty();
    Optional<Mentioned> meant = paragraphGoesOn ? last : topic.place().filter(t -> isNear(phrases));
    return meant
        .filter(place -> !isLeft(phrases, place))
        .filter(place -> !isElsewhere(whereabouts, phrases, place));
  }

  /** Whether the paragraph has told of others too, and may have come back to one of them. */
  private boolean isLeft(Phrases phrases, Mentioned place) {
    boolean next = phrases.sentence().index() - sentence <= 1;
    boolean main = topic.place().isEmpty() || topic.is(place);
    boolean meant = phrases.nominals().stream().anyMatch(Whereabouts::isWhole);
    return passed.isAmong(phrases) && !meant && !(next && main);
  }

  /** Whether the topic was named in this paragraph or in one of the last sentences. */
  private boolean isNear(Phrases phrases) {
    return phrases.sentence().index() > topic.sentence() && isNamed(phrases);
  }

  private boolean isNamed(Phrases phrases) {
    return namedIn == phrases.sentence().paragraph()
        || phrases.sentence().index() - named <= FAR
        || topic.whole();
  }

  private static boolean isElsewhere(Whereabouts whereabouts, Phrases phrases, Mentioned place) {
    return Whereabouts.tellsOfOthers(phrases)
        || whereabouts.isAway(phrases)
        || whereabouts.isWide(phrases)
        || whereabouts
            .stood(phrases)
            .map(n -> n.named().getFirst().label())
            .anyMatch(label -> !label.equals(place.label()));
  }

  /**
   * The setting after a sentence.
   *
   * @param places the places of each of its claims that bring the text to some
   * @param elsewhere whether it has claims with places, and none of them does
   */
  public Setting after(
      Whereabouts whereabouts,
      Phrases phrases,
      List<List<Mentioned>> places,
      boolean elsewhere) {
    boolean again =
        whereabouts.named(phrases).map(n -> n.named().getFirst()).anyMatch(topic::is);
    int index = phrases.sentence().index();
    int here = phrases.sentence().paragraph();
    List<Mentioned> now = now(whereabouts, phrases, places);
    boolean aside =
        places.isEmpty()
            && (elsewhere
                || whereabouts.isAside(phrases)
                    && whereabouts.stood(phrases).findFirst().isPresent());
    if (aside) {
      now = List.of();
    }
    boolean kept = now.isEmpty() && !aside;
    return new Setting(
        topic,
        kept ? told : now,
        kept ? sentence : aside ? NEVER : index,
        kept ? paragraph : aside ? NEVER : here,
        again ? index : named,
        again ? here : namedIn,
        passed.and(phrases, now));
  }

  private static List<Mentioned> now(
      Whereabouts whereabouts, Phrases phrases, List<List<Mentioned>> places) {
    Set<String> settlements =
        whereabouts
            .named(phrases)
            .map(n -> n.named().getFirst().label())
            .collect(Collectors.toSet());
    // Told of two places: it is not said which the next sentence goes on with.
    return places.isEmpty()
        ? whereabouts.located(phrases).stream()
            .map(n -> n.named().getFirst())
            .distinct()
            .toList()
        : places.stream()
            .flatMap(List::stream)
            .filter(p -> settlements.contains(p.label()))
            .distinct()
            .toList();
  }
}
