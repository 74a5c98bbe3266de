package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;

/**
 * Reads noun phrases: a preposition, a quantity, adjectives, a head, and the genitives, names and
 * appositions that belong to it. Keeps every case that the forms allow.
 */
final class NominalReader {

  private final Words words;
  private final Nouns nouns;
  private final Prepositions prepositions;
  private final PersonNames persons;
  private final Modifiers modifiers;
  private final NounHeads nounHeads;
  private final NominalTail tail;
  private final NominalHeads heads;
  private final CountedTail counted;

  NominalReader(
      Words words,
      Nouns nouns,
      Prepositions prepositions,
      PersonNames persons,
      SiteNames sites,
      PlaceNames places) {
    this.words = words;
    this.nouns = nouns;
    this.prepositions = prepositions;
    this.persons = persons;
    this.modifiers = new Modifiers(words, nouns);
    this.nounHeads = new NounHeads(words, nouns);
    this.tail = new NominalTail(words, nouns, persons, places, this);
    this.counted = new CountedTail(words, this);
    this.heads = new NominalHeads(words, nouns, persons, sites, places, modifiers, nounHeads, tail);
  }

  /** The noun phrase that begins at the token and ends before {@code limit}. */
  Optional<Nominal> at(int i, int limit) {
    if (Verbs.isRatherVerb(words, i)) {
      return Optional.empty();
    }
    Optional<Preposition> preposition = prepositions.at(words, i, limit);
    if (preposition.isEmpty() || isNumberPhrase(i) || persons.from(i).isPresent()) {
      return bare(i, limit).map(noun -> counted.grow(noun, limit));
    }
    Preposition governing = preposition.get();
    if (governing.to() >= limit) {
      return Optional.empty();
    }
    Optional<Nominal> each =
        words.does(i, Use.EACH) ? amount(governing.to(), limit) : Optional.empty();
    if (each.isPresent()) {
      return each;
    }
    return bare(pastFocus(governing.to(), limit), limit)
        .flatMap(
            noun -> {
              Set<Case> remaining = EnumSet.noneOf(Case.class);
              remaining.addAll(noun.cases());
              remaining.retainAll(governing.cases());
              boolean fits = !remaining.isEmpty() || noun.cases().isEmpty();
              return fits
                  ? Optional.of(counted.grow(noun.withPreposition(governing, remaining), limit))
                  : Optional.empty();
            });
  }

  /** "isplaćeno je po 200 evra": the preposition says that each gets as much. */
  private Optional<Nominal> amount(int i, int limit) {
    return bare(i, limit)
        .filter(n -> n.quantity().isPresent() && n.unit().filter(Units::isMoney).isPresent())
        .map(noun -> counted.grow(noun, limit));
  }

  /** "protiv samo četvorice", "u čak 40 kuća": the particle between says nothing of the noun. */
  private int pastFocus(int i, int limit) {
    return i + 1 < limit && words.does(i, Use.FOCUS) ? i + 1 : i;
  }

  /** "oko 60.000", "preko 800": the preposition belongs to the number. */
  private boolean isNumberPhrase(int i) {
    return words.quantityFrom(i).isPresent() || words.timeFrom(i).isPresent();
  }

  /** "trodnevni teror": the length is an adjective of what lasted so long. */
  private boolean isAdjectiveOfTime(int i, Mention.Time time) {
    return time.kind() == Mention.Time.Kind.DURATION
        && time.to() == i + 1
        && words.isAdjective(i)
        && time.to() < words.size()
        && words.isNoun(time.to());
  }

  private Optional<Nominal> bare(int i, int limit) {
    if (i >= limit || modifiers.isReflexivePerfect(i)) {
      return Optional.empty();
    }
    Optional<Mention.Time> time = words.timeFrom(i);
    if (time.isPresent() && time.get().to() <= limit && !isAdjectiveOfTime(i, time.get())) {
      return Optional.of(NominalParts.time(time.get()));
    }
    Optional<Mention.Quantity> quantity = words.quantityFrom(i).filter(q -> q.to() <= limit);
    int start = quantity.map(q -> pastRepetition(q, limit)).orElse(i);
    if (quantity.isPresent()
        && start < limit
        && (isOtherNoun(quantity.get(), start) || isManner(start, limit))) {
      return nounHeads.elliptic(i, start, quantity, List.of());
    }
    return withHead(i, start, limit, quantity);
  }

  /** "protiv 12 postupak je obustavljen": what is counted stands in the genitive. */
  private boolean isOtherNoun(Mention.Quantity quantity, int i) {
    long low = quantity.count().low().orElse(1);
    return low % 10 != 1
        && words.token(i - 1).isNumber()
        && words.token(i).isWord()
        && !words.token(i).isCapitalised()
        && words.isNoun(i)
        && words.cases(i, r -> true).equals(Set.of(Case.NOMINATIVE, Case.ACCUSATIVE));
  }

  /** "šest (6) vojnika": the figure in brackets is the number once more. */
  private int pastRepetition(Mention.Quantity quantity, int limit) {
    int open = quantity.to();
    boolean repeated =
        open + 2 < limit
            && words.form(open).equals("(")
            && words.form(open + 2).equals(")")
            && words
                .quantityFrom(open + 1)
                .filter(q -> q.to() == open + 2)
                .filter(q -> q.count().low().equals(quantity.count().low()))
                .isPresent();
    return repeated ? open + 3 : open;
  }

  /** "od kojih dva teže": how they are, though the word looks like a noun. */
  private boolean isManner(int i, int limit) {
    return words.is(i, Reading.PartOfSpeech.ADVERB)
        && !words.token(i).isCapitalised()
        && nouns.at(words, i, limit).isEmpty()
        && (i + 1 >= limit || !words.token(i + 1).isWord());
  }

