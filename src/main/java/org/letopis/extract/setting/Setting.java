package org.letopis.extract.setting;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/**
 * Where a text stands while it is read: the place of what it told last, and when it last named what
 * it is about. A sentence that names no other place goes on with the last told one to the end of
 * its paragraph, or with the topic where that was named just before.
 *
 * @param topic what the document is about
 * @param parts its parts of towns: what is told of one goes on in the town
 * @param listing whether what was told last opens a list
 * @param told where what was told last was
 * @param sentence index of the sentence that told it
 * @param paragraph the paragraph of that sentence
 * @param named index of the sentence that last named the topic
 * @param namedIn the paragraph of that sentence
 * @param passed the settlements in which the paragraph has said that something was
 */
public record Setting(
    Topic topic,
    Parts parts,
    boolean listing,
    List<Mentioned> told,
    int sentence,
    int paragraph,
    int named,
    int namedIn,
    Passed passed) {

  /** The place of what was told last holds for no more sentences. */
  private static final int SCENE = 4;

  /** The topic is meant no more sentences after it was named. */
  private static final int FAR = 2;

  private static final Set<String> ITEM = Set.of("–", "—", "-", "•", "*");

  private static final int NEVER = Integer.MIN_VALUE / 2;

  /** Copies the places. */
  public Setting {
    told = List.copyOf(told);
  }

  /** Before the first sentence. */
  public static Setting of(Topic topic, Parts parts) {
    return new Setting(topic, parts, false, List.of(), NEVER, NEVER, NEVER, NEVER, Passed.NONE);
  }

  /**
   * The place that a sentence goes on with; empty where it names others or where more than one can
   * be meant.
   *
   * @param whereabouts finds the places that it names
   */
  public Optional<Mentioned> at(Whereabouts whereabouts, Phrases phrases) {
    boolean item = isItem(phrases);
    boolean goesOn = item || paragraph == phrases.sentence().paragraph();
    Optional<Mentioned> last =
        told.size() == 1 && (item || phrases.sentence().index() - sentence <= SCENE)
            ? Optional.of(told.getFirst())
            : Optional.empty();
    Optional<Mentioned> meant = goesOn ? last : topic.place().filter(t -> isNear(phrases));
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

  /** "Ubijeni su u Lugu:", and below it "– Marko Jović": an item of the list that it opens. */
  private boolean isItem(Phrases phrases) {
    return listing && startsItem(phrases);
  }

  private static boolean startsItem(Phrases phrases) {
    Words words = phrases.words();
    int from = phrases.sentence().from();
    return ITEM.contains(words.form(from)) || words.token(from).isNumber();
  }

  private static boolean opensList(Phrases phrases) {
    return phrases.words().form(phrases.sentence().to() - 1).equals(":");
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
      Whereabouts whereabouts, Phrases phrases, List<List<Mentioned>> places, boolean elsewhere) {
    boolean again = whereabouts.named(phrases).map(n -> n.named().getFirst()).anyMatch(topic::is);
    int index = phrases.sentence().index();
    int here = phrases.sentence().paragraph();
    List<Mentioned> all = now(whereabouts, phrases, places);
    List<Mentioned> towns = all.stream().filter(p -> !parts.has(p)).toList();
    boolean aside =
        places.isEmpty()
            && (elsewhere
                || whereabouts.isAside(phrases)
                    && whereabouts.stood(phrases).findFirst().isPresent());
    List<Mentioned> now =
        aside ? List.of() : towns.isEmpty() && !all.isEmpty() ? town(phrases, all) : towns;
    boolean kept = now.isEmpty() && !aside;
    boolean opens = opensList(phrases) && !now.isEmpty();
    return new Setting(
        topic,
        parts,
        opens || listing && startsItem(phrases) && now.isEmpty(),
        kept ? told : now,
        kept ? sentence : aside ? NEVER : index,
        kept ? paragraph : aside ? NEVER : here,
        again ? index : named,
        again ? here : namedIn,
        passed.and(phrases, now));
  }

  /** The town of the quarters that a sentence tells of; the quarters where none was told of. */
  private List<Mentioned> town(Phrases phrases, List<Mentioned> told) {
    return townOf(phrases, told.getFirst()).map(List::of).orElse(told);
  }

  /** The town that a quarter belongs to of which a sentence tells. */
  public Optional<Mentioned> townOf(Phrases phrases, Mentioned part) {
    boolean same =
        told.size() == 1
            && paragraph == phrases.sentence().paragraph()
            && !parts.has(told.getFirst());
    return same
        ? Optional.of(told.getFirst())
        : topic.place().filter(t -> parts.quarters().contains(part.label()) && !topic.is(part));
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
        ? whereabouts.located(phrases).stream().map(n -> n.named().getFirst()).distinct().toList()
        : places.stream()
            .flatMap(List::stream)
            .filter(p -> settlements.contains(p.label()))
            .distinct()
            .toList();
  }
}
