package org.letopis.extract.frame;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.letopis.claim.Attribute;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * Whose kin those are of whom a text tells by a noun of kinship and a pronoun: "Poginuo je Marko
 * Kos. Ranjena je njegova supruga Ana" tells that Ana is the wife of Marko Kos; her surname it does
 * not tell, and she gets none. Where two could be meant, none is.
 */
final class Kindred {

  private static final String HIS = "his";

  private static final String HERS = "hers";

  /** How far a noun of kinship can stand behind the one that it goes on from. */
  private static final int NEAR = 12;

  /** By lemma, whether it is a noun of kinship, or whose kin the pronoun says. */
  private final Map<String, Set<String>> roles;

  private Kindred(Map<String, Set<String>> roles) {
    this.roles = Map.copyOf(roles);
  }

  /** Reads {@code kin.tsv}. */
  static Kindred load(Path language) {
    Map<String, Set<String>> roles = new HashMap<>();
    for (Table.Row row : Table.read(language.resolve("kin.tsv")).rows()) {
      roles.put(row.cell(0), Set.copyOf(row.list(1)));
    }
    return new Kindred(roles);
  }

  /** Says whose kin those are of whose kinship the claims of a sentence tell. */
  void fill(Context context, Phrases phrases, List<Draft> drafts) {
    TreeMap<Integer, Mentioned> owners = new TreeMap<>();
    for (Draft draft : drafts) {
      boolean kinship =
          draft.attribute().map(Attribute::name).filter("kinship"::equals).isPresent()
              && draft.persons().size() == 1;
      if (kinship) {
        fill(context, phrases, draft, owners);
      }
    }
  }

  private void fill(
      Context context, Phrases phrases, Draft draft, TreeMap<Integer, Mentioned> owners) {
    Words words = context.words();
    int noun =
        IntStream.range(draft.from(), draft.to())
            .filter(i -> words.isNoun(i) && !role(words, i).isEmpty())
            .findFirst()
            .orElse(-1);
    if (noun < 0) {
      return;
    }
    Mentioned kin = draft.persons().getFirst();
    Optional<Mentioned> owner =
        owner(context, phrases, noun).or(() -> goneOnWith(words, noun, owners));
    if (owner.isEmpty() || owner.get().label().equals(kin.label())) {
      return;
    }
    owners.put(noun, owner.get());
    draft.persons(List.of(owner.get()));
  }

  private Set<String> role(Words words, int i) {
    Set<String> found = new TreeSet<>();
    words.lemmas(i).forEach(l -> found.addAll(roles.getOrDefault(l, Set.of())));
    return found;
  }

  /** ", sin Petar i kćerka Ana" behind "njegova supruga Mara". */
  private static Optional<Mentioned> goneOnWith(
      Words words, int noun, TreeMap<Integer, Mentioned> owners) {
    boolean joined = words.form(noun - 1).equals(",") || words.lower(noun - 1).equals("i");
    return Optional.ofNullable(owners.lowerEntry(noun))
        .filter(e -> joined && noun - e.getKey() <= NEAR)
        .map(Map.Entry::getValue);
  }

  /** The person with surname that "njegov", "njen" before the noun means. */
  private Optional<Mentioned> owner(Context context, Phrases phrases, int noun) {
    Words words = context.words();
    int from = phrases.sentence().from();
    for (int i = noun - 1; i >= Math.max(from, noun - 2); i--) {
      Set<String> role = role(words, i);
      if (role.contains(HIS) || role.contains(HERS)) {
        Gender gender = role.contains(HIS) ? Gender.MASCULINE : Gender.FEMININE;
        return meant(context, phrases, i, gender);
      }
    }
    return Optional.empty();
  }

  private static Optional<Mentioned> meant(
      Context context, Phrases phrases, int pronoun, Gender gender) {
    List<Nominal> here = persons(context, phrases, gender).filter(n -> n.to() <= pronoun).toList();
    Optional<Mentioned> beside =
        here.stream()
            .filter(n -> isBeside(context.words(), n.to(), pronoun))
            .map(n -> n.named().getFirst())
            .findFirst();
    if (beside.isPresent() || !here.isEmpty()) {
      return beside.or(() -> only(here));
    }
    int before = phrases.sentence().index() - 1;
    return before < 0
        ? Optional.empty()
        : only(persons(context, context.sentences().get(before), gender).toList());
  }

  private static Optional<Mentioned> only(List<Nominal> persons) {
    List<Mentioned> all = persons.stream().map(n -> n.named().getFirst()).distinct().toList();
    return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }

  /** "Marko Kos (58) i njegov brat". */
  private static boolean isBeside(Words words, int from, int to) {
    return IntStream.range(from, to)
        .allMatch(i -> !words.token(i).isWord() || words.is(i, PartOfSpeech.CONJUNCTION));
  }

  /** Those with a surname who can be of that gender. */
  private static Stream<Nominal> persons(Context context, Phrases phrases, Gender gender) {
    Gender other = gender == Gender.MASCULINE ? Gender.FEMININE : Gender.MASCULINE;
    return phrases.all().stream()
        .filter(n -> n.sort() == Sort.PERSON && n.quantity().isEmpty())
        .filter(n -> n.named().size() == 1 && n.named().getFirst().label().indexOf(' ') > 0)
        .filter(n -> !genders(context.words(), n).equals(Set.of(other)));
  }

  /** The genders that the form of the given name can have. */
  private static Set<Gender> genders(Words words, Nominal person) {
    int given =
        IntStream.range(person.core(), person.to())
            .filter(i -> words.token(i).isCapitalised() && !person.adjectives().contains(i))
            .findFirst()
            .orElse(person.core());
    Set<Gender> found = EnumSet.noneOf(Gender.class);
    words.readings(given).stream()
        .filter(r -> r.partOfSpeech() == PartOfSpeech.PROPER_NOUN)
        .filter(r -> r.grammatical().filter(person::may).isPresent())
        .forEach(r -> r.gender().ifPresent(found::add));
    return found;
  }
}
