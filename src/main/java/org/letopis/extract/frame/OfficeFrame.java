package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.property.Bodies;
import org.letopis.extract.property.Calling;
import org.letopis.extract.property.Callings;
import org.letopis.extract.property.Offices;
import org.letopis.extract.property.Persons;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Reading.Case;

/** Reads who holds which office: a noun of office beside the name of a person. */
final class OfficeFrame {

  /** A line of a signature has no more tokens. */
  private static final int SIGNED = 9;

  private final List<Rule.Office> rules;
  private final Offices offices;

  OfficeFrame(List<Rule.Office> rules, Offices offices) {
    this.rules = List.copyOf(rules);
    this.offices = offices;
  }

  List<Draft> read(Context context, Phrases phrases) {
    List<Draft> found = new ArrayList<>();
    Persons persons = new Persons(phrases);
    Callings callings = offices.callings(phrases, persons);
    for (Rule.Office rule : rules) {
      for (Nominal person : persons.all()) {
        for (Calling calling : callings.of(person)) {
          if (calling.is("office") && !isOfPeople(context, phrases, calling)) {
            found.add(draft(context, phrases, rule, calling, person));
          }
        }
      }
    }
    return found.isEmpty() ? signature(context, phrases, persons.all()) : found;
  }

  /** "NAČELNIK", and on the next line "Petar Lukić": who signs, in what office. */
  private List<Draft> signature(Context context, Phrases phrases, List<Nominal> persons) {
    int index = phrases.sentence().index();
    if (rules.isEmpty() || persons.size() != 1 || index == 0 || isLong(phrases)) {
      return List.of();
    }
    Phrases before = context.sentences().get(index - 1);
    Nominal person = persons.getFirst();
    boolean alone =
        person.core() - phrases.sentence().from() <= 2
            && phrases.sentence().to() - person.to() <= 5
            && person.may(Case.NOMINATIVE);
    int end = before.sentence().to();
    while (end > before.sentence().from() && !context.words().token(end - 1).isWord()) {
      end--;
    }
    if (!alone || isLong(before)) {
      return List.of();
    }
    return offices
        .signing(context.words(), before.sentence().from(), end)
        .map(
            office ->
                new Draft(rules.getFirst().head(), before.sentence().from(), person.to())
                    .anchor(person.head())
                    .trigger(person.head(), false)
                    .persons(person.named())
                    .role(office))
        .map(List::of)
        .orElse(List.of());
  }

  private static boolean isLong(Phrases phrases) {
    return phrases.sentence().to() - phrases.sentence().from() > SIGNED;
  }

  /** "član srpske manjine": one of a people, no office. */
  private static boolean isOfPeople(Context context, Phrases phrases, Calling calling) {
    boolean member =
        context
            .nouns()
            .at(context.words(), calling.noun(), calling.to())
            .filter(m -> m.value().has("member"))
            .isPresent();
    return member
        && phrases.all().stream()
            .anyMatch(n -> n.from() == calling.nounEnd() && n.sort() == Sort.PEOPLE);
  }

  private Draft draft(
      Context context, Phrases phrases, Rule.Office rule, Calling calling, Nominal person) {
    Draft draft =
        new Draft(
            rule.head(),
            Math.min(calling.from(), Persons.nameFrom(person)),
            Math.max(calling.to(), person.to()));
    draft.persons(person.named());
    Optional<Bodies.Body> body = offices.bodies().of(context.vocabulary(), phrases, calling);
    draft.role(
        offices.role(
            context.vocabulary(),
            calling,
            person,
            body.map(Bodies.Body::from).orElse(calling.to())));
    body.ifPresent(b -> draft.organizations(List.of(b.named())));
    // An office is held whatever the sentence says that its holder denies or plans, and whenever.
    return context
        .complete(draft, phrases, calling.noun())
        .modality(Modality.STATED)
        .time(Optional.empty());
  }
}
