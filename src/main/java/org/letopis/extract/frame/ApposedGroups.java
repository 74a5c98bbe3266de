package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * Who those are whom a figure counts that stands beside their name: "meštani tri sela, njih 450",
 * "celokupno srpsko stanovništvo, ukupno 398 lica", "petoricu, sve Srbe iz Radova".
 */
final class ApposedGroups {

  /** Families that are of a people are counted as families of that people. */
  private static final Set<List<String>> OPEN = Set.of(List.of(), List.of("families"));

  private ApposedGroups() {}

  /** Gives groups to the figures of a sentence that have none, and drops what they count again. */
  static void fill(Phrases phrases, List<Draft> drafts) {
    List<Draft> counted =
        drafts.stream()
            .filter(d -> d.hasCount() && d.persons().isEmpty() && OPEN.contains(d.groups()))
            .toList();
    for (Draft draft : counted) {
      Optional<Nominal> figure = phrases.nominalOver(draft.place());
      List<Nominal> whole =
          figure
              .filter(f -> f.quantity().isPresent() && !f.isPrepositional())
              .map(f -> whole(phrases, f))
              .orElse(List.of());
      if (!whole.isEmpty()) {
        whole.forEach(n -> draft.groups(n.allGroups()));
        drafts.removeIf(d -> isSame(d, draft, whole));
      }
    }
  }

  /** The claim without a figure about those whom the figure counts. */
  private static boolean isSame(Draft other, Draft counted, List<Nominal> whole) {
    return other != counted
        && !other.hasCount()
        && other.persons().isEmpty()
        && other.kind().equals(counted.kind())
        && whole.stream().anyMatch(n -> n.from() <= other.place() && other.place() < n.to());
  }

  private static List<Nominal> whole(Phrases phrases, Nominal figure) {
    List<Nominal> behind = all(phrases, figure);
    if (!behind.isEmpty()) {
      return behind;
    }
    Words words = phrases.words();
    int before = figure.from() - 1;
    boolean them = before >= phrases.sentence().from() && words.does(before, Use.THEM);
    int comma = them ? before - 1 : pastAdverbs(words, before, phrases.sentence().from());
    if (comma <= phrases.sentence().from() || !words.form(comma).equals(",")) {
      return List.of();
    }
    return them ? people(phrases, comma) : community(phrases, comma);
  }

  private static int pastAdverbs(Words words, int from, int start) {
    int i = from;
    while (i > start && words.is(i, PartOfSpeech.ADVERB) && !words.form(i).equals(",")) {
      i--;
    }
    return i;
  }

  /** "petoricu, sve Srbe": behind the figure all of them are said to be of a people. */
  private static List<Nominal> all(Phrases phrases, Nominal figure) {
    Words words = phrases.words();
    int comma = figure.to();
    boolean goesOn = comma + 1 < phrases.sentence().to() && words.form(comma).equals(",");
    return goesOn
        ? phrases.nominals().stream()
            .filter(n -> n.from() == comma + 1 || n.from() == comma + 2)
            .filter(n -> words.does(comma + 1, Use.MOSTLY) && !n.allGroups().isEmpty())
            .filter(n -> n.quantity().isEmpty() && !n.isPrepositional())
            .limit(1)
            .toList()
        : List.of();
  }

  /** Before "njih 450": the people, and those whom a conjunction joins to them. */
  private static List<Nominal> people(Phrases phrases, int comma) {
    List<Nominal> people =
        phrases.nominals().stream()
            .filter(n -> n.to() <= comma && n.sort() == Sort.PEOPLE && !n.isPrepositional())
            .filter(n -> n.quantity().isEmpty() && !n.allGroups().isEmpty())
            .filter(n -> n.may(Case.NOMINATIVE) || n.may(Case.ACCUSATIVE))
            .toList();
    if (people.isEmpty()) {
      return List.of();
    }
    List<Nominal> found = new ArrayList<>(List.of(people.getLast()));
    for (int k = people.size() - 2; k >= 0; k--) {
      Nominal joined = people.get(k);
      int joint = joined.to();
      boolean item = found.getFirst().from() == joint + 1 && phrases.words().does(joint, Use.ITEM);
      if (!item) {
        break;
      }
      found.addFirst(joined);
    }
    return found;
  }

  /** Right before "ukupno 398 lica": a community as a whole. */
  private static List<Nominal> community(Phrases phrases, int comma) {
    return phrases.nominals().stream()
        .filter(n -> n.to() == comma && n.collective() && !n.allGroups().isEmpty())
        .filter(n -> n.quantity().isEmpty() && !n.isPrepositional())
        .toList();
  }

  /** The groups that the adjectives of a named site tell of: "katolička crkva Svete Ane". */
  static List<String> ofSite(Context context, Nominal site) {
    return IntStream.range(site.core(), site.head() + 1)
        .mapToObj(i -> context.nouns().groupOfAdjective(context.words(), i))
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }
}
