package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.Attribute;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.claim.TimeSpan;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Confidences;
import org.letopis.extract.rule.Rule;

/** A claim while its slots are being filled. */
final class Draft {

  private final Rule.Head rule;
  private int from;
  private int to;
  private int anchor = -1;
  private int trigger = -1;
  private boolean takesPlace;
  private Optional<Count> count = Optional.empty();
  private Optional<String> unit = Optional.empty();
  private List<String> modes = List.of();
  private final List<String> groups = new ArrayList<>();
  private final List<Mentioned> persons = new ArrayList<>();
  private final List<Mentioned> sites = new ArrayList<>();
  private final List<Mentioned> places = new ArrayList<>();
  private Optional<TimeSpan> time = Optional.empty();
  private final List<Mentioned> agents = new ArrayList<>();
  private final List<Mentioned> attributedTo = new ArrayList<>();
  private Optional<String> role = Optional.empty();
  private final List<Mentioned> organizations = new ArrayList<>();
  private Optional<Attribute> attribute = Optional.empty();
  private Polarity polarity = Polarity.AFFIRMED;
  private Modality modality = Modality.STATED;
  private boolean allegation;
  private boolean pointingBack;

  /**
   * @param rule the rule that found it
   * @param from index of the first token of its quote
   * @param to index after the last
   */
  Draft(Rule.Head rule, int from, int to) {
    this.rule = rule;
    this.from = from;
    this.to = to;
  }

  String kind() {
    return rule.kind();
  }

  /** Another figure for what this draft counts, told elsewhere: all but count and source. */
  Draft counting(Optional<Count> other, int first, int last) {
    return new Draft(rule, first, last)
        .count(other)
        .unit(unit)
        .modes(modes)
        .sites(sites)
        .places(places)
        .time(time)
        .agents(agents);
  }

  int from() {
    return from;
  }

  int to() {
    return to;
  }

  List<Mentioned> places() {
    return places;
  }

  /** Whether it is about a site with a name of its own, which may stand anywhere. */
  boolean hasNamedSite() {
    return sites.stream().anyMatch(s -> s.label().chars().anyMatch(Character::isUpperCase));
  }

  List<Mentioned> sites() {
    return sites;
  }

  List<Mentioned> agents() {
    return agents;
  }

  List<Mentioned> persons() {
    return persons;
  }

  List<String> groups() {
    return groups;
  }

  List<Mentioned> attributedTo() {
    return attributedTo;
  }

  Modality modality() {
    return modality;
  }

  Optional<TimeSpan> time() {
    return time;
  }

  Draft widen(int first, int last) {
    from = Math.min(from, first);
    to = Math.max(to, last);
    return this;
  }

  Draft count(Optional<Count> value) {
    count = value;
    return this;
  }

  /** Whether it says what a person is: an office, an age, a profession. */
  boolean isOfWhoSomebodyIs() {
    return role.isPresent() || attribute.isPresent() && !persons.isEmpty();
  }

  /** "zemljotresi ruše kuće": no figure, nobody and nothing named, no place, no time, no doer. */
  boolean isOfNobodyInParticular() {
    return !hasCount()
        && persons.isEmpty()
        && groups.isEmpty()
        && sites.isEmpty()
        && places.isEmpty()
        && time.isEmpty()
        && agents.isEmpty()
        && attributedTo.isEmpty();
  }

  /** Whether it says neither how many nor who nor what. */
  boolean isBare() {
    return sites.isEmpty() && isOnlySited();
  }

  /** Whether it says nothing of the kind but at which site. */
  boolean isOnlySited() {
    return !hasCount() && persons.isEmpty() && groups.isEmpty() && unit.isEmpty();
  }

  /** Whether another claim of the same list says no more than this one, which is bare too. */
  boolean goesOn(Draft other) {
    return isBare()
        && kind().equals(other.kind())
        && polarity == other.polarity
        && labels(places).equals(labels(other.places));
  }

  private static List<String> labels(List<Mentioned> list) {
    return list.stream().map(Mentioned::label).toList();
  }

  /** Whether it counts several and names none of them. */
  boolean isTotal() {
    return persons.isEmpty()
        && count.flatMap(c -> c.low().stream().boxed().findFirst()).orElse(0L) > 1;
  }

