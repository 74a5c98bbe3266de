package org.letopis.extract.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.NounSense;
import org.letopis.extract.phrase.PersonNouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Vocabulary;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Finds the body or place at which an office is held, and puts it into the nominative. */
public final class Bodies {

  /**
   * The body or place at which an office is held.
   *
   * @param from index of its first token
   * @param named what it is called
   */
  public record Body(int from, Mentioned named) {}

  private final PersonNouns nouns;

  Bodies(PersonNouns nouns) {
    this.nouns = nouns;
  }

  /** The body of an office; empty where it names none (ministar unutrašnjih poslova). */
  public Optional<Body> of(Vocabulary vocabulary, Phrases phrases, Calling calling) {
    Words words = vocabulary.words();
    List<Integer> heads = new ArrayList<>();
    boolean nested = false;
    int from = firstNounEnd(words, calling);
    for (int k = from; k < calling.to(); k++) {
      nested |= isPerson(words, k, calling.to());
      if (isBody(vocabulary, phrases, k)) {
        heads.add(k);
        k = bodyEnd(vocabulary, phrases, k) - 1;
      }
    }
    if (heads.isEmpty()) {
      return unknown(vocabulary, calling, from);
    }
    int head = heads.getFirst();
    boolean part =
        heads.size() > 1
            && !isProper(words, head)
            && isProper(words, heads.get(1))
            && noPreposition(vocabulary, head, heads.get(1));
    Body body = body(vocabulary, phrases, calling, part ? heads.get(1) : head);
    // "izaslanik šefa Ujedinjenih nacija": the inner office is a part of the outer one's name.
    return Optional.of(nested ? new Body(calling.to(), body.named()) : body);
  }

  /** "predsednik Radničkog", "portparol MOP-a": a name of a body that nothing else knows. */
  private static Optional<Body> unknown(Vocabulary vocabulary, Calling calling, int from) {
    Words words = vocabulary.words();
    int to = calling.to();
    boolean name =
        from < to
            && IntStream.range(from, to)
                .allMatch(k -> words.token(k).isWord() && words.token(k).isCapitalised());
    if (!name) {
      return Optional.empty();
    }
    String form = words.form(to - 1);
    int ending = form.indexOf('-');
    boolean acronym =
        ending > 1 && form.substring(0, ending).chars().allMatch(Character::isUpperCase);
    if (acronym && to == from + 1) {
      return Optional.of(
          new Body(from, Mentioned.named(words.latin(from, to).substring(0, ending))));
    }
    List<Integer> adjectives = IntStream.range(from, to - 1).boxed().toList();
    String[] label = nominative(vocabulary, from, to - 1, adjectives, to).split(" ");
    for (int k = 0; k < label.length; k++) {
      // "Zelenog Broda": all of it is a name.
      label[k] = Character.toUpperCase(label[k].charAt(0)) + label[k].substring(1);
    }
    String named = String.join(" ", label);
    // A name that could not be put into the nominative stays with the office.
    return named.equals(words.latin(from, to))
        ? Optional.empty()
        : Optional.of(new Body(from, Mentioned.named(named)));
  }

  /** "direktor policije": the first noun is the office, though the lexicon has both as one. */
  static int firstNounEnd(Words words, Calling calling) {
    return IntStream.range(calling.noun(), calling.nounEnd())
            .filter(k -> words.is(k, PartOfSpeech.NOUN))
            .findFirst()
            .orElse(calling.nounEnd() - 1)
        + 1;
  }

