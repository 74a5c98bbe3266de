package org.letopis.extract.modality;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Question;
import org.letopis.extract.phrase.Table;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/** What happens in a work of fiction or in a drill: "u filmu gine vojnik", "u vežbi". */
final class Unreal {

  /**
   * A noun for something in which nothing happens in earnest.
   *
   * @param prepositions with which it says so
   * @param earnest kinds that are meant in earnest all the same: who dies in a drill is dead
   */
  private record Noun(Set<String> prepositions, Set<String> earnest) {}

  private static final Set<String> MARKS = Set.of("\"", "„", "“", "”", "»", "«");

  private final LemmaPhrases<Noun> nouns = new LemmaPhrases<>();
  private final Set<String> named = new HashSet<>();
  private final Set<String> telling = new HashSet<>();
  private final Set<String> factual = new HashSet<>();

  /** Whether a sentence has a word or a mark of it at all: asked of its first token. */
  private final Question<Integer, Boolean> mentioned =
      new Question<>((phrases, i) -> isMentioned(phrases));

  static Unreal load(Path language) {
    Unreal loaded = new Unreal();
    for (Table.Row row : Table.read(language.resolve("unreal.tsv")).rows()) {
      switch (row.cell(1)) {
        case "tells" -> loaded.telling.add(row.cell(0));
        case "name" -> loaded.named.add(row.cell(0));
        case "factual" -> loaded.factual.add(row.cell(0));
        default ->
            loaded.nouns.add(
                row.cell(0), new Noun(Set.copyOf(row.list(2)), Set.copyOf(row.list(3))));
      }
    }
    return loaded;
  }

  /** Whether what the trigger tells is told of a work of fiction or a drill. */
  boolean covers(Phrases phrases, int trigger, String kind) {
    return phrases.ask(mentioned) && isCovered(phrases, trigger, kind);
  }

  private boolean isMentioned(Phrases phrases) {
    Words words = phrases.words();
    int to = phrases.sentence().to();
    for (int i = phrases.sentence().from(); i < to; i++) {
      if (nouns.at(words, i, to).isPresent() || isMark(words, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMark(Words words, int i) {
    return !words.token(i).isWord() && MARKS.contains(words.form(i));
  }

  private boolean isCovered(Phrases phrases, int trigger, String kind) {
    int own = phrases.clauseOf(trigger).index();
    if (isAbout(phrases, trigger, kind)
        || isSet(phrases, own, trigger, kind)
        || isTitled(phrases, trigger, kind)
        || isInName(phrases, trigger)) {
      return true;
    }
    int k = own;
    while (k > 0 && isJoined(phrases, phrases.clauses().get(k))) {
      k--;
      if (isSet(phrases, k, trigger, kind)) {
        return true;
      }
    }
    return false;
  }

  /** A clause that depends on the one before it, or goes on with it: "pojede babu i ubije". */
  private static boolean isJoined(Phrases phrases, Clause clause) {
    return clause.type() == Clause.Type.SUBORDINATE
        || clause.type() == Clause.Type.RELATIVE
        || clause.opener().filter(o -> phrases.words().lower(o).equals("i")).isPresent();
  }

  /** "u romanu", "po legendi", "film prikazuje": the clause is set in it. */
  private boolean isSet(Phrases phrases, int index, int trigger, String kind) {
    Clause clause = phrases.clauses().get(index);
    Words words = phrases.words();
    boolean tells = false;
    for (int i = clause.from(); i < clause.to(); i++) {
      tells |= phrases.clauseOf(i).index() == clause.index() && words.hasLemma(i, telling);
    }
    for (Nominal nominal : clause.nominals()) {
      Optional<Noun> noun = noun(words, nominal, kind);
      if (noun.isEmpty() || isOver(nominal, trigger)) {
        continue;
      }
      boolean inside =
          nominal
              .preposition()
              .filter(p -> noun.get().prepositions().contains(p.words()))
              .isPresent();
      boolean subject = !nominal.isPrepositional() && nominal.may(Case.NOMINATIVE) && tells;
      if (inside || subject) {
        return true;
      }
    }
    return false;
  }

  /** "Vežba: napadnut je most": the title of what follows the colon. */
  private boolean isTitled(Phrases phrases, int trigger, String kind) {
    Words words = phrases.words();
    return phrases.nominals().stream()
        .takeWhile(n -> n.to() <= trigger)
        .filter(n -> n.from() == phrases.sentence().from() && words.form(n.to()).equals(":"))
        .anyMatch(n -> noun(words, n, kind).isPresent());
  }

  /** "predstava „Dan kada su ubili kralja“", "grafit „Marko je mrtav“": the words of a name. */
  private boolean isInName(Phrases phrases, int trigger) {
    Words words = phrases.words();
    int from = phrases.sentence().from();
    int open = trigger;
    int marks = 0;
    for (int i = trigger - 1; i >= from; i--) {
      if (isMark(words, i)) {
        open = marks == 0 ? i : open;
        marks++;
      }
    }
    boolean inside =
        marks % 2 == 1
            && open > from
            && IntStream.range(trigger, phrases.sentence().to())
                .anyMatch(i -> MARKS.contains(words.form(i)));
    int mark = open;
    return inside
        && phrases
            .nominalOver(mark - 1)
            .filter(n -> n.to() == mark)
            .filter(
                n ->
                    words.hasLemma(n.head(), named)
                        || nouns.at(words, n.head(), n.to()).isPresent())
            .isPresent();
  }

  /** "film o ubistvu". */
  private boolean isAbout(Phrases phrases, int trigger, String kind) {
    Optional<Nominal> over = phrases.nominalOver(trigger);
    return over.filter(n -> n.preposition().filter(p -> p.words().equals("o")).isPresent())
        .filter(
            n ->
                phrases.nominals().stream()
                    .anyMatch(
                        w -> w.to() == n.from() && noun(phrases.words(), w, kind).isPresent()))
        .isPresent();
  }

  private static boolean isOver(Nominal nominal, int trigger) {
    return nominal.from() <= trigger && trigger < nominal.to();
  }

  /** "serija napada" is no series on a screen, a documentary film no fiction. */
  private Optional<Noun> noun(Words words, Nominal nominal, String kind) {
    List<Nominal> inner = nominal.complements();
    boolean another =
        inner.stream().anyMatch(c -> c.sort() == Sort.EVENT || c.sort() == Sort.PEOPLE)
            || nominal.adjectives().stream().anyMatch(a -> words.hasLemma(a, factual));
    if (another) {
      return Optional.empty();
    }
    return IntStream.rangeClosed(nominal.core(), nominal.head())
        .mapToObj(i -> nouns.at(words, i, nominal.to()))
        .flatMap(Optional::stream)
        .filter(m -> m.to() > nominal.head())
        .findFirst()
        .map(LemmaPhrases.Match::value)
        .filter(n -> !n.earnest().contains(kind));
  }
}
