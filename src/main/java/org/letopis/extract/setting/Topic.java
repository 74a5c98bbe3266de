package org.letopis.extract.setting;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * The settlement that a document is about: the only one that its title names; where the title names
 * none, the only one in which its lead says that something was; else the one that it names again
 * and again. A title or a lead of several settlements gives none.
 *
 * @param place the settlement
 * @param whole whether all of the document is about it: its title says so, or it tells of nothing
 *     as being in another
 * @param sentence index of the sentence that brings it in
 */
public record Topic(Optional<Mentioned> place, boolean whole, int sentence) {

  /** A dateline and a note on the source are shorter; the lead is the first longer sentence. */
  private static final int LEAD = 12;

  /** No title has more tokens. */
  private static final int TITLE = 25;

  /** No title has more lines. */
  private static final int LINES = 3;

  private static final Set<String> CLOSING = Set.of(".", ":", ")", ",", ";");

  /** What a text is about, it names more than once below its title. */
  private static final int AGAIN = 2;

  /** What a text is about that its title does not name, it names at least as often. */
  private static final int OFTEN = 3;

  /** What a document is about. */
  public static Topic of(Whereabouts whereabouts, List<Phrases> sentences) {
    List<Phrases> title = title(sentences);
    List<Phrases> lead = lead(whereabouts, sentences.subList(title.size(), sentences.size()));
    Map<String, Mentioned> named =
        Whereabouts.labels(
            title.stream()
                .filter(s -> !whereabouts.isRecord(s))
                .flatMap(whereabouts::namedNotNear));
    boolean unread = named.isEmpty() && title.stream().anyMatch(Topic::hasUnreadPlace);
    Map<String, Mentioned> opening =
        named.isEmpty()
            ? Whereabouts.labels(
                lead.stream()
                    .filter(s -> !whereabouts.isRecord(s))
                    .flatMap(s -> whereabouts.locatedOrNear(s).stream()))
            : named;
    Map<String, Mentioned> all =
        Whereabouts.labels(sentences.stream().flatMap(s -> whereabouts.located(s).stream()));
    boolean one =
        opening.size() == 1
            && isToldOf(
                whereabouts,
                sentences,
                title.size(),
                !named.isEmpty(),
                opening.keySet(),
                all.keySet());
    Optional<Mentioned> place =
        one && !unread ? opening.values().stream().findFirst() : Optional.empty();
    int last = named.isEmpty() ? title.size() + lead.size() - 1 : title.size() - 1;
    boolean whole = !named.isEmpty() || all.size() == 1;
    return place.isPresent() || !named.isEmpty()
        ? new Topic(place, place.isPresent() && whole, last)
        : new Topic(oftenest(whereabouts, sentences), false, last);
  }

  /** The settlement that more sentences name than all others; none where two are named often. */
  private static Optional<Mentioned> oftenest(Whereabouts whereabouts, List<Phrases> sentences) {
    Map<Mentioned, Integer> times = new HashMap<>();
    for (Phrases sentence : sentences) {
      Whereabouts.labels(whereabouts.stood(sentence))
          .values()
          .forEach(place -> times.merge(place, 1, Integer::sum));
    }
    List<Map.Entry<Mentioned, Integer>> sorted =
        times.entrySet().stream()
            .sorted(
                Map.Entry.<Mentioned, Integer>comparingByValue()
                    .reversed()
                    .thenComparing(e -> e.getKey().label()))
            .limit(2)
            .toList();
    return sorted.stream()
        .findFirst()
        .filter(e -> e.getValue() >= OFTEN)
        .filter(e -> sorted.size() == 1 || e.getValue() >= 2 * sorted.getLast().getValue())
        .map(Map.Entry::getKey);
  }

  /** The lines that a text begins with and that are no paragraphs of it. */
  private static List<Phrases> title(List<Phrases> sentences) {
    List<Phrases> lines = new ArrayList<>();
    for (int i = 0; i < sentences.size() && lines.size() < LINES; i++) {
      Phrases line = sentences.get(i);
      int paragraph = line.sentence().paragraph();
      boolean alone =
          (i == 0 || sentences.get(i - 1).sentence().paragraph() < paragraph)
              && (i + 1 == sentences.size()
                  || sentences.get(i + 1).sentence().paragraph() > paragraph);
      boolean first = lines.isEmpty();
      if (!alone || length(line) > TITLE || !first && isClosed(line)) {
        break;
      }
      lines.add(line);
    }
    return lines;
  }

  private static int length(Phrases line) {
    return line.sentence().to() - line.sentence().from();
  }

  private static boolean isClosed(Phrases line) {
    return CLOSING.contains(line.words().form(line.sentence().to() - 1));
  }

  /** Whether the text tells of what its title names: as where something is, or again and again. */
  private static boolean isToldOf(
      Whereabouts whereabouts,
      List<Phrases> sentences,
      int below,
      boolean titled,
      Set<String> place,
      Set<String> located) {
    return located.equals(place)
        || titled && located.containsAll(place)
        || sentences.stream()
                .filter(s -> s.sentence().index() >= below)
                .filter(s -> Whereabouts.labels(whereabouts.named(s)).keySet().containsAll(place))
                .limit(AGAIN)
                .count()
            == AGAIN;
  }

  /** The first sentences, to the one that says where something was or that is no mere dateline. */
  private static List<Phrases> lead(Whereabouts whereabouts, List<Phrases> sentences) {
    List<Phrases> lead = new ArrayList<>();
    for (Phrases sentence : sentences) {
      lead.add(sentence);
      boolean told =
          !whereabouts.isRecord(sentence) && !whereabouts.locatedOrNear(sentence).isEmpty();
      if (told || length(sentence) > LEAD) {
        break;
      }
    }
    return lead;
  }

  /** "SUKOB U PODLUŽJU": a name behind a preposition of place that could not be read. */
  private static boolean hasUnreadPlace(Phrases phrases) {
    Words words = phrases.words();
    return IntStream.range(phrases.sentence().from(), phrases.sentence().to() - 1)
        .anyMatch(
            i ->
                words.is(i, PartOfSpeech.PREPOSITION)
                    && words.token(i + 1).isWord()
                    && words.token(i + 1).isCapitalised()
                    && words.timeOver(i + 1).isEmpty());
  }

  /** Whether a place is the topic. */
  public boolean is(Mentioned other) {
    return place.filter(p -> p.label().equals(other.label())).isPresent();
  }
}
