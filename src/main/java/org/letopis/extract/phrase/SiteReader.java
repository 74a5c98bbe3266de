package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.SiteNames.Site;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;

/**
 * Reads a named site: a head noun (crkva, manastir, most) and its name behind or before it, or a
 * name that the gazetteer knows. One plural head may stand before several names.
 */
final class SiteReader {

  private static final String UNKNOWN_UNIT = "object";

  private final Words words;
  private final Nouns nouns;

  SiteReader(Words words, Nouns nouns) {
    this.words = words;
    this.nouns = nouns;
  }

  /** The sites named from that token on, in text order. */
  List<Site> at(int i) {
    Optional<Mention.Name> known = siteName(i);
    if (known.isPresent()) {
      return gazetteer(i, known.get());
    }
    Optional<NounSense> head = head(i);
    if (head.isEmpty()) {
      return beforeHead(i);
    }
    int nameFrom = i + 1;
    Optional<Mention.Name> name = nameFrom < words.size() ? siteName(nameFrom) : Optional.empty();
    int nameTo = name.map(Mention.Name::to).orElseGet(() -> nameEnd(nameFrom));
    if (nameTo == nameFrom) {
      return List.of();
    }
    String noun = nominative(i, head.get());
    String unit = head.get().unit().orElse(UNKNOWN_UNIT);
    Set<Case> cases = words.cases(i, r -> true);
    List<Site> sites = new ArrayList<>();
    sites.add(
        new Site(
            i,
            nameTo,
            name.filter(n -> n.candidates().size() == 1 && !isPartOf(i))
                .map(NominalParts::mentioned)
                .orElseGet(() -> Mentioned.named(noun + " " + words.latin(nameFrom, nameTo))),
            unit,
            cases));
    if (isPlural(i)) {
      more(nameTo, noun, unit, cases, sites);
    }
    return sites;
  }

  /** Where the name ends before "u Zočištu": the place is a phrase of its own. */
  private int withoutPlace(Mention.Name name) {
    for (int i = name.from() + 1; i + 1 < name.to(); i++) {
      if (Set.of("u", "na", "kod").contains(words.lower(i))) {
        return i;
      }
    }
    return name.to();
  }

  /** "konak manastira X" is not the monastery. */
  private boolean isPartOf(int i) {
    return head(i).filter(s -> s.has("part")).isPresent();
  }

  /** A name that the gazetteer knows, and further names under its head where that is a plural. */
  private List<Site> gazetteer(int i, Mention.Name name) {
    Mentioned site = NominalParts.mentioned(name);
    String unit =
        name.candidates().stream()
            .flatMap(c -> nouns.unitOfLabel(c).stream())
            .findFirst()
            .orElse(UNKNOWN_UNIT);
    Mentioned labelled =
        name.candidates().size() == 1 ? site : Mentioned.named(words.latin(name.from(), name.to()));
    List<Site> sites = new ArrayList<>();
    Optional<NounSense> head = head(i);
    boolean plural = head.isPresent() && isPlural(i);
    Set<Case> cases = plural ? words.cases(i, r -> true) : name.cases();
    sites.add(new Site(i, withoutPlace(name), labelled, unit, cases));
    if (plural) {
      more(name.to(), nominative(i, head.get()), unit, cases, sites);
    }
    return sites;
  }

  private Optional<Mention.Name> siteName(int i) {
    return words.nameFrom(i).filter(n -> n.candidates().stream().anyMatch(SiteReader::isSite));
  }

  private static boolean isSite(GazetteerEntry entry) {
    return entry.type() == EntityType.SITE;
  }

  private Optional<NounSense> head(int i) {
    return nouns
        .at(words, i, words.size())
        .filter(m -> m.to() == i + 1)
        .map(LemmaPhrases.Match::value)
        .filter(s -> s.has("site"));
  }

  /** "Bajrakli džamija", "Saborna crkva": a capitalised word inside a sentence, and a head. */
  private List<Site> beforeHead(int i) {
    boolean inside = i > 0 && words.token(i - 1).isWord();
    boolean capital =
        words.token(i).isWord() && words.token(i).isCapitalised() && words.nameFrom(i).isEmpty();
    if (!inside || !capital || i + 1 >= words.size()) {
      return List.of();
    }
    Optional<NounSense> head = head(i + 1);
    if (head.isEmpty() || nouns.groupOfAdjective(words, i).isPresent()) {
      return List.of();
    }
    int nameTo = nameEnd(i + 2);
    String label = adjective(i, i + 1) + " " + nominative(i + 1, head.get());
    String whole = nameTo > i + 2 ? label + " " + words.latin(i + 2, nameTo) : label;
    return List.of(
        new Site(
            i,
            nameTo,
            Mentioned.named(whole),
            head.get().unit().orElse(UNKNOWN_UNIT),
            words.cases(i + 1, r -> true)));
  }

