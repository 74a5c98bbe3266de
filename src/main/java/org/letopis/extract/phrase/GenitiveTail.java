package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.Reading.Case;

/** A phrase grows by a genitive without a preposition. */
final class GenitiveTail {

  private final Words words;
  private final Nouns nouns;
  private final NominalReader reader;
  private final PersonNames persons;

  GenitiveTail(Words words, Nouns nouns, PersonNames persons, NominalReader reader) {
    this.persons = persons;
    this.words = words;
    this.nouns = nouns;
    this.reader = reader;
  }

  /** "kuća Srba", "pripadnika Kfora": a genitive without a preposition. */
  Optional<Nominal> grow(Nominal head, int limit) {
    int i = head.to();
    if (head.sort() == Sort.ELLIPTIC
        || !NominalStart.at(words, i, limit)
        || words.quantityFrom(i).isPresent()
        || words.timeFrom(i).isPresent()) {
      return Optional.empty();
    }
    Optional<Nominal> complement =
        reader.at(i, limit).filter(n -> !n.isPrepositional() && !isSubjectAcronym(n));
    boolean belongs =
        complement.isPresent()
            && complement.get().may(Case.GENITIVE)
            && complement.get().sort() != Sort.TIME
            && complement.get().sort() != Sort.ELLIPTIC
            && head.sort() != Sort.TIME
            && head.sort() != Sort.PERSON
            && !isNominativeSubject(head, complement.get())
            && !isCalled(head, complement.get());
    if (!belongs) {
      return Optional.empty();
    }
    Nominal inner =
        isNamedOne(head, complement.get()) ? unnamed(complement.get()) : complement.get();
    List<Nominal> complements = new ArrayList<>(head.complements());
    complements.add(inner);
    return Optional.of(
        head.withTo(inner.to()).withUnit(memberUnit(head, inner)).withComplements(complements));
  }

  /** "vojnici kapetana Marka Kosa": one whose name follows is no group. */
  private boolean isNamedOne(Nominal head, Nominal inner) {
    return head.sort() == Sort.PEOPLE
        && inner.sort() == Sort.PEOPLE
        && inner.quantity().isEmpty()
        && persons.isCalling(inner.head())
        && persons.from(inner.head() + 1).isPresent();
  }

  private static Nominal unnamed(Nominal inner) {
    return inner.withNames(List.of(), inner.named());
  }

  /** A member of a force counts as what the force is made of: pripadnik Kfora, a soldier. */
  private Optional<String> memberUnit(Nominal head, Nominal force) {
    boolean member =
        nouns
            .at(words, head.head(), head.head() + 1)
            .filter(m -> m.value().has("member"))
            .isPresent();
    boolean general = head.unit().filter("person"::equals).isPresent();
    return member && general && force.sort() == Sort.ORGANIZATION && force.unit().isPresent()
        ? force.unit()
        : head.unit();
  }

  /** "terorista KFOR je evakuisao": an acronym without an ending, before a verb, is the subject. */
  private boolean isSubjectAcronym(Nominal nominal) {
    String form = words.form(nominal.to() - 1);
    boolean acronym = form.length() > 1 && form.codePoints().allMatch(Character::isUpperCase);
    return acronym && nominal.to() < words.size() && Verbs.isPredicate(words, nominal.to());
  }

  /** "ranjenog vojnika Marka Perića", "sestra vojnika Marka Perića": who the soldier is. */
  private boolean isCalled(Nominal head, Nominal inner) {
    return inner.sort() == Sort.PERSON
        && head.sort() == Sort.PEOPLE
        && head.all()
            .filter(n -> n.head() + 1 == inner.from() && n.complements().isEmpty())
            .filter(n -> n.head() != head.head() || !n.may(Case.NOMINATIVE))
            .anyMatch(n -> persons.isCalling(n.head()));
  }

  /** A person's or a plural's form that is nominative as well is no genitive of a name. */
  private static boolean isNominativeSubject(Nominal head, Nominal inner) {
    return inner.sort() == Sort.PERSON && inner.may(Case.NOMINATIVE) && head.may(Case.NOMINATIVE);
  }
}
