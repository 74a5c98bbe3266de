package org.letopis.extract.phrase;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** The name that stands behind a noun of organisation: "agencija Tanjug", "list Danas". */
public final class ProperName {

  private static final Set<String> QUOTES = Set.of("\"", "„", "“", "”", "»", "«", "'");

  /** Short names of countries and bodies: BiH, UN, RS. */
  private static final Pattern SHORT = Pattern.compile("\\p{Lu}\\p{L}?\\p{Lu}{1,3}");

  private ProperName() {}

  /** The name behind the head, without the head: in quotation marks, or capitalised. */
  public static Optional<String> behind(Phrases phrases, Nominal nominal, Nouns nouns) {
    Words words = phrases.words();
    int start = nominal.head() + 1;
    int limit = phrases.sentence().to();
    boolean takesName =
        nominal.sort() == Sort.ORGANIZATION
            && nominal.named().isEmpty()
            && nouns
                .at(words, nominal.head(), start)
                .filter(m -> m.value().has("proper"))
                .isPresent();
    boolean authority =
        nominal.complements().stream()
            .anyMatch(c -> c.from() == start && (!c.named().isEmpty() || !c.groups().isEmpty()));
    boolean ofBody =
        nominal.complements().stream()
            .anyMatch(c -> c.from() == start && c.sort() == Sort.ORGANIZATION);
    if (!takesName || authority || ofBody || start >= limit) {
      return Optional.empty();
    }
    if (QUOTES.contains(words.form(start))) {
      int end = start + 1;
      while (end < limit && !QUOTES.contains(words.form(end))) {
        end++;
      }
      return end < limit && end > start + 1
          ? Optional.of(words.latin(start + 1, end))
          : Optional.empty();
    }
    boolean capital =
        words.token(start).isWord()
                && words.token(start).isCapitalised()
                && !words.token(nominal.head()).isCapitalised()
            || atStart(phrases, nominal) && words.token(start).isCapitalised();
    return capital ? Optional.of(words.latin(start, end(words, start, limit))) : Optional.empty();
  }

  private static boolean atStart(Phrases phrases, Nominal nominal) {
    return nominal.head() == phrases.sentence().from();
  }

  /** Capitalised words, and one small word that is neither verb nor joint behind them. */
  private static int end(Words words, int start, int limit) {
    int end = start + 1;
    while (end < limit && words.token(end).isWord() && words.token(end).isCapitalised()) {
      end++;
    }
    boolean small =
        end < limit
            && words.token(end).isWord()
            && !Verbs.isClitic(words, end)
            && words.readings(end).stream()
                .allMatch(
                    r ->
                        r.partOfSpeech() == PartOfSpeech.NOUN
                            || r.partOfSpeech() == PartOfSpeech.PROPER_NOUN);
    return small ? end + 1 : end;
  }

  /** What an own name goes on with behind its phrase: "za izbeglice", "u Nišu", or nothing. */
  public static String tail(Phrases phrases, Nominal nominal) {
    return tail(phrases, nominal, true);
  }

  /**
   * @param within whether the place in which it is can be part of its name
   */
  static String tail(Phrases phrases, Nominal nominal, boolean within) {
    Optional<Nominal> seat = seat(phrases, nominal);
    if (seat.isPresent()) {
      return " " + phrases.words().latin(seat.get().from(), seat.get().to());
    }
    Optional<String> quoted = quoted(phrases, nominal, nominal.to());
    if (quoted.isPresent()) {
      return " " + quoted.get();
    }
    boolean open =
        (nominal.named().isEmpty() || nominal.named().getFirst().entity().isEmpty())
            && (nominal.sort() == Sort.ORGANIZATION
                || nominal.sort() == Sort.PEOPLE
                || nominal.sort() == Sort.THING
                || nominal.sort() == Sort.OTHER);
    if (!open) {
      return "";
    }
    int end = pastMembers(phrases, nominal);
    boolean purpose = false;
    for (Nominal next : phrases.nominals()) {
      boolean genitive = end == nominal.to() && next.from() == end && isGenitive(nominal, next);
      boolean behind =
          next.from() == end && belongs(phrases.words(), nominal, next, within) || genitive;
      boolean joined =
          purpose
              && !next.isPrepositional()
              && (next.from() == end
                  || next.from() == end + 1 && phrases.words().lower(end).equals("i"))
              && (next.may(Case.ACCUSATIVE) || next.may(Case.GENITIVE))
              && next.sort() != Sort.TIME
              && next.sort() != Sort.PERSON;
      if (next.from() >= nominal.to() && (behind || joined)) {
        purpose |= next.preposition().filter(p -> p.words().equals("za")).isPresent();
        end = end(phrases, next);
      }
    }
    String tail = end > nominal.to() ? " " + phrases.words().latin(nominal.to(), end) : "";
    return tail + quoted(phrases, nominal, end).map(name -> " " + name).orElse("");
  }

