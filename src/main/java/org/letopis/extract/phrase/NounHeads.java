package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Makes the noun phrases whose head is a noun, or a figure or an adjective that stands for one. */
final class NounHeads {

  private final Words words;
  private final Nouns nouns;

  NounHeads(Words words, Nouns nouns) {
    this.words = words;
    this.nouns = nouns;
  }

  /** A noun that the lexicon knows. */
  Nominal sensed(
      int from,
      LemmaPhrases.Match<NounSense> match,
      Optional<Mention.Quantity> quantity,
      List<Integer> adjectives) {
    NounSense sense = match.value();
    List<Integer> all = new ArrayList<>(adjectives);
    for (int i = match.from(); i < headOf(match); i++) {
      if (words.isAdjective(i)) {
        all.add(i);
      }
    }
    // What the phrase as a whole names, its adjectives do not name once more: Unmikov policajac.
    List<String> groups = new ArrayList<>(groupsOf(sense.group().isPresent() ? adjectives : all));
    // "srpsko stanovništvo" are Serbs; that they are residents says no more.
    sense.group().filter(g -> groups.isEmpty() || !sense.has("collective")).ifPresent(groups::add);
    if (sense.sort() == Sort.PEOPLE) {
      all.stream()
          .flatMap(a -> nouns.groupOfState(words, a, true).stream())
          .filter(g -> !groups.contains(g))
          .forEach(groups::add);
    }
    List<Mentioned> named =
        sense.organization().map(Mentioned::named).map(List::of).orElse(List.of());
    return Nominal.plain(
            from, match.to(), headOf(match), sense.sort(), cases(headOf(match), quantity, all))
        .withCount(quantity, sense.unit())
        .withNames(groups, named)
        .withAdjectives(all)
        .withCollective(sense.has("collective"));
  }

  /** A noun that only the dictionary knows. */
  Nominal unknown(int from, int i, Optional<Mention.Quantity> quantity, List<Integer> adjectives) {
    return Nominal.plain(from, i + 1, i, Sort.OTHER, cases(i, quantity, adjectives))
        .withCount(quantity, Optional.empty())
        .withNames(groupsOf(adjectives), List.of())
        .withAdjectives(adjectives);
  }

  /** A phrase whose noun is left out. */
  Optional<Nominal> elliptic(
      int from, int start, Optional<Mention.Quantity> quantity, List<Integer> adjectives) {
    boolean substantive =
        !adjectives.isEmpty()
            && words.any(
                adjectives.getLast(),
                r ->
                    r.partOfSpeech() == PartOfSpeech.ADJECTIVE
                        && r.is(Case.GENITIVE)
                        && r.number().filter(n -> n == Reading.Number.PLURAL).isPresent());
    if (quantity.isEmpty() && !substantive) {
      return Optional.empty();
    }
    int to = adjectives.isEmpty() ? start : adjectives.getLast() + 1;
    Set<Case> cases = quantity.isPresent() ? EnumSet.allOf(Case.class) : EnumSet.of(Case.GENITIVE);
    return Optional.of(
        Nominal.plain(from, to, to - 1, Sort.ELLIPTIC, cases)
            .withCount(quantity, Optional.empty())
            .withNames(groupsOfState(adjectives), List.of())
            .withAdjectives(adjectives));
  }

  /** "300 raseljenih": what the adjective that stands for the noun says of them. */
  private List<String> groupsOfState(List<Integer> adjectives) {
    List<String> groups = new ArrayList<>(groupsOf(adjectives));
    if (!adjectives.isEmpty()) {
      nouns.groupOfState(words, adjectives.getLast(), false).ifPresent(groups::add);
    }
    return groups;
  }

  /** Whether the number can govern that form: after five and more a genitive plural. */
  boolean canBeCounted(int head, Optional<Mention.Quantity> quantity) {
    long low = quantity.map(q -> q.count().low().orElse(0)).orElse(0L);
    boolean many = low >= 5 && low % 10 >= 5 || low >= 5 && low % 10 == 0;
    return !many
        || words.readings(head).isEmpty()
        || words.any(
            head,
            r ->
                r.is(Case.GENITIVE)
                    && r.number().filter(n -> n == Reading.Number.PLURAL).isPresent());
  }

  /** The noun of a phrase: "dom" of "dom zdravlja", "snage" of "međunarodne snage". */
  private int headOf(LemmaPhrases.Match<NounSense> match) {
    for (int i = match.from(); i < match.to(); i++) {
      if (words.isNoun(i) && !words.isAdjective(i)) {
        return i;
      }
    }
    return match.to() - 1;
  }

  private List<String> groupsOf(List<Integer> adjectives) {
    Set<String> groups = new LinkedHashSet<>();
    adjectives.forEach(a -> nouns.groupOfAdjective(words, a).ifPresent(groups::add));
    return List.copyOf(groups);
  }

  private Set<Case> cases(int head, Optional<Mention.Quantity> quantity, List<Integer> adjectives) {
    if (quantity.isPresent() && quantity.get().to() > quantity.get().from()) {
      boolean one =
          quantity.get().count().low().orElse(0) == 1
              && quantity.get().count().high().orElse(0) == 1;
      if (!one) {
        return EnumSet.allOf(Case.class);
      }
    }
    Set<Case> found = new HashSet<>(words.cases(head, NounHeads::isNominal));
    for (int adjective : adjectives) {
      Set<Case> agreed = words.cases(adjective, r -> true);
      agreed.retainAll(found);
      if (!agreed.isEmpty()) {
        found = agreed;
      }
    }
    return found;
  }

  private static boolean isNominal(Reading reading) {
    return reading.partOfSpeech() == PartOfSpeech.NOUN
        || reading.partOfSpeech() == PartOfSpeech.PROPER_NOUN;
  }
}
