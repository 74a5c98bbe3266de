package org.letopis.extract.setting;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Links;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;

/** The settlements that a sentence names, and those in which it says that something is. */
public final class Whereabouts {

  private static final Set<EntityType> WIDE = EnumSet.of(EntityType.REGION, EntityType.RIVER);

  /** Abhazija, Slavonija, Turska: what no gazetteer knows, and has the name of a country. */
  private static final Pattern COUNTRY = Pattern.compile(".*(?:ija|ska|čka|stan)");

  /** Units of what a whole document can be about. */
  private static final Set<String> WHOLE = Set.of("village", "town", "municipality");

  /** Where those lie whom something befell elsewhere. */
  private static final String CARING = "healthFacility";

  private static final Set<String> MUNICIPALITY = Set.of("opština", "općina");

  /** Goals and sources: what stands behind them is where those are. */
  private static final Set<Meaning> ENDS =
      EnumSet.of(Meaning.FROM, Meaning.TO, Meaning.SOURCE, Meaning.AGENT);

  private final Set<String> seats;
  private final Set<String> recording;
  private final Set<String> labels;
  private final Set<String> quarters;
  private final Set<String> areas;
  private final Set<String> asides;
  private final Set<String> away;
  private final Set<String> wide;

  private Whereabouts(Table words) {
    seats = lemmas(words, "seat");
    recording = lemmas(words, "recorded");
    labels = lemmas(words, "label");
    quarters = lemmas(words, "quarter");
    areas = lemmas(words, "area");
    asides = lemmas(words, "aside");
    away = lemmas(words, "away");
    wide = lemmas(words, "wide");
  }

  /**
   * Reads the words that say of a town that nothing was in it, {@code setting-words.tsv}.
   *
   * @param language the folder of the language, {@code mappings/sr}
   */
  public static Whereabouts load(Path language) {
    return new Whereabouts(Table.read(language.resolve("setting-words.tsv")));
  }

  private static Set<String> lemmas(Table words, String role) {
    return words.rows().stream()
        .filter(row -> row.list(1).contains(role))
        .map(row -> row.cell(0))
        .collect(Collectors.toSet());
  }

  /** "Mesto: Lug, Brod": the line of a table of facts that says where it was. */
  boolean isLabelOfPlace(Phrases line, int colon) {
    return line.words().hasLemma(colon - 1, labels);
  }

  /** "Zabilježeno u Bileći, 6. marta 1997": where it was written down. */
  boolean isRecord(Phrases phrases) {
    return IntStream.range(phrases.sentence().from(), phrases.sentence().to())
        .anyMatch(i -> phrases.words().hasLemma(i, recording));
  }

  /** The places that a document brings in as parts of a town: "naselje Bare", "četvrt Lug". */
  public Parts parts(List<Phrases> sentences) {
    return new Parts(behind(sentences, quarters), behind(sentences, areas));
  }

  private Set<String> behind(List<Phrases> sentences, Set<String> nouns) {
    return sentences.stream()
        .flatMap(s -> named(s).filter(n -> isBehind(s, n, nouns)))
        .map(n -> n.named().getFirst().label())
        .collect(Collectors.toSet());
  }

  private static boolean isBehind(Phrases phrases, Nominal place, Set<String> nouns) {
    Words words = phrases.words();
    return isOne(words, place.core(), nouns)
        || place.core() > phrases.sentence().from() && isOne(words, place.core() - 1, nouns);
  }

  private static boolean isOne(Words words, int i, Set<String> nouns) {
    return words.hasLemma(i, nouns)
        && words.any(i, r -> r.number().filter(n -> n == Number.SINGULAR).isPresent());
  }

  /** "U Ankari je zasedala vlada", "sahranjen je u Dolcu": nothing of what is told was there. */
  boolean isAside(Phrases phrases) {
    return IntStream.range(phrases.sentence().from(), phrases.sentence().to())
        .anyMatch(i -> phrases.words().hasLemma(i, asides));
  }

