package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Finds the parts of a whole that a sentence counts or names behind it. */
final class Parts {

  /** Verbs that say of parts no more than that they are some. */
  private static final Set<String> BEING =
      Set.of("biti", "jesam", "imati", "nalaziti", "naći", "činiti", "spadati");

  private final Phrases phrases;
  private final Words words;
  private final Trigger trigger;
  private final Fit fit;

  Parts(Predication predication, Fit fit) {
    this.phrases = predication.phrases();
    this.words = predication.words();
    this.trigger = predication.trigger();
    this.fit = fit;
  }

  /** "954 osobe, među kojima 61 iz redova Kfora": the figures of the clause that names parts. */
  List<Patient> of(Nominal whole) {
    List<Patient> found = new ArrayList<>(behindDash(whole));
    // "tri lica su povređena, od kojih jedno teže": the verb stands between.
    int end = trigger.first() > whole.from() ? trigger.last() + 1 : whole.to();
    for (Clause next : phrases.clauses()) {
      boolean follows =
          next.type() == Clause.Type.RELATIVE
              && (isBehind(next, whole.to()) || isBehind(next, end));
      boolean among =
          follows && next.opener().filter(o -> o > 0 && words.does(o - 1, Use.PARTS)).isPresent();
      if ((among || isOfThem(next, end)) && !hasTrigger(next) && !tellsMore(next)) {
        for (Nominal nominal : next.nominals()) {
          Nominal full = Ellipsis.completed(nominal, whole);
          boolean told = full.quantity().isPresent() || full.sort() == Sort.PERSON;
          if (told && !full.isPrepositional() && fit.allows(full)) {
            found.add(new Patient(full, List.of()));
          }
        }
      }
    }
    return found;
  }

  /**
   * "povređeno je 19 osoba, a među njima su i dva policajca": a clause of its own that says no
   * more.
   */
  private boolean isOfThem(Clause next, int end) {
    if (next.type() != Clause.Type.MAIN || !isBehind(next, end)) {
      return false;
    }
    int i = next.from();
    while (i < next.to() && (words.form(i).equals(",") || words.does(i, Use.COORDINATOR))) {
      i++;
    }
    return i + 1 < next.to() && words.does(i, Use.AMONG) && words.does(i + 1, Use.PERSONAL);
  }

  private static boolean isBehind(Clause next, int end) {
    return next.from() >= end && next.from() <= end + 2;
  }

  /** "od kojih su dvojica podlegla povredama": the clause tells something else of its parts. */
  private boolean tellsMore(Clause next) {
    return IntStream.range(next.from(), next.to())
            .filter(i -> phrases.clauseOf(i).index() == next.index())
            .filter(i -> phrases.nominalOver(i).isEmpty() && !Verbs.isAuxiliary(words, i))
            // "jedno teže": an adverb that looks like a verb.
            .filter(i -> !words.is(i, PartOfSpeech.ADVERB))
            .anyMatch(i -> Verbs.isPredicate(words, i) && !words.hasLemma(i, BEING))
        || next.nominals().stream()
            .filter(n -> n.sort() == Sort.ELLIPTIC)
            .flatMap(n -> n.adjectives().stream())
            .anyMatch(a -> words.any(a, r -> r.verbForm().isPresent()));
  }

  /** "9 osoba — šest Srba, dva Albanca i jedan Rom": what stands behind the dash adds up. */
  private List<Patient> behindDash(Nominal whole) {
    for (Clause next : phrases.clauses()) {
      boolean dash =
          next.from() == whole.to()
              && Set.of("–", "—", ":", "-", "(").contains(words.form(next.from()));
      if (dash) {
        List<Patient> found =
            next.nominals().stream()
                .flatMap(Shares::of)
                .map(n -> Ellipsis.completed(n, whole))
                .filter(n -> n.quantity().isPresent() && !n.isPrepositional() && fit.allows(n))
                .map(n -> new Patient(n, List.of()))
                .toList();
        boolean adding = found.size() > 1 && isSum(whole, found);
        return adding ? found : named(whole, next);
      }
    }
    return List.of();
  }

