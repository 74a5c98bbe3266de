package org.letopis.extract.property;

import java.util.Optional;
import org.letopis.extract.argument.EntryHeads;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Reading.Case;

/**
 * The entry of a list of persons: "3. Jović Marko (1951), Bor, zidar – ubijen 2. maja". What stands
 * between commas before the dash says who it is.
 */
final class Entry {

  private final Phrases phrases;
  private final Words words;
  private final Optional<EntryHeads.Head> head;

  Entry(Phrases phrases) {
    this.phrases = phrases;
    this.words = phrases.words();
    this.head = EntryHeads.of(phrases);
  }

  /** The place that stands bare between marks at the token: ", Bor,". */
  Optional<Nominal> place(Nominal person, int at) {
    return isAbout(person)
        ? bare(at).filter(n -> n.sort() == Sort.PLACE && !n.named().isEmpty())
        : Optional.empty();
  }

  /** The index after what says where a person is from or of which people, a comma behind it. */
  int pastOrigin(Nominal person, int from) {
    int i = from;
    if (!isAbout(person)) {
      return i;
    }
    Optional<Nominal> next = origin(i);
    while (next.isPresent() && words.form(next.get().to()).equals(",")) {
      i = next.get().to();
      next = origin(i);
    }
    return i;
  }

  private Optional<Nominal> origin(int i) {
    int at = i < head.get().end() && words.form(i).equals(",") ? i + 1 : i;
    return bare(at)
        .filter(n -> n.sort() == Sort.PLACE || isProper(n))
        .or(
            () ->
                phrases
                    .nominalOver(at)
                    .filter(
                        n -> n.from() == at && n.sort() == Sort.PLACE && n.to() <= head.get().end())
                    .filter(n -> n.preposition().filter(p -> p.words().equals("iz")).isPresent()));
  }

  /** A phrase in the nominative that a comma or a dash ends. */
  private Optional<Nominal> bare(int at) {
    return phrases
        .nominalOver(at)
        .filter(n -> n.from() == at && n.to() <= head.get().end() && !n.isPrepositional())
        .filter(n -> n.cases().isEmpty() || n.may(Case.NOMINATIVE))
        .filter(n -> n.to() == head.get().end() || words.form(n.to()).equals(","));
  }

  /** "Rom", "Albanac", an unknown place: one capitalised word that is no person's name. */
  private boolean isProper(Nominal nominal) {
    return nominal.to() - nominal.from() == 1
        && words.token(nominal.from()).isCapitalised()
        && nominal.sort() != Sort.PERSON;
  }

  private boolean isAbout(Nominal person) {
    return head.filter(h -> h.nominals().contains(person)).isPresent();
  }
}
