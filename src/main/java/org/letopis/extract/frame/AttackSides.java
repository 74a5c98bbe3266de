package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.EntityType;
import org.letopis.extract.argument.Links;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.VerbForm;

/** Finds who does what a verb of violence tells, and against whom or what. */
final class AttackSides {

  private static final String OBJECT = "object";

  /** The unit of a group of people. */
  private static final String GROUP = "group";

  private static final Set<String> HIT = Set.of("nas", "ih", "ga", "me", "vas");

  private static final EnumSet<Sort> HUMAN =
      EnumSet.of(Sort.PEOPLE, Sort.PERSON, Sort.ORGANIZATION);

  private static final EnumSet<Sort> HITTABLE =
      EnumSet.of(
          Sort.PEOPLE,
          Sort.PERSON,
          Sort.ORGANIZATION,
          Sort.THING,
          Sort.SITE,
          Sort.SETTLEMENT,
          Sort.PLACE);

  private final Phrases phrases;
  private final Words words;
  private final Rule.Attack rule;
  private final int verb;
  private final Clause clause;

  /**
   * @param verb index of the verb
   */
  AttackSides(Phrases phrases, Rule.Attack rule, int verb) {
    this.phrases = phrases;
    this.words = phrases.words();
    this.rule = rule;
    this.verb = verb;
    this.clause = phrases.clauseOf(verb);
  }

  /** The phrases behind the rule's prepositions, or the object, and what is listed with them. */
  List<Nominal> targets() {
    List<Nominal> found = new ArrayList<>();
    for (Nominal nominal : clause.nominals()) {
      boolean listed =
          !found.isEmpty()
              && !nominal.isPrepositional()
              && Links.between(phrases, found.getLast().to(), nominal.from());
      if (isTarget(nominal) || listed && isHittable(nominal)) {
        found.add(nominal);
      } else if (!found.isEmpty()) {
        break;
      }
    }
    return found;
  }

  private boolean isTarget(Nominal nominal) {
    if (!isHittable(nominal)) {
      return false;
    }
    if (nominal.preposition().isEmpty()) {
      return rule.toward().contains(OBJECT)
          && nominal.may(Case.ACCUSATIVE)
          && (nominal.from() > verb || !nominal.may(Case.NOMINATIVE));
    }
    String preposition = nominal.preposition().get().words();
    boolean two = Set.of("na", "u").contains(preposition);
    return rule.toward().contains(preposition)
        && (!two || nominal.may(Case.ACCUSATIVE) || nominal.quantity().isPresent());
  }

  /** Whom or what violence can hit; of an event, those who are at it: "na povorku". */
  private boolean isHittable(Nominal nominal) {
    boolean gathering = nominal.sort() == Sort.EVENT && nominal.isPrepositional();
    return (gathering || HITTABLE.contains(nominal.sort()))
        && nominal.unit().filter("animal"::equals).isEmpty()
        && words
            .nameOver(nominal.head())
            .filter(n -> n.candidates().getFirst().type() == EntityType.RIVER)
            .isEmpty()
        && !words.hasLemma(nominal.head(), rule.with());
  }

  /** "gađali su nas", "na njih je otvorena vatra": whom it hits is a pronoun. */
  boolean isPronounHit() {
    boolean object = rule.toward().contains(OBJECT);
    for (int i = clause.from(); i < clause.to(); i++) {
      boolean own = phrases.clauseOf(i).index() == clause.index();
      boolean toward =
          i > clause.from()
              && rule.toward().contains(words.lower(i - 1))
              && words.does(i, Use.WHOM)
              && !words.does(i, Use.CLITIC);
      if (own && (object && HIT.contains(words.lower(i)) || toward)) {
        return true;
      }
    }
    return false;
  }

  /** The subject of the verb, where it is people or a body; or whom a relative pronoun means. */
  Optional<Nominal> doer() {
    Optional<Nominal> own =
        clause.nominals().stream()
            .filter(n -> isSubject(n) && isHuman(n))
            .filter(n -> targets().stream().noneMatch(t -> t == n))
            .findFirst();
    boolean relative =
        clause.type() == Clause.Type.RELATIVE
            && clause.opener().filter(o -> words.any(o, r -> r.is(Case.NOMINATIVE))).isPresent();
    return own.isPresent() || !relative
        ? own
        : clause.antecedent().filter(AttackSides::isHuman).map(Nominal::bare);
  }

  /** People, a body of them, or "grupa naoružanih ljudi". */
  private static boolean isHuman(Nominal nominal) {
    return HUMAN.contains(nominal.sort())
        || nominal.unit().filter(GROUP::equals).isPresent()
            && nominal.complements().stream().anyMatch(c -> c.sort() == Sort.PEOPLE);
  }

  /** Whether the clause has a subject that is nobody: "voda je prodrla u kuće". */
  boolean isOtherSubject() {
    boolean relative = clause.type() == Clause.Type.RELATIVE && doer().isEmpty();
    return relative
        || isNeuterSingular()
        || clause.nominals().stream()
            .anyMatch(
                n ->
                    isSubject(n)
                        && !words.hasLemma(n.head(), rule.with())
                        && (n.to() <= verb || !n.may(Case.ACCUSATIVE)));
  }

  /** "padalo je", "upalo je": no people are meant where no figure stands. */
  private boolean isNeuterSingular() {
    return words.readings(verb).stream()
            .filter(r -> r.verbForm().filter(v -> v == VerbForm.ACTIVE_PARTICIPLE).isPresent())
            .allMatch(
                r ->
                    r.gender().filter(g -> g == Gender.NEUTER).isPresent()
                        && r.number().filter(n -> n == Number.SINGULAR).isPresent())
        && words.hasVerbForm(verb, VerbForm.ACTIVE_PARTICIPLE);
  }

  private boolean isSubject(Nominal nominal) {
    return !nominal.isPrepositional()
        && nominal.sort() != Sort.TIME
        && (nominal.may(Case.NOMINATIVE)
            || nominal.sort() == Sort.PEOPLE && nominal.quantity().isPresent());
  }
}
