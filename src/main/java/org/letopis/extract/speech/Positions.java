package org.letopis.extract.speech;

import java.util.Optional;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/** How verbs of saying stand to what they say. */
final class Positions {

  private final SpeechLexicon lexicon;

  Positions(SpeechLexicon lexicon) {
    this.lexicon = lexicon;
  }

  /** How a verb of saying stands to what it says. */
  enum Position {
    /** Before it: "izjavio je da", "je naveo:", "navodi pet mrtvih". */
    GOVERNING,
    /** A remark with the subject behind the verb: ", kaže A". */
    INVERTED,
    /** A remark with "kako": "kako navodi A". */
    COMMENT
  }

  /** How the verb of saying at the token stands. */
  Position of(Phrases phrases, int verb) {
    Words words = phrases.words();
    int first = phrases.sentence().from();
    int k = verb - 1;
    while (k >= first && Verbs.isClitic(words, k)) {
      k--;
    }
    Optional<Integer> opener = phrases.clauseOf(verb).opener();
    boolean how = opener.filter(o -> words.lower(o).equals("kako") && o < verb).isPresent();
    boolean as = k > first && words.lower(k).equals("što") && words.lower(k - 1).equals("kao");
    if (how && !isContent(phrases, opener.get()) || as) {
      return Position.COMMENT;
    }
    boolean boundary =
        k < first
            ? k >= 0 && Scopes.isBoundary(words, k) && !words.form(k).equals(",")
            : Scopes.isBoundary(words, k);
    return boundary && isRemark(phrases, verb) ? Position.INVERTED : Position.GOVERNING;
  }

  /** "objasnio je kako": the clause is what is said. */
  private boolean isContent(Phrases phrases, int opener) {
    int before = opener - 1;
    while (before >= phrases.sentence().from() && Verbs.isClitic(phrases.words(), before)) {
      before--;
    }
    return before >= phrases.sentence().from()
        && !Scopes.isBoundary(phrases.words(), before)
        && lexicon.saying(phrases.words(), before).isPresent();
  }

  /** No clause with "da" and no object of its own follows up to the next boundary. */
  private static boolean isRemark(Phrases phrases, int verb) {
    Words words = phrases.words();
    for (int i = verb + 1; i < phrases.sentence().to(); i++) {
      if (Scopes.isBoundary(words, i)) {
        return !isAside(phrases, i);
      }
      if (words.lower(i).equals("da") || words.form(i).equals(":")) {
        return false;
      }
      int at = i;
      boolean object =
          phrases
              .nominalOver(i)
              .filter(n -> n.from() == at && !n.isPrepositional())
              .filter(n -> n.quantity().isPresent() || !mayBeSubject(n))
              .isPresent();
      if (object && !words.timeFrom(i).isPresent()) {
        return false;
      }
    }
    return true;
  }

  /** "tvrdi, međutim, da": a word by the way between the verb and what it governs. */
  private static boolean isAside(Phrases phrases, int comma) {
    Words words = phrases.words();
    int i = comma + 1;
    while (i < phrases.sentence().to()
        && words.token(i).isWord()
        && phrases.nominalOver(i).isEmpty()
        && !Verbs.isPredicate(words, i)
        && !words.does(i, Use.SUBORDINATOR)) {
      i++;
    }
    return words.form(comma).equals(",")
        && i > comma + 1
        && i + 1 < phrases.sentence().to()
        && words.form(i).equals(",")
        && words.lower(i + 1).equals("da");
  }

  private static boolean mayBeSubject(Nominal nominal) {
    return nominal.may(Case.NOMINATIVE) || nominal.may(Case.DATIVE);
  }

  /** Index after the remark that begins with the verb. */
  static int remarkEnd(Phrases phrases, int verb) {
    for (int i = verb + 1; i < phrases.sentence().to(); i++) {
      int at = i;
      boolean inside = phrases.nominalOver(i).filter(n -> n.from() < at).isPresent();
      if (Scopes.isBoundary(phrases.words(), i) && !inside) {
        int behind = relativeEnd(phrases, i);
        if (behind < 0) {
          return i;
        }
        i = behind - 1;
      }
    }
    return phrases.sentence().to();
  }

  /** ", kaže A, koji se poziva na B": the clause about the speaker is part of the remark. */
  private static int relativeEnd(Phrases phrases, int comma) {
    int next = comma + 1;
    if (!phrases.words().form(comma).equals(",") || next >= phrases.sentence().to()) {
      return -1;
    }
    Clause clause = phrases.clauseOf(next);
    boolean speaker =
        clause.type() == Clause.Type.RELATIVE
            && clause.opener().filter(o -> o == next).isPresent()
            && clause
                .antecedent()
                .filter(a -> a.to() == comma && a.sort() == Nominal.Sort.PERSON)
                .isPresent();
    return speaker && clause.to() < phrases.sentence().to() ? clause.to() : -1;
  }
}
