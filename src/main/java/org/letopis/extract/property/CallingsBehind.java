package org.letopis.extract.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.PersonNouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Relatives;
import org.letopis.extract.phrase.Verbs;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/** Finds what a person is called behind the name: after a comma, "je" or "koji je". */
final class CallingsBehind {

  private final PersonNouns nouns;
  private final PropertyWords lexicon;
  private final Words words;
  private final CallingGrammar grammar;
  private final Entry entry;
  private final int limit;

  CallingsBehind(PersonNouns nouns, PropertyWords lexicon, Phrases phrases, Persons persons) {
    this.nouns = nouns;
    this.lexicon = lexicon;
    this.words = phrases.words();
    this.grammar = new CallingGrammar(nouns, phrases, persons);
    this.entry = new Entry(phrases);
    this.limit = phrases.sentence().to();
  }

  /** "Marko Jović, predsednik opštine", "Marko Jović je bio direktor". */
  List<Calling> of(Nominal person) {
    List<Calling> found = new ArrayList<>();
    int i = entry.pastOrigin(person, Persons.end(words, person, limit));
    int noun = i < limit ? predicative(i, person) : -1;
    boolean copula = noun >= 0;
    if (!copula && i + 1 < limit && words.form(i).equals(",")) {
      noun = pastModifiers(i + 1);
    }
    while (noun >= 0 && noun < limit) {
      Optional<LemmaPhrases.Match<Set<String>>> match = nouns.at(words, noun, limit);
      int at = noun;
      if (match
          .filter(m -> !m.value().contains("former") && grammar.agrees(at, m, person))
          .isEmpty()) {
        return found;
      }
      int end = complementEnd(match.get().to());
      // "poginuo je Sava Tot, vozač je bio Milan Kos": a clause about somebody else.
      if (grammar.isPersonFrom(end)
          || !copula && end < limit && Verbs.isAuxiliary(words, end)
          || copula && !grammar.cases(noun, match.get().to()).contains(Case.NOMINATIVE)) {
        return found;
      }
      found.add(grammar.calling(noun, match.get(), end));
      noun = end + 1 < limit && words.lower(end).equals("i") ? pastModifiers(end + 1) : -1;
    }
    return found;
  }

  /** "je predsednik", "je bio direktor", ", koji je komandant": index of the noun, or -1. */
  private int predicative(int i, Nominal person) {
    int k = i;
    if (k + 2 < limit && words.form(k).equals(",") && Relatives.is(words, k + 1)) {
      k += 2;
    }
    boolean is = person.may(Case.NOMINATIVE) && k < limit && lexicon.isForm(words, k, "is");
    while (is && k < limit && (lexicon.isForm(words, k, "is") || lexicon.isForm(words, k, "now"))) {
      k++;
    }
    return is ? pastModifiers(k) : -1;
  }

  private int pastModifiers(int i) {
    int k = i;
    while (k < limit
        && (grammar.isOwnAdjective(k)
            || nouns.at(words, k, limit).filter(m -> m.value().contains("former")).isPresent()
            || (lexicon.isForm(words, k, "now") || words.lower(k).equals("i")))
        && nouns.at(words, k, limit).filter(m -> !m.value().contains("former")).isEmpty()) {
      k++;
    }
    return k;
  }

  private int complementEnd(int from) {
    int k = from;
    while (k < limit
        && !grammar.isPersonFrom(k)
        && !Verbs.isPredicate(words, k)
        && !Verbs.isClitic(words, k)
        && !Relatives.is(words, k)
        && !(k > from && isNewParticiple(k))
        && !words.form(k).matches("[,.;:()\"“”„–-]")
        && !(words.lower(k).equals("i") && endsAt(k))) {
      k++;
    }
    return k;
  }

  /** "predsednica komisije zadužene za izbor": says more of the body and is not its name. */
  private boolean isNewParticiple(int k) {
    return words.isPassiveParticiple(k) && words.isNoun(k - 1) && !words.token(k).isCapitalised();
  }

  /** Whether "i" leads to another person or office, and not to the rest of the complement. */
  private boolean endsAt(int joint) {
    int next = pastModifiers(joint + 1);
    return grammar.isPersonFrom(joint + 1)
        || next < limit && nouns.at(words, next, limit).isPresent();
  }
}
