package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Finds the genitives of a noun that tells what happens. */
final class Genitives {

  private final Phrases phrases;
  private final Clause clause;
  private final Trigger trigger;
  private final Fit fit;
  private final ListRun list;

  Genitives(Predication predication, Fit fit, ListRun list) {
    this.phrases = predication.phrases();
    this.clause = predication.clause();
    this.trigger = predication.trigger();
    this.fit = fit;
    this.list = list;
  }

  List<Patient> find() {
    Optional<Nominal> own =
        phrases
            .nominalOver(trigger.first())
            .flatMap(n -> n.all().filter(c -> c.head() == trigger.first()).findFirst());
    if (own.isEmpty()) {
      return List.of();
    }
    List<Nominal> fitting = own.get().complements().stream().filter(fit::allows).toList();
    if (fitting.isEmpty()) {
      return counted(own.get());
    }
    List<Patient> found = new ArrayList<>();
    for (Nominal one : fitting) {
      // "ubistvo dva vojnika i tri policajca": each figure that the noun took in.
      if (found.isEmpty() || one.quantity().isPresent()) {
        found.add(new Patient(one, List.of()));
      }
    }
    return list.goOn(found, own.get().to(), Case.GENITIVE);
  }

  /** "povratak još 35 porodica": at most an adverb stands between. */
  private boolean isRightBehind(Nominal own, Nominal next) {
    return next.from() == own.to()
        || next.from() == own.to() + 1
            && phrases.words().token(own.to()).isWord()
            && phrases.words().is(own.to(), PartOfSpeech.ADVERB);
  }

  /**
   * "tri dečaka ... smrt": a counted genitive behind the noun that the phrase could not take in.
   */
  private List<Patient> counted(Nominal own) {
    return clause.nominals().stream()
        .filter(n -> isRightBehind(own, n) && !n.isPrepositional() && n.quantity().isPresent())
        .filter(fit::allows)
        .findFirst()
        .map(
            n ->
                list.goOn(
                    new ArrayList<>(List.of(new Patient(n, List.of()))), n.to(), Case.GENITIVE))
        .orElse(List.of());
  }
}
