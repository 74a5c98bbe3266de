package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Links;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * The settlement that a document is about: the only one that its title names, or, where the title
 * names none, the only one in which its lead says that something was. A title or a lead of several
 * settlements gives none.
 *
 * @param place the settlement
 * @param all whether all of the document is about it: its title says so, or it tells of nothing as
 *     being in another
 * @param sentence index of the sentence that brings it in
 */
record Theme(Optional<Mentioned> place, boolean all, int sentence) {

  /** A dateline and a note on the source are shorter; the lead is the first longer sentence. */
  private static final int LEAD = 12;

  /** No title has more tokens. */
  private static final int TITLE = 25;

  /** What a text is about, it names more than once below its title. */
  private static final int AGAIN = 2;

  private static final Set<EntityType> WIDE = EnumSet.of(EntityType.REGION, EntityType.RIVER);

  /** Abhazija, Slavonija, Turska: what no gazetteer knows, and has the name of a country. */
  private static final Pattern COUNTRY = Pattern.compile(".*(?:ija|ska|čka|stan)");

  /** What a document is about. */
  static Theme of(Context context) {
    List<Phrases> sentences = context.sentences();
    List<Phrases> title = title(sentences);
    List<Phrases> lead = lead(context, sentences.subList(title.size(), sentences.size()));
    Map<String, Mentioned> named = labels(title.stream().flatMap(s -> named(context, s)));
    boolean unread = named.isEmpty() && title.stream().anyMatch(Theme::hasUnreadPlace);
    Map<String, Mentioned> opening =
        named.isEmpty() ? labels(lead.stream().flatMap(s -> located(context, s))) : named;
    Map<String, Mentioned> all = labels(sentences.stream().flatMap(s -> located(context, s)));
    boolean one = opening.size() == 1 && isToldOf(context, opening.keySet(), all.keySet());
    Optional<Mentioned> place =
        one && !unread ? opening.values().stream().findFirst() : Optional.empty();
    int last = named.isEmpty() ? title.size() + lead.size() - 1 : 0;
    boolean whole = !named.isEmpty() || all.size() == 1;
    return new Theme(place, place.isPresent() && whole, last);
  }

  /** A line of its own that is no paragraph of the text. */
  private static List<Phrases> title(List<Phrases> sentences) {
    List<Phrases> first = sentences.stream().takeWhile(s -> s.sentence().paragraph() == 0).toList();
    boolean line =
        first.size() == 1
            && first.getFirst().sentence().to() - first.getFirst().sentence().from() <= TITLE;
    return line ? first : List.of();
  }

  /** Whether the text tells of what its title names: as where something is, or again and again. */
  private static boolean isToldOf(Context context, Set<String> place, Set<String> located) {
    return located.containsAll(place)
        || context.sentences().stream()
                .filter(s -> s.sentence().paragraph() > 0)
                .filter(s -> labels(named(context, s)).keySet().containsAll(place))
                .limit(AGAIN)
                .count()
            == AGAIN;
  }

  /** The first sentences, to the one that says where something was or that is no mere dateline. */
  private static List<Phrases> lead(Context context, List<Phrases> sentences) {
    List<Phrases> lead = new ArrayList<>();
    for (Phrases sentence : sentences) {
      lead.add(sentence);
      boolean told = located(context, sentence).findAny().isPresent();
      if (told || sentence.sentence().to() - sentence.sentence().from() > LEAD) {
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

  /** Whether a place is the theme. */
  boolean is(Mentioned other) {
    return place.filter(p -> p.label().equals(other.label())).isPresent();
  }

  /** The settlements that a sentence names, in whatever way. */
  static Stream<Nominal> named(Context context, Phrases phrases) {
    return phrases.nominals().stream().flatMap(n -> settlements(context, n));
  }

  /** The settlements in which a sentence says that something is: "u Nišu i Vranju". */
  static Stream<Nominal> located(Context context, Phrases phrases) {
    List<Nominal> found = new ArrayList<>();
    Optional<Nominal> last = Optional.empty();
    for (Nominal nominal : phrases.nominals()) {
      boolean in =
          nominal.preposition().filter(p -> p.means(Meaning.IN)).isPresent()
              && nominal.may(Case.LOCATIVE)
              && !context.circumstances().isSeat(phrases, nominal);
      boolean listed =
          !nominal.isPrepositional()
              && last.filter(l -> Links.between(phrases, l.to(), nominal.from())).isPresent();
      Optional<Nominal> place =
          in || listed ? settlements(context, nominal).findFirst() : Optional.empty();
      place.ifPresent(found::add);
      last = place.map(p -> nominal);
    }
    return found.stream();
  }

  private static Stream<Nominal> settlements(Context context, Nominal nominal) {
    return nominal
        .all()
        .filter(n -> n.sort() == Sort.PLACE && n.named().size() == 1 && !isWide(context, n));
  }

  private static boolean isWide(Context context, Nominal nominal) {
    Optional<Mention.Name> known = context.words().nameOver(nominal.to() - 1);
    return known.isPresent()
        ? known.get().candidates().stream().allMatch(c -> WIDE.contains(c.type()))
        : COUNTRY.matcher(nominal.named().getFirst().label()).matches();
  }

  private static Map<String, Mentioned> labels(Stream<Nominal> places) {
    Map<String, Mentioned> found = new LinkedHashMap<>();
    places.map(n -> n.named().getFirst()).forEach(m -> found.putIfAbsent(m.label(), m));
    return found;
  }
}
