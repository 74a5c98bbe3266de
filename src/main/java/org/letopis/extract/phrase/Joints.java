package org.letopis.extract.phrase;

import java.util.Set;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.text.Sentence;

/** What joins the clauses of a sentence, and what joins only words of one clause. */
final class Joints {

  private static final Set<String> HARD = Set.of(";", ":", "–", "—");

  private final Words words;
  private final Sentence sentence;
  private final Predicates predicates;

  Joints(Words words, Sentence sentence, Predicates predicates) {
    this.words = words;
    this.sentence = sentence;
    this.predicates = predicates;
  }

  /** A mark after which a new main clause begins. */
  boolean isHard(int i) {
    return HARD.contains(words.form(i));
  }

  /** A comma or a conjunction. */
  boolean isJoint(int i) {
    return words.form(i).equals(",") || words.does(i, Use.COORDINATOR) && !isAdverbJoint(i);
  }

  /** "teže ili lakše oštećeno": the joint of two adverbs. */
  private boolean isAdverbJoint(int i) {
    return i > sentence.from()
        && i + 1 < sentence.to()
        && words.does(i, Use.BOTH)
        && isAdverb(i - 1)
        && isAdverb(i + 1);
  }

  boolean isAsWell(int i) {
    return i + 2 < sentence.to()
        && words.form(i).equals(",")
        && words.lower(i + 1).equals("kao")
        && words.lower(i + 2).equals("i");
  }

  /**
   * "stradali su Marko Ilić, kojeg je voda zatekla u podrumu, i vozač kombija": a list of people
   * goes on behind a relative clause that ends with nobody who could do what it tells.
   */
  boolean isRestOfPeople(int i) {
    boolean joined =
        words.form(i).equals(",")
            && i + 2 < sentence.to()
            && words.does(i + 1, Use.BOTH)
            && predicates.insideNominal(i + 2);
    return joined
        && isPeople(predicates.nominalAt(i + 2))
        && !(predicates.insideNominal(i - 1) && isPeople(predicates.nominalAt(i - 1)));
  }

  private static boolean isPeople(Nominal nominal) {
    return (nominal.sort() == Nominal.Sort.PERSON || nominal.sort() == Nominal.Sort.PEOPLE)
        && !nominal.isPrepositional()
        && (nominal.cases().isEmpty() || nominal.may(Case.NOMINATIVE));
  }

  /** Index of the relative pronoun that opens a clause here, a preposition before it or not. */
  int relativeFrom(int i) {
    if (isRelative(i)) {
      return i;
    }
    boolean preposition =
        words.token(i).isWord()
            && words.is(i, PartOfSpeech.PREPOSITION)
            && i + 1 < sentence.to()
            && isRelative(i + 1);
    return preposition ? i + 1 : -1;
  }

  private boolean isRelative(int i) {
    return Relatives.is(words, i) && !words.lower(i).equals("što");
  }

  /** "porušeno ili zapaljeno": the joint of two participles is no joint of clauses. */
  boolean isParticipleJoint(int i) {
    int before = i - 1;
    while (before > sentence.from() && (Verbs.isClitic(words, before) || isAdverb(before))) {
      before--;
    }
    int after = i + 1;
    while (after < sentence.to() - 1 && (isAdverb(after) || Verbs.isClitic(words, after))) {
      after++;
    }
    return before >= sentence.from()
        && after < sentence.to()
        && predicates.isParticiple(before)
        && predicates.isParticiple(after)
        && !(words.form(i).equals(",") && isOfOther(before, after));
  }

  /**
   * "Crkva u Brodu – obijena, odneta dva zvona": behind a dash the first participle tells of what
   * stands before that, the second of what follows it.
   */
  private boolean isOfOther(int before, int after) {
    int first = before;
    while (first > sentence.from() && !predicates.insideNominal(first) && !isHard(first)) {
      first--;
    }
    boolean entry = first > sentence.from() && isHard(first) && !words.form(first).equals(";");
    return entry
        && after + 1 < sentence.to()
        && predicates.insideNominal(after + 1)
        && predicates.nominalAt(after + 1).from() == after + 1
        && !predicates.nominalAt(after + 1).isPrepositional()
        && predicates.nominalAt(after + 1).sort() != Nominal.Sort.TIME
        && (predicates.nominalAt(after + 1).quantity().isPresent()
            || predicates.nominalAt(after + 1).may(Case.NOMINATIVE));
  }

  /** "u Beogradu i Nišu su zapalili": the joint of two phrases before their verb. */
  private boolean isListJoint(int i) {
    return words.lower(i).equals("i")
        && i > sentence.from()
        && i + 1 < sentence.to()
        && (predicates.insideNominal(i - 1) || closesQuote(i - 1))
        && predicates.insideNominal(i + 1);
  }

  /** "u hotelu „Park” i na trgu": a name in quotes ends there. */
  private boolean closesQuote(int i) {
    return i > sentence.from()
        && Set.of("\"", "“", "”", "«").contains(words.form(i))
        && predicates.insideNominal(i - 1);
  }

  private boolean isAdverb(int i) {
    return words.is(i, PartOfSpeech.ADVERB) && !predicates.isParticiple(i);
  }

  boolean predicateFollows(int from) {
    int i = from;
    while (i < sentence.to()) {
      if (words.form(i).equals("(")) {
        i = bracketEnd(i);
        continue;
      }
      boolean boundary =
          !predicates.insideNominal(i)
              && (words.form(i).equals(",")
                  || HARD.contains(words.form(i))
                  || words.does(i, Use.COORDINATOR)
                      && !isAdverbJoint(i)
                      && !isParticipleJoint(i)
                      && !isListJoint(i)
                  || Relatives.isSubordinator(words, i));
      if (boundary && i > from || relativeFrom(i) >= 0) {
        return false;
      }
      if (predicates.isPredicate(i)) {
        return true;
      }
      i++;
    }
    return false;
  }

  /** Index after the bracket that opens at the token; "Jović (76) podlegao" is one clause. */
  private int bracketEnd(int open) {
    int i = open + 1;
    while (i < sentence.to() && !words.form(i - 1).equals(")")) {
      i++;
    }
    return i;
  }
}
