package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.Inflector;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;

/** The lexicon of nouns and of the adjectives that name a group or a place. */
public final class Nouns {

  private final LemmaPhrases<NounSense> senses = new LemmaPhrases<>();
  private final Map<String, String> groupOfAdjective = new HashMap<>();
  private final Map<String, NounSense> forces = new HashMap<>();
  private final Map<String, String> peopleOfGroup = new HashMap<>();
  private final Map<String, String> placeOfAdjective = new HashMap<>();
  private final Map<String, String> unitOfSite = new HashMap<>();
  private final Map<String, String> groupOfState = new HashMap<>();
  private final Set<String> attributive = new HashSet<>();
  private final Set<String> dedications = new HashSet<>();
  private final Set<String> sayings = new HashSet<>();

  private final Inflector inflector;

  private Nouns(Inflector inflector) {
    this.inflector = inflector;
  }

  /**
   * Reads the tables of nouns.
   *
   * @param language the folder of the language, {@code mappings/sr}
   */
  static Nouns load(Path language, Inflector inflector) {
    Nouns nouns = new Nouns(inflector);
    nouns.readThings(Table.read(language.resolve("things.tsv")));
    nouns.readOrganisations(Table.read(language.resolve("organisations.tsv")));
    nouns.readEvents(Table.read(language.resolve("events.tsv")));
    nouns.readPersons(Table.read(language.resolve("persons.tsv")));
    nouns.readPeoples(Table.read(language.resolve("peoples.tsv")));
    for (Table.Row row : Table.read(language.resolve("person-adjectives.tsv")).rows()) {
      if (!row.cell(2).isEmpty()) {
        nouns.groupOfState.put(row.cell(0), row.cell(2));
        if (row.list(3).contains("attributive")) {
          nouns.attributive.add(row.cell(0));
        }
      }
    }
    nouns.readForces(Table.read(language.resolve("forces.tsv")));
    for (Table.Row row : Table.read(language.resolve("place-adjectives.tsv")).rows()) {
      nouns.placeOfAdjective.put(row.cell(0), row.cell(1));
    }
    for (Table.Row row : Table.read(language.resolve("offices.tsv")).rows()) {
      if (row.list(1).contains("saint")) {
        nouns.dedications.add(row.cell(0));
      }
    }
    for (Table.Row row : Table.read(language.resolve("saying.tsv")).rows()) {
      nouns.sayings.add(row.cell(0));
    }
    return nouns;
  }

  /** Whether a word is a present of a verb of saying: tvrdi, though "tvrd" is an adjective. */
  boolean isSaying(Words words, int i) {
    return words.any(
        i,
        r ->
            r.verbForm().filter(v -> v == Reading.VerbForm.PRESENT).isPresent()
                && sayings.contains(r.lemma()));
  }

  /** Whether a word says what a saint is: apostol, arhangel, velikomučenik. */
  boolean isDedication(Words words, int i) {
    return words.hasLemma(i, dedications);
  }

  private void readPersons(Table table) {
    for (Table.Row row : table.rows()) {
      add(row.cell(0), Sort.PEOPLE, row.cell(1), row.cell(2), "", row.list(3));
    }
  }

  private void readPeoples(Table table) {
    for (Table.Row row : table.rows()) {
      for (String noun : row.list(1)) {
        add(noun, Sort.PEOPLE, "person", row.cell(0), "", List.of());
      }
      row.list(1).stream()
          .findFirst()
          .flatMap(this::plural)
          .ifPresent(p -> peopleOfGroup.put(row.cell(0), p));
      row.list(2).forEach(adjective -> groupOfAdjective.putIfAbsent(adjective, row.cell(0)));
    }
  }

  private void readForces(Table table) {
    for (Table.Row row : table.rows()) {
      add(row.cell(0), Sort.ORGANIZATION, row.cell(3), row.cell(1), row.cell(2), List.of("force"));
      if (!row.cell(2).isEmpty()) {
        forces.putIfAbsent(
            row.cell(2),
            new NounSense(
                Sort.ORGANIZATION,
                filled(row.cell(3)),
                filled(row.cell(1)),
                filled(row.cell(2)),
                Set.of("force")));
      }
    }
  }

  /** What the lexicon of forces says of the organisation of that label. */
  Optional<NounSense> force(String organization) {
    return Optional.ofNullable(forces.get(organization));
  }

