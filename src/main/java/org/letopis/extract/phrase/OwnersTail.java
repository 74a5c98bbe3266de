package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;

/** Things grow by whose they are: "kuće u vlasništvu Roma", "kuće Srba i Roma". */
final class OwnersTail {

  private final Words words;
  private final NominalReader reader;

  OwnersTail(Words words, NominalReader reader) {
    this.words = words;
    this.reader = reader;
  }

  Optional<Nominal> grow(Nominal head, int limit) {
    if (head.sort() != Sort.THING) {
      return Optional.empty();
    }
    return owned(head, limit).or(() -> further(head, limit));
  }

  /** "u vlasništvu Roma", "u posedu porodice Jović". */
  private Optional<Nominal> owned(Nominal head, int limit) {
    return reader
        .at(head.to(), limit)
        .filter(n -> n.preposition().filter(p -> p.means(Meaning.OWNER)).isPresent())
        .filter(n -> n.sort() == Sort.PEOPLE || n.sort() == Sort.PERSON)
        .map(n -> with(head, n.bare()));
  }

  /** "kuće Srba i Roma": the second of those whose they are. */
  private Optional<Nominal> further(Nominal head, int limit) {
    int i = head.to();
    boolean listed =
        !head.complements().isEmpty()
            && head.complements().getLast().to() == i
            && head.complements().getLast().sort() == Sort.PEOPLE
            && !head.complements().getLast().isPrepositional()
            && words.does(i, Use.BOTH)
            && NominalStart.at(words, i + 1, limit);
    return listed
        ? reader
            .at(i + 1, limit)
            .filter(n -> n.sort() == Sort.PEOPLE && !n.isPrepositional())
            .filter(n -> n.quantity().isEmpty() && !n.groups().isEmpty())
            .filter(n -> n.may(Case.GENITIVE) && !n.may(Case.NOMINATIVE) && isPlural(n))
            .map(n -> with(head, n))
        : Optional.empty();
  }

  private boolean isPlural(Nominal nominal) {
    return words.any(
        nominal.head(),
        r -> r.is(Case.GENITIVE) && r.number().filter(n -> n == Reading.Number.PLURAL).isPresent());
  }

  private static Nominal with(Nominal head, Nominal owner) {
    List<Nominal> complements = new ArrayList<>(head.complements());
    complements.add(owner);
    return head.withTo(owner.to()).withComplements(complements);
  }
}
