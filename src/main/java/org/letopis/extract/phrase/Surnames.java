package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;

/** What is known of surnames: how they end, and how men and women decline them. */
final class Surnames {

  private static final String DECLINES = "declines";
  private static final int SHORTEST = 3;
  private static final int CACHE_LIMIT = 100_000;

  private record Ending(List<String> languages, String man, String woman) {}

  private final Map<String, Ending> endings = new HashMap<>();
  private final Map<String, List<NameForm>> known = new ConcurrentHashMap<>();

  static Surnames load(Path language) {
    Surnames surnames = new Surnames();
    for (Table.Row row : Table.read(language.resolve("surname-endings.tsv")).rows()) {
      surnames.endings.put(row.cell(0), new Ending(row.list(1), row.cell(2), row.cell(3)));
    }
    return surnames;
  }

  /** What the word can be as a surname; never empty, for anything can be one. */
  List<NameForm> of(String form) {
    List<NameForm> found = known.get(form);
    if (found == null) {
      found = List.copyOf(look(form));
      if (known.size() >= CACHE_LIMIT) {
        known.clear();
      }
      known.put(form, found);
    }
    return found;
  }

  private List<NameForm> look(String form) {
    int hyphen = form.lastIndexOf('-');
    if (hyphen > 0 && hyphen + SHORTEST < form.length()) {
      return hyphenated(form.substring(0, hyphen), form.substring(hyphen + 1));
    }
    List<NameForm> found = new ArrayList<>();
    for (String name : NameForms.candidates(form)) {
      if (name.length() >= SHORTEST) {
        Optional<Ending> ending = ending(name);
        man(name, ending, form).ifPresent(found::add);
        woman(name, ending, form).ifPresent(found::add);
      }
    }
    if (found.stream().anyMatch(NameForm::known)) {
      found.removeIf(f -> !f.known() && !f.may(Case.NOMINATIVE));
    }
    return found;
  }

  /** Whether it ends as surnames end, in some case. */
  boolean hasKnownEnding(String form) {
    return of(form).stream().anyMatch(NameForm::known);
  }

  /** The surname as a person of that gender bears it: Petrovski, Petrovska. */
  static String borne(String surname, Gender gender) {
    if (gender == Gender.FEMININE && surname.matches(".*[sčšc]ki")) {
      return surname.substring(0, surname.length() - 1) + "a";
    }
    return gender == Gender.MASCULINE && surname.matches(".*[sčšc]ka")
        ? surname.substring(0, surname.length() - 1) + "i"
        : surname;
  }

  private List<NameForm> hyphenated(String first, String last) {
    List<NameForm> found = new ArrayList<>();
    for (NameForm form : of(last)) {
      String before =
          of(first).stream()
              .filter(f -> f.gender() == form.gender() && f.known() == form.known())
              .filter(f -> f.cases().stream().anyMatch(form::may))
              .map(NameForm::nominative)
              .findFirst()
              .orElse(first);
      found.add(
          new NameForm(
              before + "-" + form.nominative(),
              form.gender(),
              form.cases(),
              form.known(),
              form.languages()));
    }
    return found;
  }

  private Optional<Ending> ending(String name) {
    for (int from = 2; from < name.length(); from++) {
      Ending ending = endings.get(name.substring(from));
      if (ending != null) {
        return Optional.of(ending);
      }
    }
    return Optional.empty();
  }

  private static Optional<NameForm> man(String name, Optional<Ending> ending, String form) {
    String how = ending.map(Ending::man).orElse(DECLINES);
    if (how.equals("none")) {
      return Optional.empty();
    }
    Map<String, Set<Case>> forms =
        how.endsWith(":adjective")
            ? NameForms.adjective(name)
            : NameForms.of(name, Gender.MASCULINE);
    return form(name, Gender.MASCULINE, forms, form, ending);
  }

  private static Optional<NameForm> woman(String name, Optional<Ending> ending, String form) {
    String how = ending.map(Ending::woman).orElse("");
    boolean serbian = ending.filter(e -> e.languages().contains("sr")).isPresent();
    if (how.startsWith(DECLINES + ":") && !(serbian && !how.endsWith("ka"))) {
      return Optional.empty();
    }
    boolean inA = name.endsWith("a");
    if (inA && !how.equals("indeclinable")) {
      Optional<NameForm> declined =
          form(name, Gender.FEMININE, NameForms.woman(name), form, ending);
      if (declined.isPresent() && !name.equals(form)) {
        return declined;
      }
    }
    // Women's surnames in -a are often left as they are: "Marije Kulja".
    return name.equals(form)
        ? Optional.of(
            new NameForm(
                name,
                Gender.FEMININE,
                EnumSet.allOf(Case.class),
                ending.isPresent(),
                languages(ending)))
        : Optional.empty();
  }

  private static Optional<NameForm> form(
      String name,
      Gender gender,
      Map<String, Set<Case>> forms,
      String form,
      Optional<Ending> ending) {
    return Optional.ofNullable(forms.get(form))
        .map(cases -> new NameForm(name, gender, cases, ending.isPresent(), languages(ending)));
  }

  private static Set<String> languages(Optional<Ending> ending) {
    return ending.map(e -> Set.copyOf(e.languages())).orElse(Set.of());
  }
}
