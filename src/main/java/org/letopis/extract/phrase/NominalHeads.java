package org.letopis.extract.phrase;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;

/** Chooses the head of a noun phrase: a person, a site, a name, a place or a noun. */
final class NominalHeads {

  private final Words words;
  private final Nouns nouns;
  private final PersonNames persons;
  private final SiteNames sites;
  private final PlaceNames places;
  private final Modifiers modifiers;
  private final NounHeads heads;
  private final NominalTail tail;

  NominalHeads(
      Words words,
      Nouns nouns,
      PersonNames persons,
      SiteNames sites,
      PlaceNames places,
      Modifiers modifiers,
      NounHeads heads,
      NominalTail tail) {
    this.words = words;
    this.nouns = nouns;
    this.persons = persons;
    this.sites = sites;
    this.places = places;
    this.modifiers = modifiers;
    this.heads = heads;
    this.tail = tail;
  }

  /** "deset hiljada vrednih fresaka": a word that nothing knows, where the counted noun stands. */
  private boolean isUnreadCounted(
      int i, Optional<Mention.Quantity> quantity, List<Integer> adjectives) {
    return quantity.isPresent()
        && words.readings(i).isEmpty()
        && !words.token(i).isCapitalised()
        && (!adjectives.isEmpty() || quantity.get().to() == i);
  }

  /** Whether a name begins at the token. */
  boolean isName(int i) {
    return persons.from(i).isPresent()
        || sites.from(i).isPresent()
        || words.nameFrom(i).isPresent()
        || places.from(i).isPresent();
  }

  /** The cases in which the name that begins at the token can stand. */
  Set<Case> casesOf(int name) {
    return persons
        .from(name)
        .map(PersonNames.Person::cases)
        .orElseGet(() -> words.cases(name, r -> true));
  }

  /** The phrase whose head begins at the token, and what follows it and belongs to it. */
  Optional<Nominal> at(
      int from, int i, int limit, Optional<Mention.Quantity> quantity, List<Integer> adjectives) {
    Optional<PersonNames.Person> person = persons.from(i);
    if (person.isPresent()) {
      return Optional.of(NominalParts.person(from, person.get(), adjectives));
    }
    Optional<SiteNames.Site> site = sites.from(i);
    if (site.isPresent()) {
      return Optional.of(tail.extend(NominalParts.site(from, site.get(), adjectives), limit));
    }
    Optional<Mention.Name> name = words.nameFrom(i);
    Optional<PlaceNames.Place> place = places.from(i).filter(p -> p.to() <= limit);
    if (place.filter(p -> name.filter(n -> p.to() > n.to()).isPresent()).isPresent()) {
      // "Mali Zbornik": more than the name of another place.
      return Optional.of(NominalParts.place(from, place.get(), adjectives));
    }
    Optional<LemmaPhrases.Match<NounSense>> longer =
        nouns.at(words, i, limit).filter(m -> name.isPresent() && m.to() > name.get().to());
    if (longer.isPresent() && words.isNoun(longer.get().to() - 1)) {
      // "UNMIK policajci": more than the name.
      return Optional.of(
          tail.extend(heads.sensed(from, longer.get(), quantity, adjectives), limit));
    }
    if (name.isPresent() && name.get().to() <= limit) {
      return Optional.of(
          OtherBodies.apart(
              words,
              tail.extend(NominalParts.named(from, name.get(), adjectives, words, nouns), limit)));
    }
    if (place.isPresent()) {
      return Optional.of(NominalParts.place(from, place.get(), adjectives));
    }
    Optional<LemmaPhrases.Match<NounSense>> known = nouns.at(words, i, limit);
    if (known.isPresent() && words.isNoun(known.get().to() - 1)) {
      return Optional.of(
          OtherBodies.apart(
              words, tail.extend(heads.sensed(from, known.get(), quantity, adjectives), limit)));
    }
    boolean noun =
        words.token(i).isWord()
            && (words.isNoun(i) || isUnreadCounted(i, quantity, adjectives))
            && !Verbs.isClitic(words, i)
            && !Verbs.isAuxiliary(words, i)
            && !isVerbBehind(i, adjectives)
            && !words.is(i, PartOfSpeech.CONJUNCTION)
            && !words.is(i, PartOfSpeech.PREPOSITION);
    return noun && heads.canBeCounted(i, quantity)
        ? Optional.of(tail.extend(heads.unknown(from, i, quantity, adjectives), limit))
        : Optional.empty();
  }

  /** "povređenih iznosi": no noun of the adjective, but a verb that follows it. */
  private boolean isVerbBehind(int i, List<Integer> adjectives) {
    return !adjectives.isEmpty()
        && words.hasVerbForm(i, VerbForm.PRESENT)
        && !modifiers.agree(adjectives.getLast(), i);
  }
}
