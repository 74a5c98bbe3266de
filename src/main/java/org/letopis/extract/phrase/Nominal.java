package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.letopis.claim.Mentioned;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Case;

/**
 * A noun phrase: what it counts, of what sort it is, whom it names.
 *
 * @param from index of its first token, a preposition included
 * @param to index after its last token
 * @param head index of its head noun, or of what stands for one
 * @param sort what it denotes
 * @param preposition the preposition that governs it
 * @param cases the cases in which it can stand
 * @param quantity how many
 * @param unit what is counted, as the lexicon of nouns says
 * @param groups groups that its head, its adjectives and its genitives name
 * @param named the entity it names
 * @param adjectives indices of its adjectives and participles
 * @param complements genitives and local phrases inside it
 * @param collective whether the head is a singular that means many (stanovništvo)
 */
public record Nominal(
    int from,
    int to,
    int head,
    Sort sort,
    Optional<Preposition> preposition,
    Set<Case> cases,
    Optional<Mention.Quantity> quantity,
    Optional<String> unit,
    List<String> groups,
    List<Mentioned> named,
    List<Integer> adjectives,
    List<Nominal> complements,
    boolean collective) {

  /** What a noun phrase denotes. */
  public enum Sort {
    PEOPLE,
    PERSON,
    THING,
    SITE,
    SETTLEMENT,
    PLACE,
    ORGANIZATION,
    EVENT,
    TIME,
    MONEY,
    /** A number or an adjective whose noun is left out: "samo 250", "dve albanske". */
    ELLIPTIC,
    OTHER
  }

  public Nominal {
    cases = CaseSet.of(cases);
    groups = groups.size() < 2 ? List.copyOf(groups) : groups.stream().distinct().toList();
    named = List.copyOf(named);
    adjectives = List.copyOf(adjectives);
    complements = List.copyOf(complements);
  }

  public boolean may(Case wanted) {
    return cases.contains(wanted);
  }

  public boolean isPrepositional() {
    return preposition.isPresent();
  }

  /** Index of its first token after the preposition. */
  public int core() {
    return preposition.map(Preposition::to).orElse(from);
  }

  /** This phrase and all phrases inside it. */
  public Stream<Nominal> all() {
    return complements.isEmpty()
        ? Stream.of(this)
        : Stream.concat(Stream.of(this), complements.stream().flatMap(Nominal::all));
  }

  /** Every group that it or a genitive inside it names. */
  public List<String> allGroups() {
    if (complements.isEmpty()) {
      return groups;
    }
    List<String> found = new ArrayList<>(groups);
    complements.stream()
        .filter(c -> !c.isPrepositional() && c.sort() != Sort.EVENT)
        .forEach(c -> found.addAll(c.allGroups()));
    return found.stream().distinct().toList();
  }

  /** A phrase of its words alone, with nothing that it counts or names. */
  static Nominal plain(int from, int to, int head, Sort sort, Set<Case> cases) {
    return new Nominal(
        from,
        to,
        head,
        sort,
        Optional.empty(),
        cases,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        false);
  }

  Nominal withPreposition(Preposition governing, Set<Case> remaining) {
    return standing(governing.from(), to, Optional.of(governing), remaining);
  }

  /** The same phrase without its preposition. */
  public Nominal bare() {
    return standing(core(), to, Optional.empty(), cases);
  }

  /** The same phrase without what stands in it before that token. */
  public Nominal behind(int token) {
    return standing(token, to, Optional.empty(), cases)
        .withAdjectives(adjectives.stream().filter(a -> a >= token).toList());
  }

  /** The same phrase where it can only stand in that case. */
  public Nominal in(Case only) {
    return standing(from, to, preposition, Set.of(only));
  }

  /** The same phrase grown to that end. */
  Nominal withTo(int end) {
    return standing(from, end, preposition, cases);
  }

  /** The same phrase with the unit and sort of the phrase whose noun it leaves out. */
  public Nominal completedBy(Nominal full) {
    return withHead(head, full.sort()).withUnit(full.unit());
  }

  /** Its head noun alone. */
  public Nominal headOnly() {
    return plain(head, head + 1, head, sort, cases).withUnit(unit).withCollective(collective);
  }

  /** The same phrase with the unit in which its members count. */
  public Nominal withUnit(Optional<String> members) {
    return withCount(quantity, members);
  }

  /** The same phrase, of these groups as well. */
  Nominal plusGroups(List<String> more) {
    return withNames(Stream.concat(groups.stream(), more.stream()).toList(), named);
  }

  Nominal withAdjectives(List<Integer> all) {
    return saying(quantity, unit, groups, named, all, complements, collective);
  }

  Nominal withComplements(List<Nominal> all) {
    return saying(quantity, unit, groups, named, adjectives, all, collective);
  }

  Nominal withCollective(boolean many) {
    return saying(quantity, unit, groups, named, adjectives, complements, many);
  }

  /** The same phrase with another figure and what is counted. */
  public Nominal withCount(Optional<Mention.Quantity> figure, Optional<String> counted) {
    return saying(figure, counted, groups, named, adjectives, complements, collective);
  }

  /** The same phrase with these groups and entities. */
  Nominal withNames(List<String> of, List<Mentioned> entities) {
    return saying(quantity, unit, of, entities, adjectives, complements, collective);
  }

  /** The same phrase with another head. */
  Nominal withHead(int noun, Sort denoted) {
    return shaped(from, to, noun, denoted, preposition, cases);
  }

  private Nominal standing(int start, int end, Optional<Preposition> governing, Set<Case> all) {
    return shaped(start, end, head, sort, governing, all);
  }

  private Nominal shaped(
      int start, int end, int noun, Sort denoted, Optional<Preposition> governing, Set<Case> all) {
    return new Nominal(
        start,
        end,
        noun,
        denoted,
        governing,
        all,
        quantity,
        unit,
        groups,
        named,
        adjectives,
        complements,
        collective);
  }

  private Nominal saying(
      Optional<Mention.Quantity> figure,
      Optional<String> counted,
      List<String> of,
      List<Mentioned> entities,
      List<Integer> modifiers,
      List<Nominal> inner,
      boolean many) {
    return new Nominal(
        from,
        to,
        head,
        sort,
        preposition,
        cases,
        figure,
        counted,
        of,
        entities,
        modifiers,
        inner,
        many);
  }
}