  private void readThings(Table table) {
    for (Table.Row row : table.rows()) {
      List<String> flags = row.list(2);
      Sort sort = flags.contains("settlement") ? Sort.SETTLEMENT : Sort.THING;
      add(row.cell(0), sort, row.cell(1), "", "", flags);
      if (flags.contains("site")) {
        unitOfSite.put(row.cell(0), row.cell(1));
      }
    }
  }

  private void readOrganisations(Table table) {
    for (Table.Row row : table.rows()) {
      add(row.cell(0), Sort.ORGANIZATION, "", "", "", row.list(1));
    }
  }

  private void readEvents(Table table) {
    for (Table.Row row : table.rows()) {
      add(row.cell(0), Sort.EVENT, "", "", "", List.of(row.cell(1)));
    }
  }

  private Optional<String> plural(String noun) {
    return inflector
        .noun(noun, Gender.MASCULINE, Number.PLURAL)
        .map(p -> Character.toUpperCase(p.charAt(0)) + p.substring(1));
  }

  private void add(
      String phrase,
      Sort sort,
      String unit,
      String group,
      String organization,
      List<String> flags) {
    senses.add(
        phrase,
        new NounSense(sort, filled(unit), filled(group), filled(organization), Set.copyOf(flags)));
  }

  private static Optional<String> filled(String cell) {
    return Optional.of(cell).filter(c -> !c.isEmpty());
  }

  /** The unit of a site whose name says what sort of thing it is: "Manastir Devič". */
  Optional<String> unitOfLabel(org.letopis.lexicon.GazetteerEntry entry) {
    return java.util.stream.Stream.concat(
            java.util.stream.Stream.of(entry.label()), entry.alternateNames().stream())
        .flatMap(label -> java.util.Arrays.stream(label.split(" ")))
        .map(word -> unitOfSite.get(word.toLowerCase(java.util.Locale.ROOT)))
        .filter(java.util.Objects::nonNull)
        .findFirst();
  }

  /** The unit of a site by the first words of its label: crkva Svetog Ilije, religiousSite. */
  public Optional<String> unitOfSite(String label) {
    String[] words = label.toLowerCase(java.util.Locale.ROOT).split(" ", 3);
    return Optional.ofNullable(words.length > 1 ? unitOfSite.get(words[0] + " " + words[1]) : null)
        .or(() -> Optional.ofNullable(unitOfSite.get(words[0])));
  }

  /** What the longest noun phrase that begins at the token means. */
  public Optional<LemmaPhrases.Match<NounSense>> at(Words words, int i, int limit) {
    return senses.at(words, i, limit);
  }

  /** The group that an adjective of the token names: srpski, Serbs. */
  public Optional<String> groupOfAdjective(Words words, int i) {
    return ofFirstLemma(words, i, groupOfAdjective);
  }

  /**
   * The group that a participle or an adjective tells of where it stands for a noun: raseljeni,
   * internally displaced.
   *
   * @param noun whether it stands before a noun, which few may: raseljeni Srbi
   */
  Optional<String> groupOfState(Words words, int i, boolean noun) {
    return words.lemmas(i).stream()
        .sorted()
        .filter(l -> !noun || attributive.contains(l))
        .map(groupOfState::get)
        .filter(java.util.Objects::nonNull)
        .findFirst();
  }

  /** The people that an adjective of the token is made of, nominative plural: albanski, Albanci. */
  public Optional<String> peopleOfAdjective(Words words, int i) {
    return groupOfAdjective(words, i).map(peopleOfGroup::get);
  }

  /** The place that an adjective of the token names: prizrenski, Prizren. */
  public Optional<String> placeOfAdjective(Words words, int i) {
    return ofFirstLemma(words, i, placeOfAdjective);
  }

  /** What a table has of the lemmas of a token: of the first in the alphabet that it has. */
  private static Optional<String> ofFirstLemma(Words words, int i, Map<String, String> table) {
    String first = null;
    String found = null;
    for (int k = 0; k < words.lemmaCount(i); k++) {
      String lemma = words.lemma(i, k);
      String value = table.get(lemma);
      if (value != null && (first == null || lemma.compareTo(first) < 0)) {
        first = lemma;
        found = value;
      }
    }
    return Optional.ofNullable(found);
  }
}
