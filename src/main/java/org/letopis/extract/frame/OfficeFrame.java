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

/** Reads who holds which office: a noun of office beside the name of a person. */
final class OfficeFrame {

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
    return found;
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