  /**
   * "412 lica, odnosno 118 porodica: iz Bora 263, iz Niša 97 i iz Pirota 52": the figures behind
   * the colon add up to one of those before it, each with the place before it.
   */
  List<Patient> byPlaces(List<Patient> wholes) {
    int end = wholes.getLast().nominal().to();
    boolean colon = end < phrases.sentence().to() && words.form(end).equals(":");
    if (!colon) {
      return List.of();
    }
    List<Nominal> behind = phrases.clauseOf(end).nominals();
    return wholes.stream()
        .map(whole -> placed(behind, whole.nominal()))
        .filter(parts -> !parts.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /** The figures behind their places, where they are nothing else and add up. */
  private static List<Patient> placed(List<Nominal> behind, Nominal whole) {
    List<Patient> found = new ArrayList<>();
    for (int k = 1; k < behind.size(); k += 2) {
      Nominal place = behind.get(k - 1);
      Nominal figure = behind.get(k);
      boolean pair =
          place.isPrepositional()
              && place.sort() == Sort.PLACE
              && figure.from() == place.to()
              && figure.sort() == Sort.ELLIPTIC
              && figure.quantity().isPresent();
      if (!pair) {
        return List.of();
      }
      found.add(new Patient(counting(Ellipsis.completed(figure, whole)), List.of(place)));
    }
    return found.size() > 1 && isSum(whole, found) ? found : List.of();
  }

  /** "iz Bora 263": a number behind a name may be part of it, but not where all add up. */
  private static Nominal counting(Nominal figure) {
    return figure.withCount(
        figure
            .quantity()
            .map(
                q ->
                    new Mention.Quantity(q.from(), q.to(), q.count(), Mention.Quantity.Kind.COUNT)),
        figure.unit());
  }

  /** "tri kuće: kuća Petra Jovića, kuća Jovana Lukića i ...": as many named ones as are counted. */
  private List<Patient> named(Nominal whole, Clause list) {
    List<Nominal> items =
        list.nominals().stream()
            .filter(n -> n.from() > list.from() && !n.isPrepositional())
            .filter(n -> fit.allows(n) || n.sort() == Sort.PERSON && isHead(whole))
            .filter(n -> n.sort() == Sort.SITE || n.sort() == Sort.PERSON || isOwned(n))
            .toList();
    boolean all = items.size() == exact(whole) && items.size() > 1;
    return isOpenedBy(list) && (all || isSomeOf(whole, list, items))
        ? items.stream().map(n -> new Patient(n, Attachments.to(phrases, list, n))).toList()
        : List.of();
  }

  /** "pet žrtava: Marko Ilić, Ana i Petar Lukić": a list of fewer names, and nothing else. */
  private boolean isSomeOf(Nominal whole, Clause list, List<Nominal> items) {
    boolean linked =
        IntStream.range(1, items.size())
            .allMatch(k -> Links.between(phrases, items.get(k - 1).to(), items.get(k).from()));
    return items.size() > 1
        && items.size() < exact(whole)
        && items.getFirst().from() == list.from() + 1
        && items.getLast().to() + 1 >= list.to()
        && items.stream().allMatch(n -> n.sort() == Sort.PERSON)
        && linked;
  }

  /** A colon, or a dash, behind which the names stand: "trojica meštana – A, B i C". */
  private boolean isOpenedBy(Clause list) {
    return Set.of(":", "–", "—", "-").contains(words.form(list.from()));
  }

  /** "identifikovane su tri žrtve: Petar Jović, ...": the names say who the counted are. */
  private boolean isHead(Nominal whole) {
    return words.hasLemma(whole.head(), trigger.rule().heads())
        && trigger.rule().unit().filter("person"::equals).isPresent();
  }

  private static boolean isOwned(Nominal nominal) {
    return nominal.sort() == Sort.THING
        && nominal.complements().stream().anyMatch(c -> c.sort() == Sort.PERSON);
  }

  private boolean hasTrigger(Clause other) {
    for (int i = other.from(); i < other.to(); i++) {
      if (words.isPassiveParticiple(i) && phrases.nominalOver(i).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** "pet mrtvih, tri Srbina i dva Albanca": the figures behind add up to the first. */
  static boolean isSum(Nominal whole, List<Patient> parts) {
    long sum = parts.stream().mapToLong(p -> exact(p.nominal())).sum();
    return exact(whole) > 0
        && sum == exact(whole)
        && parts.stream().allMatch(p -> exact(p.nominal()) > 0);
  }

  private static long exact(Nominal nominal) {
    return nominal
        .quantity()
        .filter(q -> q.count().low().equals(q.count().high()))
        .map(q -> q.count().low().orElse(0))
        .orElse(0L);
  }
}
