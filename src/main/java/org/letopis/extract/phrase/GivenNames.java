package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.letopis.lexicon.Reading.Gender;

/** The lexicon of given names: which forms are a given name, in which case. */
final class GivenNames {

  private static final int CACHE_LIMIT = 100_000;

  private final Map<String, List<NameForm>> forms = new HashMap<>();
  private final Set<String> alsoWords = new HashSet<>();
  private final Map<String, List<NameForm>> guessed = new ConcurrentHashMap<>();

  static GivenNames load(Path language) {
    GivenNames names = new GivenNames();
    for (Table.Row row : Table.read(language.resolve("given-names.tsv")).rows()) {
      String name = row.cell(0);
      if (!row.cell(1).equals("f")) {
        names.add(name, Gender.MASCULINE, Set.copyOf(row.list(2)));
      }
      if (!row.cell(1).equals("m")) {
        names.add(name, Gender.FEMININE, Set.copyOf(row.list(2)));
      }
      if (row.list(3).contains("word")) {
        names.alsoWords.add(name);
      }
    }
    return names;
  }

  private void add(String name, Gender gender, Set<String> languages) {
    NameForms.of(name, gender)
        .forEach(
            (form, cases) ->
                forms
                    .computeIfAbsent(form, f -> new ArrayList<>())
                    .add(new NameForm(name, gender, cases, true, languages)));
  }

  /** The given names that the form can be a form of. */
  List<NameForm> of(String form) {
    return forms.getOrDefault(form, List.of());
  }

  boolean knows(String form) {
    return forms.containsKey(form);
  }

  /** Whether all that the form can be are everyday words too (Vlada, Slobodan). */
  boolean isWord(String form) {
    return knows(form) && of(form).stream().allMatch(f -> alsoWords.contains(f.nominative()));
  }

  /** Whether some of what the form can be is an everyday word too: Vlada, also of Vlad. */
  boolean mayBeWord(String form) {
    return of(form).stream().anyMatch(f -> alsoWords.contains(f.nominative()));
  }

  /** The same and, besides, what an unknown given name of that form can be. */
  List<NameForm> withGuesses(String form) {
    List<NameForm> found = guessed.get(form);
    if (found == null) {
      found = List.copyOf(guess(form));
      if (guessed.size() >= CACHE_LIMIT) {
        guessed.clear();
      }
      guessed.put(form, found);
    }
    return found;
  }

  private List<NameForm> guess(String form) {
    List<NameForm> all = new ArrayList<>(of(form));
    for (String name : NameForms.candidates(form)) {
      for (Gender gender : EnumSet.of(Gender.MASCULINE, Gender.FEMININE)) {
        Set<org.letopis.lexicon.Reading.Case> cases = NameForms.of(name, gender).get(form);
        boolean known =
            all.stream().anyMatch(f -> f.nominative().equals(name) && f.gender() == gender);
        if (cases != null && !known) {
          all.add(new NameForm(name, gender, cases, false, Set.of()));
        }
      }
    }
    return all;
  }
}