  private static Body body(Vocabulary vocabulary, Phrases phrases, Calling calling, int start) {
    Words words = vocabulary.words();
    int from = start;
    int head = start;
    List<Integer> adjectives = new ArrayList<>();
    int first = firstNounEnd(words, calling);
    while (from > first && isBeforeBody(words, from - 1)) {
      from--;
      adjectives.addFirst(from);
    }
    int named = from;
    if (from > first && words.is(from - 1, PartOfSpeech.PREPOSITION)) {
      from--;
    }
    Optional<Nominal> place = place(phrases, start);
    if (place.isPresent()) {
      return new Body(from, place.get().named().getFirst());
    }
    Optional<Mention.Name> name = words.nameFrom(head);
    if (name.isPresent()) {
      return new Body(from, Mentioned.named(name.get().label()));
    }
    LemmaPhrases.Match<NounSense> match = sense(vocabulary, words, head).orElseThrow();
    while (head < match.to() - 1 && !words.is(head, PartOfSpeech.NOUN)) {
      adjectives.add(head);
      head++;
    }
    int to = calling.to();
    Optional<String> known = match.value().organization();
    if (known.isPresent() && adjectives.isEmpty() && to == match.to()) {
      return new Body(from, Mentioned.named(known.get()));
    }
    return new Body(from, Mentioned.named(nominative(vocabulary, named, head, adjectives, to)));
  }

  private boolean isPerson(Words words, int k, int limit) {
    return nouns.at(words, k, limit).filter(m -> m.value().contains("office")).isPresent();
  }

  private static boolean isBody(Vocabulary vocabulary, Phrases phrases, int k) {
    Words words = phrases.words();
    if (place(phrases, k).isPresent()) {
      return true;
    }
    if (words.nameFrom(k).isPresent()) {
      EntityType type = words.nameFrom(k).get().candidates().getFirst().type();
      return type.isPlace() || type == EntityType.ORGANIZATION || type == EntityType.SITE;
    }
    return sense(vocabulary, words, k)
        .map(LemmaPhrases.Match::value)
        .filter(
            s ->
                s.sort() == Sort.ORGANIZATION
                    || s.sort() == Sort.SETTLEMENT
                    || s.has("site") && !s.has("part"))
        .isPresent();
  }

  /** "opštine Trgovište": a place that begins with what it is. */
  private static Optional<Nominal> place(Phrases phrases, int k) {
    return phrases.all().stream()
        .filter(n -> n.sort() == Sort.PLACE && !n.named().isEmpty())
        .filter(n -> n.core() == k && n.head() == k)
        .findFirst();
  }

  private static Optional<LemmaPhrases.Match<NounSense>> sense(
      Vocabulary vocabulary, Words words, int k) {
    return vocabulary.nouns().at(words, k, words.size());
  }

  private static int bodyEnd(Vocabulary vocabulary, Phrases phrases, int k) {
    Words words = phrases.words();
    return words
        .nameFrom(k)
        .map(Mention.Name::to)
        .or(() -> place(phrases, k).map(Nominal::to))
        .or(() -> sense(vocabulary, words, k).map(LemmaPhrases.Match::to))
        .orElse(k + 1);
  }

  private static boolean isProper(Words words, int head) {
    return words.token(head).isCapitalised();
  }

  private static boolean noPreposition(Vocabulary vocabulary, int from, int to) {
    return IntStream.range(from, to)
        .noneMatch(k -> vocabulary.words().is(k, PartOfSpeech.PREPOSITION));
  }

  /** An adjective, or a pronoun: te Alijanse, njegove jedinice. */
  private static boolean isBeforeBody(Words words, int i) {
    return words.isAdjective(i)
        || words.is(i, PartOfSpeech.PRONOUN) && !words.is(i, PartOfSpeech.NOUN);
  }

  private static String nominative(
      Vocabulary vocabulary, int from, int head, List<Integer> adjectives, int to) {
    Nominal nominal =
        new Nominal(
            from,
            to,
            head,
            Sort.OTHER,
            Optional.empty(),
            java.util.EnumSet.of(org.letopis.lexicon.Reading.Case.GENITIVE),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            adjectives,
            List.of(),
            false);
    String name = vocabulary.naming().words(vocabulary.words(), nominal).strip();
    // "Demokratske stranke": a name of which the dictionary knows only the words.
    return vocabulary.words().token(from).isCapitalised()
        ? Character.toUpperCase(name.charAt(0)) + name.substring(1)
        : name;
  }
}
