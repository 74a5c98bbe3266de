package org.letopis.extract.speech;

import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.extract.speech.Positions.Position;

/** Which words a verb of saying speaks of: a clause, what follows a colon, its object. */
final class SaidScopes {

  private final SpeechLexicon lexicon;
  private final Speakers speakers;
  private final Scopes scopes;
  private final Lists lists;

  SaidScopes(SpeechLexicon lexicon, Speakers speakers, Scopes scopes, Lists lists) {
    this.lexicon = lexicon;
    this.speakers = speakers;
    this.scopes = scopes;
    this.lists = lists;
  }

  /** A verb outside of noun phrases, or one that alone was taken for a noun: "navodi", "tereti". */
  Optional<SpeechLexicon.Saying> saying(Phrases phrases, int i) {
    if (!phrases.words().token(i).isWord()) {
      return Optional.empty();
    }
    boolean inside =
        phrases
            .nominalOver(i)
            .filter(n -> n.isPrepositional() || n.to() - n.from() > 1)
            .isPresent();
    return inside ? Optional.empty() : lexicon.saying(phrases.words(), i);
  }

  static int frameStart(Phrases phrases, int verb, Position position) {
    return position == Position.COMMENT ? phrases.clauseOf(verb).from() : verb;
  }

  /** What the verb of saying at the token speaks of; empty where it introduces nothing. */
  Optional<Span> of(Phrases phrases, int verb, SpeechLexicon.Saying saying, Position position) {
    if (position != Position.GOVERNING) {
      int from = frameStart(phrases, verb, position);
      return Optional.of(scopes.around(phrases, from, Positions.remarkEnd(phrases, verb)));
    }
    if (saying.kind().equals("Accusation")) {
      return accused(phrases, verb);
    }
    if (saying.takesList()) {
      return lists.isAnnounced(phrases, verb)
              && speakers.subjectPhrase(phrases, verb, false).isPresent()
          ? Optional.of(object(phrases, verb))
          : Optional.empty();
    }
    return content(phrases, verb, saying)
        .or(() -> colon(phrases, verb))
        .or(
            () ->
                saying.takesObject() && speakers.subjectPhrase(phrases, verb, false).isPresent()
                    ? Optional.of(object(phrases, verb))
                    : Optional.empty())
        .or(
            () ->
                saying.takesTopic() && speakers.subjectPhrase(phrases, verb, false).isPresent()
                    ? FigureSpeakers.topic(phrases, verb, scopes.end(phrases, verb))
                    : Optional.empty());
  }

  /** The clause with "da" or "kako" that follows, before any other verb of saying. */
  private Optional<Span> content(Phrases phrases, int verb, SpeechLexicon.Saying saying) {
    Words words = phrases.words();
    boolean takes = saying.takesClause() || saying.kind().equals("Denial");
    for (int i = verb + 1; i < phrases.sentence().to() && takes; i++) {
      boolean opens =
          Set.of("da", "kako").contains(words.lower(i)) && phrases.clauseOf(i).from() == i;
      if (opens) {
        return Optional.of(new Span(i, scopes.end(phrases, i)));
      }
      if (saying(phrases, i).isPresent() || words.form(i).equals(":")) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** The clause with "da" that opens at the token. */
  Span that(Phrases phrases, int da) {
    return new Span(da, scopes.end(phrases, da));
  }

  private Optional<Span> colon(Phrases phrases, int verb) {
    Words words = phrases.words();
    for (int i = verb + 1; i < phrases.sentence().to(); i++) {
      if (words.form(i).equals(":")) {
        if (phrases.clauseOf(i - 1).index() != phrases.clauseOf(verb).index()) {
          return Optional.empty();
        }
        boolean last = i >= phrases.sentence().to() - 1;
        int end = last ? lists.end(phrases, verb) : scopes.end(phrases, i);
        return Optional.of(new Span(i, Math.max(i + 1, end)));
      }
      if (saying(phrases, i).isPresent()) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** What the verb says is its object, and a list that the object announces. */
  private Span object(Phrases phrases, int verb) {
    int end = scopes.end(phrases, verb);
    int list = lists.end(phrases, verb);
    int next =
        FigureSpeakers.behind(phrases, verb, end).stream()
            .mapToInt(Nominal::from)
            .findFirst()
            .orElse(end);
    return new Span(verb + 1, list > phrases.sentence().to() ? list : next);
  }

  /** What somebody is accused of: a clause with "da", or the phrase behind "za". */
  private Optional<Span> accused(Phrases phrases, int verb) {
    Clause clause = phrases.clauseOf(verb);
    for (int i = verb + 1; i < phrases.sentence().to(); i++) {
      if (phrases.words().lower(i).equals("da") && phrases.clauseOf(i).from() == i) {
        return Optional.of(new Span(i, scopes.end(phrases, i)));
      }
    }
    return clause.nominals().stream()
        .filter(n -> n.preposition().filter(p -> p.means(Meaning.ABOUT)).isPresent())
        .findFirst()
        .map(n -> new Span(n.from(), Blame.deedEnd(phrases, n, verb)));
  }
}