  /** What stands between a clause and one that lacks its auxiliary. */
  private boolean isGap(int i) {
    return words.form(i).equals(",") || words.does(i, Use.GAP);
  }

  /** "dve su poginule, a tri povređene": the auxiliary stands in the clause before. */
  private boolean isGapped(int from, int participle, int limit) {
    boolean joined = from > 0 && isGap(from - 1);
    int next = participle + 1;
    boolean ends =
        next >= limit
            || !words.token(next).isWord()
            || words.is(next, Reading.PartOfSpeech.PREPOSITION)
            || isGap(next);
    return joined
        && ends
        && words.any(participle, r -> r.is(Case.NOMINATIVE) && r.verbForm().isPresent());
  }

  private Optional<Nominal> withHead(
      int from, int start, int limit, Optional<Mention.Quantity> quantity) {
    List<Integer> adjectives = new ArrayList<>();
    int i = start;
    while (i < limit) {
      Optional<Mention.Quantity> later = i > start ? words.quantityFrom(i) : Optional.empty();
      if (later.isPresent()) {
        // "svih 270 kuća" is one phrase, "uhapšena sedmorica" a predicate and its subject.
        boolean one = quantity.isEmpty() && adjectives.stream().noneMatch(modifiers::isVerbal);
        return one ? withHead(from, later.get().to(), limit, later) : Optional.empty();
      }
      if (heads.isName(i)) {
        break;
      }
      boolean degree = modifiers.isDegree(i, limit);
      boolean noun = !degree && (nouns.at(words, i, limit).isPresent() || words.isNoun(i));
      if (noun && !modifiers.isRatherAdjective(i, limit)) {
        break;
      }
      if (quantity.isPresent()
          && words.isPassiveParticiple(i)
          && (words.lower(i).endsWith("o") || isGapped(from, i, limit))) {
        // "46 povređeno": the participle is the predicate of the number.
        break;
      }
      int next = modifiers.past(i, limit, adjectives);
      if (next == i) {
        break;
      }
      i = next;
    }
    int predicate = i < limit && quantity.isEmpty() ? predicate(adjectives, i) : 0;
    if (predicate > 0) {
      return nounHeads.elliptic(from, start, quantity, adjectives.subList(0, predicate));
    }
    if (i < limit && agree(adjectives, i, limit) && !isOfOthers(adjectives, i)) {
      Optional<Nominal> full = heads.at(from, i, limit, quantity, adjectives);
      if (full.isPresent()) {
        return full;
      }
    }
    Optional<Nominal> plain = nounHeads.elliptic(from, start, quantity, adjectives);
    return quantity.isPresent() ? plain.map(n -> tail.extend(n, limit)) : plain;
  }

  /** "među poginulima radnik Marko Ilić": the dead are in another case than the noun behind. */
  private boolean isOfOthers(List<Integer> adjectives, int noun) {
    if (adjectives.isEmpty()) {
      return false;
    }
    Set<Case> own = words.cases(adjectives.getLast(), r -> true);
    Set<Case> cases = words.cases(noun, r -> r.partOfSpeech() == Reading.PartOfSpeech.NOUN);
    return !own.isEmpty() && !cases.isEmpty() && own.stream().noneMatch(cases::contains);
  }

  /** "nisu ubijeni vojnici", "je teško ranjen bivši načelnik": the predicate of what follows. */
  private boolean isBehindAuxiliary(int participle) {
    int before = participle - 1;
    while (before > 0
        && words.is(before, Reading.PartOfSpeech.ADVERB)
        && !Verbs.isAuxiliary(words, before)) {
      before--;
    }
    return before >= 0 && Verbs.isAuxiliary(words, before);
  }

  /**
   * "je zasuta kamenjem", "su opljačkane noću": how many of the adjectives are the predicate, a
   * participle in another case than the noun or right behind its auxiliary; 0 for none.
   */
  private int predicate(List<Integer> adjectives, int noun) {
    int at = 0;
    while (at < adjectives.size() - 1
        && words.is(adjectives.get(at), Reading.PartOfSpeech.ADVERB)
        && !words.isPassiveParticiple(adjectives.get(at))) {
      at++;
    }
    if (at >= adjectives.size()
        || heads.isName(noun)
        || !words.isPassiveParticiple(adjectives.get(at))) {
      return 0;
    }
    int participle = adjectives.get(at);
    Set<Case> cases = words.cases(noun, r -> r.partOfSpeech() == Reading.PartOfSpeech.NOUN);
    Set<Case> own = words.cases(participle, r -> true);
    boolean other = !cases.isEmpty() && !own.isEmpty() && own.stream().noneMatch(cases::contains);
    return other || isBehindAuxiliary(participle) ? at + 1 : 0;
  }

  /**
   * "član saveza porodica poginulih Ivan Tasić", "komisija za nestale Ivan Tasić": the dead and the
   * missing are not whom the name names.
   */
  private boolean agree(List<Integer> adjectives, int name, int limit) {
    Set<Case> cases = heads.isName(name) ? heads.casesOf(name) : Set.of();
    if (cases.isEmpty()) {
      return true;
    }
    boolean several =
        IntStream.range(name, limit)
            .anyMatch(i -> words.form(i).equals(",") || words.does(i, Use.COORDINATOR));
    return adjectives.stream()
        .allMatch(
            i ->
                words.cases(i, r -> true).isEmpty()
                    || words.any(
                        i,
                        r ->
                            r.grammatical().filter(cases::contains).isPresent()
                                && (several
                                    || r.number().filter(Number.PLURAL::equals).isEmpty())));
  }
}
