package org.letopis.extract.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.lexicon.Reading.Case;

/**
 * Who gives which figure where one verb of saying has several subjects: "misija je navela troje
 * poginulih, Crveni krst sedmoro, a policija 12".
 */
final class FigureSpeakers {

  private FigureSpeakers() {}

  /** The further speakers behind the verb, each right before the figure that is its own. */
  static List<Nominal> behind(Phrases phrases, int verb, int end) {
    List<Nominal> found = new ArrayList<>();
    Clause clause = phrases.clauseOf(verb);
    for (Nominal nominal : phrases.nominals()) {
      boolean speaks =
          nominal.from() > verb + 1
              && nominal.to() < end
              && phrases.clauseOf(nominal.head()).index() == clause.index()
              && Speakers.isAuthority(nominal)
              && !nominal.isPrepositional()
              && nominal.may(Case.NOMINATIVE)
              && isParted(phrases.words(), nominal.from());
      if (speaks && figure(phrases, nominal.to()).isPresent()) {
        found.add(nominal);
      }
    }
    return found;
  }

  /** "policija govori o 16 povređenih": the figure that is spoken of. */
  static Optional<Span> topic(Phrases phrases, int verb, int end) {
    return phrases.clauseOf(verb).nominals().stream()
        .filter(n -> n.from() > verb && n.from() <= verb + 2)
        .filter(n -> n.preposition().filter(p -> p.means(Meaning.ABOUT)).isPresent())
        .filter(n -> n.may(Case.LOCATIVE) && n.preposition().get().words().equals("o"))
        .filter(n -> n.quantity().filter(q -> !q.ordinalLike()).isPresent())
        .findFirst()
        .map(n -> new Span(verb + 1, end));
  }

  private static boolean isParted(Words words, int i) {
    return words.form(i - 1).equals(",") || words.does(i - 1, Use.GAP);
  }

  private static Optional<Nominal> figure(Phrases phrases, int from) {
    return phrases.nominals().stream()
        .filter(n -> n.from() == from && !n.isPrepositional())
        .filter(n -> n.quantity().filter(q -> !q.ordinalLike()).isPresent())
        .findFirst();
  }
}
