package org.letopis.extract.speech;

import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Verbs;
import org.letopis.lexicon.Reading.Case;

/** Who says another thing where the verb of saying is left out: "..., a bolnica da je 30". */
final class OtherSpeaker {

  private OtherSpeaker() {}

  /** The one phrase of a main clause without a verb that a clause with "da" follows. */
  static Optional<Nominal> of(Phrases phrases, Clause clause) {
    boolean bare =
        clause.index() > 0
            && clause.type() == Clause.Type.MAIN
            && clause.nominals().size() == 1
            && clause.to() < phrases.sentence().to()
            && phrases.words().lower(clause.to()).equals("da")
            && IntStream.range(clause.from(), clause.to())
                .noneMatch(i -> Verbs.isPredicate(phrases.words(), i));
    return bare
        ? clause.nominals().stream()
            .filter(n -> n.to() == clause.to() && !n.isPrepositional())
            .filter(n -> n.quantity().isEmpty() && n.may(Case.NOMINATIVE))
            .findFirst()
        : Optional.empty();
  }
}