  boolean hasCount() {
    return count.isPresent();
  }

  /** The greatest number that its figure allows. */
  Optional<Long> most() {
    return count.flatMap(c -> c.high().stream().boxed().findFirst());
  }

  boolean isAffirmed() {
    return polarity == Polarity.AFFIRMED;
  }

  Optional<String> unit() {
    return unit;
  }

  Draft unit(Optional<String> value) {
    unit = value;
    return this;
  }

  Draft modes(List<String> values) {
    modes = values.stream().distinct().toList();
    return this;
  }

  Draft groups(List<String> values) {
    values.stream().filter(g -> !groups.contains(g)).forEach(groups::add);
    return this;
  }

  Draft persons(List<Mentioned> values) {
    addNew(persons, values);
    return this;
  }

  /** What it says of somebody or something. */
  Optional<Attribute> attribute() {
    return attribute;
  }

  Draft sites(List<Mentioned> values) {
    addNew(sites, values);
    return this;
  }

  Draft places(List<Mentioned> values) {
    addNew(places, values);
    return this;
  }

  Draft time(Optional<TimeSpan> value) {
    time = value;
    return this;
  }

  Draft agents(List<Mentioned> values) {
    addNew(agents, values);
    return this;
  }

  Draft attributedTo(List<Mentioned> values) {
    addNew(attributedTo, values);
    return this;
  }

  Draft role(String value) {
    role = Optional.of(value);
    return this;
  }

  Draft organizations(List<Mentioned> values) {
    addNew(organizations, values);
    return this;
  }

  Draft attribute(String name, String value) {
    attribute = Optional.of(new Attribute(name, value));
    return this;
  }

  Draft polarity(Polarity value) {
    polarity = value;
    return this;
  }

  Draft modality(Modality value) {
    modality = value;
    return this;
  }

  /** Says that it holds all that is told of what it is about. */
  Draft alleges() {
    allegation = true;
    return this;
  }

  boolean isAllegation() {
    return allegation;
  }

  /** Says that what it is about was told before. */
  Draft pointsBack() {
    pointingBack = true;
    return this;
  }

  boolean isPointingBack() {
    return pointingBack;
  }

  /** The token that tells best where in the text it stands. */
  int place() {
    return anchor >= 0 ? anchor : from;
  }

  private static void addNew(List<Mentioned> list, List<Mentioned> values) {
    for (Mentioned value : values) {
      if (list.stream().noneMatch(m -> m.label().equals(value.label()))) {
        list.add(value);
      }
    }
  }

  /** Remembers the word that says it; {@code happens} where it is something that happens. */
  Draft trigger(int token, boolean happens) {
    trigger = token;
    takesPlace = happens;
    return this;
  }

  int trigger() {
    return trigger < 0 ? from : trigger;
  }

  boolean takesPlace() {
    return takesPlace;
  }

  Draft anchor(int token) {
    anchor = token;
    return this;
  }

  /** What tells a claim from another of the same document: kind, what it is about, modes. */
  List<Object> identity() {
    String family = kind().equals("Death") ? "Killing" : kind();
    return List.of(
        family,
        anchor >= 0 ? anchor : from,
        anchor >= 0 ? 0 : to,
        modes,
        role,
        attribute,
        persons.isEmpty() ? "" : persons.getFirst().label(),
        anchor >= 0 ? "" : agents.toString());
  }

  /** This draft with what the other knows besides. */
  Draft merge(Draft other) {
    widen(other.from, other.to);
    groups(other.groups).places(other.places).agents(other.agents).attributedTo(other.attributedTo);
    time = time.or(() -> other.time);
    return this;
  }

  /** The claim, with its evidence. */
  Claim claim(Words words, Confidences confidences) {
    return new Claim(
        Quotes.evidence(words, from, to, rule.id()),
        rule.kind(),
        count,
        unit,
        modes,
        groups,
        persons,
        sites,
        places,
        time,
        agents,
        attributedTo,
        role,
        organizations,
        attribute,
        Optional.empty(),
        polarity,
        modality,
        confidences.of(rule.id()));
  }
}
