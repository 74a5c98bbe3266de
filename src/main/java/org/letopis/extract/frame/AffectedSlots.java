package org.letopis.extract.frame;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Doubt;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Reading.Case;

/** Fills the slots that the affected phrase itself tells. */
final class AffectedSlots {

  /** The kinds whose claims say the sort of thing without a figure too. */
  private static final Set<String> UNCOUNTED = Set.of("PropertyDamage", "Reconstruction");

  /** Units of what is somebody's own. */
  private static final Set<String> OWNED =
      Set.of("house", "apartment", "vehicle", "shop", "farmBuilding", "farm", "restaurant", "tomb");

  /** The kinds of a supply. */
  private static final Set<String> SUPPLIED = Set.of("Outage", "Restoration");

  /** Units of those who have a supply. */
  private static final Set<String> SERVED = Set.of("household", "consumer", "building", "house");

  /** The kinds of which somebody receives something. */
  private static final Set<String> RECEIVED = Set.of("Aid", "Reconstruction");

  /** The kind of an attack. */
  private static final String ATTACKED = "Unrest";

  /** Units of what people travel in. */
  private static final Set<String> CARRYING = Set.of("vehicle", "convoy", "train", "boat");

  private AffectedSlots() {}

  /** Whether its claims say the sort of thing without a figure too. */
  static boolean isUncounted(Rule.Affected rule) {
    return UNCOUNTED.contains(rule.head().kind());
  }

  /** What the affected phrase itself says: figure, unit, groups, names. */
  static void fill(Context context, Draft draft, Rule.Affected rule, Nominal nominal) {
    // "dve čete" are no two soldiers.
    boolean counts = nominal.sort() != Sort.ORGANIZATION;
    draft.count(nominal.quantity().filter(q -> counts && !q.ordinalLike()).map(q -> q.count()));
    boolean stands = nominal.sort() == Sort.ELLIPTIC || nominal.sort() == Sort.OTHER;
    // "tri smrtna slučaja": the rule says whom its own noun counts.
    boolean ofRule =
        nominal.unit().filter("case"::equals).isPresent()
            && context.words().hasLemma(nominal.head(), rule.heads());
    Optional<String> unit =
        stands ? rule.unit() : ofRule ? rule.unit().or(nominal::unit) : nominal.unit();
    boolean human = AffectedFrame.HUMAN.contains(nominal.sort()) || nominal.sort() == Sort.ELLIPTIC;
    Optional<String> counted = human && rule.countedAs().isPresent() ? rule.countedAs() : unit;
    boolean told = draft.hasCount() || UNCOUNTED.contains(rule.head().kind());
    draft.unit(human && !draft.hasCount() || !told ? Optional.empty() : counted);
    draft.groups(nominal.sort() == Sort.THING ? groups(context, nominal) : nominal.allGroups());
    switch (nominal.sort()) {
      case PERSON -> draft.persons(nominal.named());
      case SITE -> draft.sites(nominal.named()).groups(ApposedGroups.ofSite(context, nominal));
      case SETTLEMENT, PLACE -> draft.places(nominal.named());
      case THING -> draft.persons(owners(rule, nominal));
      default -> {}
    }
  }

  /** "kuće Srba": whose they were; "kuća porodice Simić" is one family's, and of no group. */
  private static List<String> groups(Context context, Nominal thing) {
    boolean named =
        thing.complements().stream()
            .anyMatch(
                c ->
                    c.unit().filter("family"::equals).isPresent()
                        && c.quantity().isEmpty()
                        && (context.words().token(c.to() - 1).isCapitalised()
                            || c.to() < context.words().size()
                                && context.words().token(c.to()).isCapitalised()));
    return named
        ? thing.allGroups().stream().filter(g -> !g.equals("families")).toList()
        : thing.allGroups();
  }

  /** "kuća Petra Petrovića": whose it was. */
  private static List<Mentioned> owners(Rule.Affected rule, Nominal thing) {
    boolean owned =
        UNCOUNTED.contains(rule.head().kind()) && thing.unit().filter(OWNED::contains).isPresent();
    return owned
        ? thing.complements().stream()
            .filter(c -> !c.isPrepositional() && c.may(Case.GENITIVE))
            .filter(c -> c.sort() == Sort.PERSON || c.sort() == Sort.PEOPLE)
            .flatMap(Nominal::all)
            .filter(c -> c.sort() == Sort.PERSON)
            .flatMap(c -> c.named().stream())
            .toList()
        : List.of();
  }

