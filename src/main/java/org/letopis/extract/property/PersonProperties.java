package org.letopis.extract.property;

import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Vocabulary;
import org.letopis.extract.phrase.Words;

/** Reads the properties of persons in one sentence. */
public final class PersonProperties {

  private final PropertyWords lexicon;
  private final Phrases phrases;
  private final Words words;
  private final Ages ages;
  private final Births births;
  private final Residences residences;
  private final Occupations callings;

  /** Reads one sentence. */
  public PersonProperties(
      Offices offices,
      PropertyWords lexicon,
      Vocabulary vocabulary,
      Phrases phrases,
      Persons persons) {
    this.lexicon = lexicon;
    this.phrases = phrases;
    this.words = vocabulary.words();
    this.ages = new Ages(lexicon, phrases, persons);
    this.births = new Births(lexicon, phrases, persons);
    this.residences = new Residences(lexicon, phrases, persons);
    this.callings = new Occupations(offices, lexicon, vocabulary, phrases, persons);
  }

  /** The property of that name that the sentence gives to the person. */
  public List<Property> of(String attribute, Nominal person) {
    return switch (attribute) {
      case "age" -> ages.ages(person);
      case "birth year" -> births.birthYear(person).stream().toList();
      case "residence" -> residences.residence(person).stream().toList();
      case "profession" -> callings.professions(person);
      case "rank" -> callings.ranks(person);
      case "kinship" -> callings.kinship(person);
      case "deceased" -> callings.deceased(person).stream().toList();
      default -> List.of();
    };
  }

  /** "rođen sam 1948. godine", "živio sam u X", where the speaker has given the own name. */
  public Optional<Property> ofWitness(String attribute, Nominal witness) {
    int from = phrases.sentence().from();
    int to = phrases.sentence().to();
    for (int i = from; i < to; i++) {
      boolean ofSpeaker =
          lexicon.isForm(words, i, "i")
              || i + 1 < to && lexicon.isForm(words, i + 1, "i")
              || i > from && lexicon.isForm(words, i - 1, "i");
      Optional<Property> found = Optional.empty();
      if (attribute.equals("birth year") && ofSpeaker && lexicon.is(words, i, "born")) {
        found = births.year(witness, i + 1);
      } else if (attribute.equals("residence") && ofSpeaker && lexicon.is(words, i, "lives")) {
        int at = i + 1;
        found =
            residences
                .place(at, true)
                .map(
                    n ->
                        new Property(
                            List.of(witness),
                            from,
                            n.to(),
                            n.named().getFirst().label(),
                            n.named()));
      } else if (attribute.equals("profession")
          && i + 1 < to
          && lexicon.is(words, i + 1, "trade")) {
        found = callings.byTrade(witness, i);
      }
      if (found.isPresent()) {
        Property p = found.get();
        return Optional.of(
            new Property(
                p.of(),
                Math.max(
                    from, witness.from() >= from && witness.to() <= to ? witness.core() : from),
                p.to(),
                p.value(),
                p.places()));
      }
    }
    return Optional.empty();
  }
}