  /** Further names under a plural head: "i Sv. Đorđa iz 16. veka". */
  private void more(int from, String noun, String unit, Set<Case> cases, List<Site> sites) {
    int i = from;
    while (i < words.size()) {
      int joint = skipCentury(i);
      if (joint + 1 >= words.size() || !Set.of("i", ",").contains(words.lower(joint))) {
        return;
      }
      int nameTo = nameEnd(joint + 1);
      if (nameTo == joint + 1
          || words
              .nameFrom(joint + 1)
              .filter(n -> !n.candidates().stream().anyMatch(SiteReader::isSite))
              .isPresent()) {
        return;
      }
      sites.add(
          new Site(
              joint + 1,
              nameTo,
              Mentioned.named(noun + " " + words.latin(joint + 1, nameTo)),
              unit,
              cases));
      i = nameTo;
    }
  }

  private int skipCentury(int i) {
    boolean century =
        i + 1 < words.size() && words.lower(i).equals("iz") && words.timeFrom(i + 1).isPresent();
    return century ? words.timeFrom(i + 1).get().to() : i;
  }

  /** Index after the name that begins at the token; the token itself where none does. */
  private int nameEnd(int from) {
    int i = from;
    boolean saints = false;
    while (i < words.size()) {
      String form = words.form(i);
      boolean saint = form.equals("Sv") || words.hasLemma(i, Set.of("sveti", "Sveti"));
      if (saint && (words.token(i).isCapitalised() || i > from || form.equals("Sv"))) {
        saints = true;
        i += i + 1 < words.size() && words.form(i + 1).equals(".") ? 2 : 1;
      } else if (isNamePart(i)) {
        i++;
      } else if (saints
          && form.equals("i")
          && i > from
          && i + 1 < words.size()
          && isNamePart(i + 1)
          && words.readings(i + 1).stream().anyMatch(r -> r.is(Case.GENITIVE))) {
        i += 2;
      } else {
        return i;
      }
    }
    return i;
  }

  private boolean isNamePart(int i) {
    return words.token(i).isWord()
        && words.token(i).isCapitalised()
        && !isAcronym(words.form(i))
        && nouns
            .at(words, i, words.size())
            .filter(m -> m.value().sort() == Nominal.Sort.PEOPLE && m.value().group().isPresent())
            .isEmpty()
        && words
            .nameOver(i)
            .filter(n -> n.candidates().stream().noneMatch(SiteReader::isSite))
            .filter(n -> n.candidates().getFirst().type() == EntityType.ORGANIZATION)
            .isEmpty();
  }

  private static boolean isAcronym(String form) {
    return form.length() > 1 && form.codePoints().filter(Character::isUpperCase).count() > 1;
  }

  private boolean isPlural(int i) {
    return words.readings(i).stream()
            .anyMatch(r -> r.number().filter(n -> n == Reading.Number.PLURAL).isPresent())
        && words.readings(i).stream()
            .noneMatch(
                r ->
                    r.is(Case.NOMINATIVE)
                        && r.number().filter(n -> n == Reading.Number.SINGULAR).isPresent());
  }

  /** The head noun's dictionary form. */
  private String nominative(int i, NounSense sense) {
    return words.readings(i).stream()
        .filter(r -> r.partOfSpeech() == Reading.PartOfSpeech.NOUN)
        .map(Reading::lemma)
        .findFirst()
        .orElse(words.lower(i));
  }

  /** The nominative of an adjective that agrees with the head. */
  private String adjective(int i, int head) {
    Optional<Reading.Gender> gender =
        words.readings(head).stream().flatMap(r -> r.gender().stream()).findFirst();
    return words.readings(i).stream()
        .filter(r -> r.partOfSpeech() == Reading.PartOfSpeech.ADJECTIVE && r.lemma().endsWith("i"))
        .map(r -> r.lemma().substring(0, r.lemma().length() - 1) + ending(gender))
        .map(a -> Character.toUpperCase(a.charAt(0)) + a.substring(1))
        .findFirst()
        .orElse(words.form(i));
  }

  private static String ending(Optional<Reading.Gender> gender) {
    return switch (gender.orElse(Reading.Gender.MASCULINE)) {
      case FEMININE -> "a";
      case NEUTER -> "o";
      case MASCULINE -> "i";
    };
  }
}