  /**
   * "Crkva je obnovljena": the one that was named before, where the clause names no place that
   * would tell it from that one.
   */
  static void sameSite(Context context, Clause clause, Nominal nominal, Draft draft) {
    boolean bare =
        nominal.sort() == Sort.THING
            && nominal.complements().isEmpty()
            && clause.nominals().stream()
                .noneMatch(n -> n.sort() == Sort.PLACE || n.sort() == Sort.SETTLEMENT);
    if (bare) {
      draft.sites(context.antecedents().site(context.words(), nominal));
      List<String> names = context.antecedents().sitesOf(context.words(), nominal);
      context.doubts().add(new Doubt(nominal.core(), nominal.to(), names));
    }
  }

  /**
   * "u napadu na Rome ubijeno je troje": whom the event was against, where nobody else is named.
   */
  static void targetGroups(Phrases phrases, Clause clause, Nominal nominal, Draft draft) {
    if (!draft.groups().isEmpty() || nominal.sort() == Sort.PERSON) {
      return;
    }
    List<Nominal> all = clause.nominals();
    for (int k = 1; k < all.size(); k++) {
      Nominal target = all.get(k);
      boolean against =
          target.preposition().filter(p -> p.means(Meaning.TARGET)).isPresent()
              && target.sort() == Sort.PEOPLE
              && target.from() == all.get(k - 1).to()
              && all.get(k - 1).all().anyMatch(n -> n.sort() == Sort.EVENT);
      if (against) {
        draft.groups(target.allGroups());
        return;
      }
    }
  }

  /** "kamenovan je autobus sa povratnicima": those who were in what was attacked. */
  static void passengers(Rule.Affected rule, Clause clause, Nominal nominal, Draft draft) {
    if (!rule.head().kind().equals(ATTACKED)
        || nominal.unit().filter(CARRYING::contains).isEmpty()) {
      return;
    }
    Stream.concat(nominal.complements().stream(), clause.nominals().stream())
        .filter(n -> n.sort() == Sort.PEOPLE && n.may(Case.INSTRUMENTAL))
        .filter(n -> n.quantity().isEmpty())
        .filter(n -> n.preposition().filter(p -> p.means(Meaning.WITH)).isPresent())
        .filter(n -> n.from() >= nominal.head() && n.from() <= nominal.to())
        .forEach(n -> draft.groups(n.allGroups()).widen(draft.from(), n.to()));
  }

  /** "porodicama je isporučeno": those whom goods and buildings are for. */
  static void recipients(Rule.Affected rule, Clause clause, Nominal nominal, Draft draft) {
    if (!RECEIVED.contains(rule.head().kind())) {
      return;
    }
    clause.nominals().stream()
        .filter(n -> n.sort() == Sort.PEOPLE && !n.isPrepositional() && n != nominal)
        .filter(n -> n.may(Case.DATIVE) && n.quantity().isEmpty())
        .filter(n -> !n.may(Case.NOMINATIVE) && !n.may(Case.ACCUSATIVE) && !n.may(Case.GENITIVE))
        .forEach(n -> draft.groups(n.allGroups()));
  }

  /** "struja je uspostavljena u četiri sela": how many places a supply reached or failed. */
  static void served(Rule.Affected rule, Clause clause, Draft draft) {
    if (draft.hasCount() || !SUPPLIED.contains(rule.head().kind())) {
      return;
    }
    clause.nominals().stream()
        .filter(n -> n.preposition().filter(p -> p.means(Meaning.IN)).isPresent())
        .filter(n -> n.sort() == Sort.SETTLEMENT || n.unit().filter(SERVED::contains).isPresent())
        .filter(n -> n.quantity().filter(q -> !q.ordinalLike()).isPresent())
        .findFirst()
        .ifPresent(
            n ->
                draft
                    .count(n.quantity().map(q -> q.count()))
                    .unit(n.unit())
                    .widen(n.core(), n.to()));
  }

  /** "svi Srbi (oko 3.200)": the figure stands in a bracket behind them. */
  static void bracketCount(Phrases phrases, Nominal nominal, Draft draft) {
    if (draft.hasCount() || nominal.sort() != Sort.PEOPLE) {
      return;
    }
    for (Clause bracket : phrases.clauses()) {
      boolean alone =
          bracket.type() == Clause.Type.BRACKET
              && bracket.nominals().size() == 1
              && bracket.nominals().getFirst().sort() == Sort.ELLIPTIC
              && bracket.nominals().getFirst().quantity().filter(q -> !q.ordinalLike()).isPresent();
      boolean behind =
          alone
              && bracket.from() > 0
              && (bracket.from() == nominal.to()
                  || phrases
                      .clauseOf(Math.max(phrases.sentence().from(), bracket.from() - 1))
                      .antecedent()
                      .filter(nominal::equals)
                      .isPresent());
      if (behind) {
        Nominal figure = bracket.nominals().getFirst();
        draft.count(figure.quantity().map(q -> q.count())).unit(nominal.unit());
        draft.widen(draft.from(), figure.to());
      }
    }
  }
}
