package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/**
 * The noun of an act grows by the figure of those whom the act befell: "zbog ubistva dvoje ljudi"
 * tells of a killing of two, whatever the clause tells of.
 */
final class CountedTail {

  /** What says when or where: the figure behind it may be the clause's own subject. */
  private static final Set<Meaning> CIRCUMSTANCE =
      EnumSet.of(Meaning.IN, Meaning.DURING, Meaning.AFTER, Meaning.BEFORE);

  private final Words words;
  private final NominalReader reader;

  CountedTail(Words words, NominalReader reader) {
    this.words = words;
    this.reader = reader;
  }

  /**
   * Reads the nouns of acts.
   *
   * @param language the folder of the language, {@code mappings/sr}
   */
  static Set<String> load(Path language) {
    return Table.read(language.resolve("act-nouns.tsv")).rows().stream()
        .map(row -> row.cell(0))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The phrase with the counted genitives behind it, where its noun is one of an act. */
  Nominal grow(Nominal phrase, int limit) {
    if (phrase.sort() == Sort.PERSON
        || phrase.to() != phrase.head() + 1
        || !words.isAct(phrase.head())
        || phrase.preposition().isEmpty() && words.is(phrase.head(), PartOfSpeech.VERB)) {
      return phrase;
    }
    Nominal grown = phrase;
    Optional<Nominal> next = counted(phrase.preposition(), phrase.to(), limit);
    while (next.isPresent()) {
      Nominal inner = next.get();
      List<Nominal> complements = new ArrayList<>(grown.complements());
      complements.add(inner);
      grown = grown.withTo(inner.to()).withComplements(complements);
      boolean joined = inner.to() < limit && words.does(inner.to(), Use.BOTH);
      next = joined ? counted(phrase.preposition(), inner.to() + 1, limit) : Optional.empty();
    }
    return grown;
  }

  private Optional<Nominal> counted(Optional<Preposition> preposition, int i, int limit) {
    if (i >= limit || words.quantityFrom(i).isEmpty()) {
      return Optional.empty();
    }
    boolean aside = preposition.filter(p -> CIRCUMSTANCE.contains(p.meaning())).isPresent();
    return reader
        .at(i, limit)
        .filter(n -> !n.isPrepositional() && n.sort() != Sort.TIME)
        .filter(n -> n.cases().isEmpty() || n.may(Case.GENITIVE))
        .filter(n -> !(aside && n.to() < limit && Verbs.isAuxiliary(words, n.to())));
  }
}
