package org.letopis.extract.phrase;

import java.util.Set;
import java.util.regex.Pattern;
import org.letopis.claim.EntityType;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Which tokens can be a part of a person's name, by how they are written. */
final class NameWords {

  private static final Pattern INITIAL = Pattern.compile("\\p{Lu}|Lj|Nj|Dž|LJ|NJ|DŽ");

  private final Words words;
  private final PersonLexicon lexicon;
  private final Nouns nouns;

  /** Whether a token can be a surname: 1 yes, -1 no, 0 not asked yet. */
  private final byte[] surnames;

  NameWords(Words words, PersonLexicon lexicon, Nouns nouns) {
    this.words = words;
    this.lexicon = lexicon;
    this.nouns = nouns;
    surnames = new byte[words.size()];
  }

  boolean isCapital(int i, int limit) {
    return i < limit && words.token(i).isWord() && words.token(i).isCapitalised();
  }

  /** A given name of the lexicon; at the start of a sentence not where it can be a small word. */
  boolean isGiven(int i, int start, int limit) {
    return isCapital(i, limit)
        && lexicon.given().knows(written(i))
        && !(i == start && isSmallWord(i))
        && !isWhole(i)
        && !isBodyOf(i, limit)
        && !isPeople(i, limit);
  }

  /** "Vlada Federacije": a noun of organisation, which is a given name too, before a genitive. */
  private boolean isBodyOf(int i, int limit) {
    return i + 1 < limit
        && nouns
            .at(words, i, i + 1)
            .filter(m -> m.value().sort() == Nominal.Sort.ORGANIZATION)
            .isPresent()
        && words.any(
            i + 1, r -> r.partOfSpeech() == PartOfSpeech.NOUN && r.is(Reading.Case.GENITIVE));
  }

  /** A part of a longer name, or a body's name: no person's. */
  private boolean isWhole(int i) {
    return words
        .nameOver(i)
        .filter(n -> n.to() - n.from() > 1 || isBody(n.candidates().getFirst().type()))
        .isPresent();
  }

  private static boolean isBody(EntityType type) {
    return type == EntityType.ORGANIZATION || type == EntityType.SITE;
  }

  private boolean isPeople(int i, int limit) {
    return nouns
        .at(words, i, Math.min(limit, i + 1))
        .filter(m -> m.value().group().isPresent())
        .isPresent();
  }

  /** ali, sami, da: a conjunction, a pronoun. */
  private boolean isSmallWord(int i) {
    return words.any(
        i, r -> Set.of(PartOfSpeech.CONJUNCTION, PartOfSpeech.PRONOUN).contains(r.partOfSpeech()));
  }

  /** A capitalised word that can be a surname. */
  boolean isSurname(int i, int limit) {
    if (!isCapital(i, limit)) {
      return false;
    }
    if (surnames[i] == 0) {
      String form = written(i);
      boolean surname =
          form.length() > 1 && isOneCapital(form) && !isWhole(i) && !isPeople(i, limit);
      surnames[i] = (byte) (surname ? 1 : -1);
    }
    return surnames[i] > 0;
  }

  private static boolean isOneCapital(String form) {
    if (form.indexOf('-') < 0) {
      return capitals(form) == 1;
    }
    for (String part : form.split("-")) {
      if (capitals(part) != 1) {
        return false;
      }
    }
    return true;
  }

  /** How many capitals a word has. */
  static int capitals(String form) {
    int found = 0;
    for (int i = 0; i < form.length(); i += Character.charCount(form.codePointAt(i))) {
      found += Character.isUpperCase(form.codePointAt(i)) ? 1 : 0;
    }
    return found;
  }

  boolean endsAsSurname(int i, int limit) {
    return isCapital(i, limit) && lexicon.surnames().hasKnownEnding(written(i));
  }

  /** A word that the dictionary does not know but as a name. */
  boolean isUnknown(int i) {
    return words.readings(i).stream()
        .allMatch(
            r ->
                r.partOfSpeech() == PartOfSpeech.PROPER_NOUN
                    || r.partOfSpeech() == PartOfSpeech.ADJECTIVE && r.grammatical().isEmpty());
  }

  /** A word that the gazetteer does not know. */
  boolean isUnnamed(int i) {
    return words.nameOver(i).isEmpty();
  }

  /** "M.", "Dž.": an initial. */
  boolean isInitial(int i, int limit) {
    return i + 1 < limit
        && isCapital(i, limit)
        && words.form(i + 1).equals(".")
        && INITIAL.matcher(words.form(i)).matches()
        && !words.token(i + 1).spaceBefore();
  }

  /** The word as names are written: a headline's MARKO is Marko. */
  String written(int i) {
    String form = words.form(i);
    boolean shouted =
        form.length() > 3
            && Character.isUpperCase(form.charAt(1))
            && form.codePoints().allMatch(Character::isUpperCase)
            && (lexicon.given().knows(title(form))
                || lexicon.surnames().hasKnownEnding(title(form)));
    return shouted ? title(form) : form;
  }

  private static String title(String form) {
    return form.charAt(0) + form.substring(1).toLowerCase(java.util.Locale.ROOT);
  }

  boolean isParticle(int i, int limit) {
    return i < limit && lexicon.particles().contains(words.form(i));
  }
}