  /** "Tamo je umrlo dvoje": where those had gone of whom was told. */
  boolean isAway(Phrases phrases) {
    return IntStream.range(phrases.sentence().from(), phrases.sentence().to())
        .anyMatch(i -> phrases.words().hasLemma(i, away));
  }

  /** "u celoj zemlji poginulo je 57 ljudi": what no settlement holds. */
  public boolean isWide(Phrases phrases) {
    return phrases.all().stream()
        .filter(n -> n.preposition().filter(p -> p.means(Meaning.IN)).isPresent())
        .anyMatch(n -> phrases.words().hasLemma(n.head(), wide));
  }

  /** The settlements that a sentence names, in whatever way. */
  public Stream<Nominal> named(Phrases phrases) {
    return phrases.nominals().stream().flatMap(n -> settlements(phrases, n));
  }

  /** The settlements that a sentence names otherwise than as whence somebody is or came. */
  Stream<Nominal> stood(Phrases phrases) {
    return phrases.nominals().stream()
        .filter(n -> !isSeat(phrases, n))
        .flatMap(n -> settlements(phrases, n).filter(p -> !isOrigin(n) && !isOrigin(p)));
  }

  private static boolean isOrigin(Nominal place) {
    return place.preposition().filter(p -> p.means(Meaning.FROM)).isPresent();
  }

  /** "u naseljima", "u okolnim selima", "u zaseoku": others, or a part that has a name. */
  public static boolean tellsOfOthers(Phrases phrases) {
    return phrases.nominals().stream()
        .filter(n -> n.sort() == Sort.SETTLEMENT)
        .filter(n -> n.preposition().filter(p -> p.means(Meaning.IN)).isPresent())
        .anyMatch(n -> !isWhole(n) || !n.adjectives().isEmpty());
  }

  /** Whether a phrase is of the sort of settlement that a document can be about. */
  public static boolean isWhole(Nominal nominal) {
    return nominal.sort() == Sort.SETTLEMENT && nominal.unit().filter(WHOLE::contains).isPresent();
  }

  /** The same without those that it names only to say what is near: "u motelu kraj Niša". */
  Stream<Nominal> namedNotNear(Phrases phrases) {
    return phrases.nominals().stream()
        .filter(n -> n.preposition().filter(p -> p.means(Meaning.NEAR)).isEmpty())
        .filter(n -> !isSeat(phrases, n))
        .flatMap(n -> settlements(phrases, n));
  }

  /**
   * The settlements in which a sentence says that something is: "u Nišu i Vranju"; without the
   * municipality of the village that it names: "u Lukovu, u opštini Kuršumlija". None where it
   * tells only of a meeting, a speech or a burial there.
   */
  public List<Nominal> located(Phrases phrases) {
    if (isAside(phrases)) {
      return List.of();
    }
    List<Nominal> all = located(phrases, Meaning.IN);
    List<Nominal> villages = all.stream().filter(n -> !isMunicipality(phrases, n)).toList();
    return !villages.isEmpty() || all.isEmpty() ? villages : defined(phrases).orElse(all);
  }

  /** "Lukovo je selo u opštini Kuršumlija": the village, if it is read as one, and no more. */
  private static Optional<List<Nominal>> defined(Phrases phrases) {
    List<Nominal> bare = phrases.nominals().stream().filter(n -> !n.isPrepositional()).toList();
    List<Nominal> named =
        bare.stream()
            .flatMap(n -> settlements(phrases, n))
            .filter(n -> !isMunicipality(phrases, n))
            .limit(1)
            .toList();
    return named.isEmpty() && bare.stream().noneMatch(Whereabouts::isWhole)
        ? Optional.empty()
        : Optional.of(named);
  }

  private static boolean isMunicipality(Phrases phrases, Nominal place) {
    Words words = phrases.words();
    return words.hasLemma(place.core(), MUNICIPALITY)
        || place.core() > phrases.sentence().from()
            && words.hasLemma(place.core() - 1, MUNICIPALITY);
  }