  /** "Policijska uprava Vranje": the place by which a body is called, right behind its noun. */
  public static Optional<Nominal> seat(Phrases phrases, Nominal nominal) {
    Words words = phrases.words();
    return phrases.nominals().stream()
        .filter(n -> n.from() == nominal.to() && nominal.sort() == Sort.ORGANIZATION)
        .filter(n -> n.sort() == Sort.PLACE || n.sort() == Sort.OTHER)
        .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE) && n.quantity().isEmpty())
        .filter(n -> words.token(n.head()).isCapitalised() && n.to() == n.head() + 1)
        .filter(n -> words.readings(n.head()).stream().noneMatch(r -> r.verbForm().isPresent()))
        .findFirst();
  }

  /** "udruženje porodica otetih i nestalih": those of whom a body is, told by what befell them. */
  private static int pastMembers(Phrases phrases, Nominal nominal) {
    int end = nominal.to() + (isShortened(phrases, nominal) ? 1 : 0);
    boolean of = nominal.sort() == Sort.ORGANIZATION && nominal.to() > nominal.head() + 1;
    for (Nominal next : phrases.nominals()) {
      boolean right =
          next.from() == end
              || end > nominal.to()
                  && next.from() == end + 1
                  && phrases.words().lower(end).equals("i");
      boolean member =
          right
              && !next.isPrepositional()
              && next.quantity().isEmpty()
              && (next.sort() == Sort.ELLIPTIC || next.sort() == Sort.PEOPLE)
              && next.may(Case.GENITIVE);
      end = of && member ? next.to() : end;
    }
    return end;
  }

  /** The dictionary knows no case of a short name. */
  private static boolean isShortened(Phrases phrases, Nominal nominal) {
    int end = nominal.to();
    return nominal.sort() == Sort.ORGANIZATION
        && end < phrases.sentence().to()
        && SHORT.matcher(phrases.words().form(end)).matches();
  }

  /** "posmatrači Inicijative": an organisation that was not read as the phrase's genitive. */
  private static boolean isGenitive(Nominal nominal, Nominal next) {
    return nominal.sort() != Sort.PERSON
        && !next.isPrepositional()
        && ((next.may(Case.GENITIVE) || nominal.sort() == Sort.PEOPLE)
                && next.sort() == Sort.ORGANIZATION
            || nominal.sort() == Sort.PEOPLE
                && next.sort() == Sort.PEOPLE
                && next.quantity().isEmpty()
                && next.cases().equals(nominal.cases()));
  }

  /** "veterani \"A\"": a name in quotation marks right behind the phrase. */
  private static Optional<String> quoted(Phrases phrases, Nominal nominal, int open) {
    Words words = phrases.words();
    int limit = phrases.sentence().to();
    if (open >= limit || !QUOTES.contains(words.form(open)) || !nominal.named().isEmpty()) {
      return Optional.empty();
    }
    int close = open + 1;
    while (close < limit && !QUOTES.contains(words.form(close))) {
      close++;
    }
    boolean name =
        close < limit
            && close > open + 1
            && close - open <= 4
            && words.token(open + 1).isCapitalised();
    return name ? Optional.of(words.latin(open + 1, close)) : Optional.empty();
  }

  private static boolean belongs(Words words, Nominal nominal, Nominal next, boolean within) {
    boolean local =
        next.sort() == Sort.PLACE
            || next.sort() == Sort.SETTLEMENT
            || next.sort() == Sort.OTHER && words.token(next.head()).isCapitalised();
    boolean purpose =
        nominal.sort() == Sort.ORGANIZATION
            && next.preposition().filter(p -> p.words().equals("za")).isPresent()
            && next.sort() != Sort.TIME
            && next.sort() != Sort.EVENT
            && nominal.named().isEmpty();
    boolean from = next.preposition().filter(p -> p.means(Meaning.FROM)).isPresent();
    boolean in = next.preposition().filter(p -> p.means(Meaning.IN)).isPresent();
    boolean seated =
        nominal.sort() == Sort.ORGANIZATION
            || nominal.sort() == Sort.THING
                && nominal.unit().filter("healthFacility"::equals).isPresent();
    return purpose || local && (from || in && seated && within);
  }

  /** "iz mesta Liboi": with the name that stands behind the noun of place. */
  private static int end(Phrases phrases, Nominal local) {
    boolean named =
        local.sort() == Sort.SETTLEMENT
            && phrases.nominals().stream()
                .anyMatch(
                    n ->
                        n.from() == local.to()
                            && !n.isPrepositional()
                            && phrases.words().token(n.head()).isCapitalised());
    return named
        ? phrases.nominals().stream()
            .filter(n -> n.from() == local.to())
            .findFirst()
            .orElse(local)
            .to()
        : local.to();
  }
}