  /** The same; where there are none, those near which it is: "na raskrsnici kod Lukova". */
  public List<Nominal> locatedOrNear(Phrases phrases) {
    List<Nominal> inside = located(phrases);
    if (!inside.isEmpty()) {
      return inside;
    }
    List<Nominal> near = located(phrases, Meaning.NEAR);
    // "Vrbica kod Stoca": the village, not what it is near to.
    return near.stream().map(n -> settlementBefore(phrases, n).orElse(n)).distinct().toList();
  }

  private static Optional<Nominal> settlementBefore(Phrases phrases, Nominal near) {
    return phrases.nominals().stream()
        .filter(n -> n.to() == near.from())
        .flatMap(n -> settlements(phrases, n))
        .findFirst();
  }

  private List<Nominal> located(Phrases phrases, Meaning meaning) {
    List<Nominal> found = new ArrayList<>();
    Optional<Nominal> last = Optional.empty();
    for (Nominal nominal : phrases.nominals()) {
      boolean in =
          nominal.preposition().filter(p -> p.means(meaning)).isPresent()
              && (meaning != Meaning.IN || nominal.may(Case.LOCATIVE))
              && !isSeat(phrases, nominal)
              && !isBehindEnd(phrases, nominal);
      boolean listed =
          !nominal.isPrepositional()
              && last.filter(l -> Links.between(phrases, l.to(), nominal.from())).isPresent();
      Optional<Nominal> place =
          in || listed ? settlements(phrases, nominal).findFirst() : Optional.empty();
      place.ifPresent(found::add);
      last = place.map(p -> nominal);
    }
    return found;
  }

  /** "sud u Nišu", "načelnik hirurgije bolnice u Nišu": where a body sits and its people work. */
  boolean isSeat(Phrases phrases, Nominal place) {
    return phrases.nominals().stream()
        .filter(n -> n.to() == place.from())
        .anyMatch(n -> hasSeat(phrases.words(), n));
  }

  /**
   * "vraćali su se iz crkve u Dolcu", "krenuli su ka bazi u Dolcu", "prevezeni su u dom u Dolcu":
   * where they were not.
   */
  private static boolean isBehindEnd(Phrases phrases, Nominal place) {
    return phrases.nominals().stream()
        .filter(n -> n.to() == place.from())
        .anyMatch(Whereabouts::isEnd);
  }

  private static boolean isEnd(Nominal nominal) {
    return nominal
        .preposition()
        .filter(
            p ->
                ENDS.contains(p.meaning())
                    || p.means(Meaning.IN)
                        && nominal.may(Case.ACCUSATIVE)
                        && !nominal.may(Case.LOCATIVE))
        .isPresent();
  }

  private boolean hasSeat(Words words, Nominal nominal) {
    return nominal.all().anyMatch(n -> n.sort() == Sort.ORGANIZATION && n.allGroups().isEmpty())
        || nominal.unit().filter(CARING::equals).isPresent()
        || IntStream.range(nominal.core(), nominal.to()).anyMatch(i -> words.hasLemma(i, seats));
  }

  private static Stream<Nominal> settlements(Phrases phrases, Nominal nominal) {
    return nominal
        .all()
        .filter(n -> n.sort() == Sort.PLACE && n.named().size() == 1 && !isWide(phrases, n));
  }

  /** Whether a phrase names a country, a region or a river. */
  static boolean isWide(Phrases phrases, Nominal nominal) {
    Optional<Mention.Name> known = phrases.words().nameOver(nominal.to() - 1);
    return known.isPresent()
        ? known.get().candidates().stream().allMatch(c -> WIDE.contains(c.type()))
        : COUNTRY.matcher(nominal.named().getFirst().label()).matches();
  }

  /** What phrases name, each once, in text order, by its label. */
  static Map<String, Mentioned> labels(Stream<Nominal> places) {
    Map<String, Mentioned> found = new LinkedHashMap<>();
    places.map(n -> n.named().getFirst()).forEach(m -> found.putIfAbsent(m.label(), m));
    return found;
  }
}
