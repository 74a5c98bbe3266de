package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.letopis.lexicon.AnalysedDocument;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.lexicon.Reading.VerbForm;
import org.letopis.text.Token;

/** The words of one document, with the look-ups that reading phrases needs; indices are tokens'. */
public final class Words {

  private final AnalysedDocument document;
  private final List<Set<String>> lemmas;

  /** The lemmas once more, in the same order: asked for at every token by every rule. */
  private final String[][] lemmaList;

  /** Tokens of the same form and readings have the same number, the numbers begin at zero. */
  private final int[] sortOf;

  /** The first token of each such sort. */
  private final List<Integer> firstOfSort = new ArrayList<>();

  private final String[] lower;
  private final int[] partsOfSpeech;
  private final int[] verbForms;

  /** What each token does as a small word, a bit for each use. */
  private final long[] uses;

  /** The same of its lemmas. */
  private final long[] lemmaUses;

  private final Map<LemmaPhrases<?>, List<?>[]> beginnings = new IdentityHashMap<>();

  /** The lexicon that was asked for last, and its answers: it is asked for a row of tokens. */
  private LemmaPhrases<?> lastAsked;

  private List<?>[] lastAnswers;
  private final QuoteCounter quotes;
  private final Mention.Name[] nameFrom;
  private final Mention.Quantity[] quantityFrom;
  private final Mention.Time[] timeFrom;
  private final Mention.Name[] nameAt;
  private final Mention.Quantity[] quantityAt;
  private final Mention.Time[] timeAt;
  private final FunctionWords functions;
  private final Set<String> acts;
  private final int[] sentenceOf;
  private int lastCodePoint;
  private int lastIndex;

  /**
   * Reads a document's words.
   *
   * @param acts nouns (lemmas) of acts upon somebody
   */
  public Words(AnalysedDocument document, FunctionWords functions, Set<String> acts) {
    this.document = document;
    this.functions = functions;
    this.acts = acts;
    this.lemmas = new ArrayList<>(document.tokens().size());
    int size = document.tokens().size();
    lower = new String[size];
    partsOfSpeech = new int[size];
    verbForms = new int[size];
    uses = new long[size];
    lemmaUses = new long[size];
    quotes = new QuoteCounter(document.document().text());
    lemmaList = new String[size][];
    sortOf = new int[size];
    Map<Sort, Integer> sorts = new HashMap<>();
    for (int i = 0; i < size; i++) {
      String form = document.tokens().get(i).form();
      List<Reading> readings = document.readings().get(i);
      int sort = sorts.computeIfAbsent(new Sort(form, readings), s -> sorts.size());
      sortOf[i] = sort;
      if (sort == firstOfSort.size()) {
        firstOfSort.add(i);
        Set<String> found = lemmas(readings);
        lemmas.add(found);
        lemmaList[i] = found.toArray(String[]::new);
        lower[i] = form.toLowerCase(Locale.ROOT);
        uses[i] = functions.uses(lower[i]);
        for (String lemma : lemmaList[i]) {
          lemmaUses[i] |= functions.uses(lemma);
        }
        for (Reading reading : readings) {
          partsOfSpeech[i] |= 1 << reading.partOfSpeech().ordinal();
          if (reading.verbForm().isPresent()) {
            verbForms[i] |= 1 << reading.verbForm().get().ordinal();
          }
        }
      } else {
        int first = firstOfSort.get(sort);
        lemmas.add(lemmas.get(first));
        lemmaList[i] = lemmaList[first];
        lower[i] = lower[first];
        partsOfSpeech[i] = partsOfSpeech[first];
        verbForms[i] = verbForms[first];
        uses[i] = uses[first];
        lemmaUses[i] = lemmaUses[first];
      }
    }
    nameFrom = new Mention.Name[size];
    quantityFrom = new Mention.Quantity[size];
    timeFrom = new Mention.Time[size];
    nameAt = new Mention.Name[size];
    quantityAt = new Mention.Quantity[size];
    timeAt = new Mention.Time[size];
    sentenceOf = new int[size];
    document
        .sentences()
        .forEach(s -> java.util.Arrays.fill(sentenceOf, s.from(), s.to(), s.index()));
    for (Mention mention : document.mentions()) {
      switch (mention) {
        case Mention.Name name -> {
          nameFrom[name.from()] = name;
          fill(nameAt, name);
        }
        case Mention.Quantity quantity -> {
          quantityFrom[quantity.from()] = quantity;
          fill(quantityAt, quantity);
        }
        case Mention.Time time -> {
          timeFrom[time.from()] = time;
          fill(timeAt, time);
        }
      }
    }
  }

  /** What makes tokens the same for a lexicon; lists of readings are compared by identity. */
  private record Sort(String form, List<Reading> readings) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Sort sort && sort.form.equals(form) && sort.readings == readings;
    }

    @Override
    public int hashCode() {
      return 31 * form.hashCode() + System.identityHashCode(readings);
    }
  }

  private static Set<String> lemmas(List<Reading> readings) {
    if (isOfOneLemma(readings)) {
      return readings.isEmpty() ? Set.of() : Set.of(readings.getFirst().lemma());
    }
    Set<String> found = new HashSet<>();
    readings.forEach(r -> found.add(r.lemma()));
    return found;
  }

  private static boolean isOfOneLemma(List<Reading> readings) {
    String first = readings.isEmpty() ? "" : readings.get(0).lemma();
    for (int k = 1; k < readings.size(); k++) {
      if (!readings.get(k).lemma().equals(first)) {
        return false;
      }
    }
    return true;
  }

  /** Index of the sentence that a token is part of. */
  public int sentenceOf(int i) {
    return sentenceOf[i];
  }

  /** The small words of the language. */
  public FunctionWords functions() {
    return functions;
  }

  /** Whether the token, as it stands in the text, is a small word of that use. */
  public boolean does(int i, FunctionWords.Use use) {
    return has(i) && (uses[i] & 1L << use.ordinal()) != 0;
  }

  /** Whether the token is a noun of an act upon somebody: ubistvo, paljenje. */
  public boolean isAct(int i) {
    return hasLemma(i, acts);
  }

  /** Whether the token can be a form of a small word of that use. */
  public boolean lemmaDoes(int i, FunctionWords.Use use) {
    return has(i) && (lemmaUses[i] & 1L << use.ordinal()) != 0;
  }

  /** Whether tokens {@code from} to {@code to} (not included) stand in one sentence. */
  boolean inOneSentence(int from, int to) {
    return sentenceOf[from] == sentenceOf[to - 1];
  }

  private static <M extends Mention> void fill(M[] at, M mention) {
    for (int i = mention.from(); i < mention.to(); i++) {
      at[i] = mention;
    }
  }

  public AnalysedDocument document() {
    return document;
  }

  public int size() {
    return document.tokens().size();
  }

  public Token token(int i) {
    return document.tokens().get(i);
  }

  /** Whether there is a token of that number: before the first and behind the last is none. */
  public boolean has(int i) {
    return i >= 0 && i < lower.length;
  }

  /** The form; empty where there is no token. */
  public String form(int i) {
    return has(i) ? token(i).form() : "";
  }

  /** The form in lower case; empty where there is no token. */
  public String lower(int i) {
    return has(i) ? lower[i] : "";
  }

  /** What the token can be; nothing where there is none. */
  public List<Reading> readings(int i) {
    return has(i) ? document.readings().get(i) : List.of();
  }

  /** All lemmas that the token can have; none where there is no token. */
  public Set<String> lemmas(int i) {
    return has(i) ? lemmas.get(i) : Set.of();
  }

  /** How many lemmas the token can have; none where there is no token. */
  public int lemmaCount(int i) {
    return has(i) ? lemmaList[i].length : 0;
  }

  /** One of the lemmas of the token, in the order of {@link #lemmas}. */
  public String lemma(int i, int k) {
    return lemmaList[i][k];
  }

  public boolean hasLemma(int i, String lemma) {
    if (!has(i)) {
      return false;
    }
    for (String own : lemmaList[i]) {
      if (own.equals(lemma)) {
        return true;
      }
    }
    return false;
  }

  public boolean hasLemma(int i, Set<String> wanted) {
    if (!has(i)) {
      return false;
    }
    for (String lemma : lemmaList[i]) {
      if (wanted.contains(lemma)) {
        return true;
      }
    }
    return false;
  }

  public boolean any(int i, Predicate<Reading> condition) {
    for (Reading reading : readings(i)) {
      if (condition.test(reading)) {
        return true;
      }
    }
    return false;
  }

  public boolean is(int i, PartOfSpeech wanted) {
    return has(i) && (partsOfSpeech[i] & 1 << wanted.ordinal()) != 0;
  }

  /** Whether the token can be a common or proper noun. */
  public boolean isNoun(int i) {
    return is(i, PartOfSpeech.NOUN) || is(i, PartOfSpeech.PROPER_NOUN);
  }

  /** Whether the token can be an adjective, a participle used as one, or an ordinal. */
  public boolean isAdjective(int i) {
    return is(i, PartOfSpeech.ADJECTIVE);
  }

  public boolean isPassiveParticiple(int i) {
    return hasVerbForm(i, VerbForm.PASSIVE_PARTICIPLE);
  }

  /** Whether the token can be that form of a verb. */
  public boolean hasVerbForm(int i, VerbForm wanted) {
    return has(i) && (verbForms[i] & 1 << wanted.ordinal()) != 0;
  }

  /** The name that begins at the token. */
  public Optional<Mention.Name> nameFrom(int i) {
    return has(i) ? Optional.ofNullable(nameFrom[i]) : Optional.empty();
  }

  /** The name that the token is part of. */
  public Optional<Mention.Name> nameOver(int i) {
    return has(i) ? Optional.ofNullable(nameAt[i]) : Optional.empty();
  }

  /** The quantity that begins at the token. */
  public Optional<Mention.Quantity> quantityFrom(int i) {
    return has(i) ? Optional.ofNullable(quantityFrom[i]) : Optional.empty();
  }

  /** The quantity that the token is part of. */
  public Optional<Mention.Quantity> quantityOver(int i) {
    return has(i) ? Optional.ofNullable(quantityAt[i]) : Optional.empty();
  }

  /** The time expression that begins at the token. */
  public Optional<Mention.Time> timeFrom(int i) {
    return has(i) ? Optional.ofNullable(timeFrom[i]) : Optional.empty();
  }

  /** The time expression that the token is part of. */
  public Optional<Mention.Time> timeOver(int i) {
    return has(i) ? Optional.ofNullable(timeAt[i]) : Optional.empty();
  }

  /** The cases that readings of the given condition allow. */
  public Set<Case> cases(int i, Predicate<Reading> condition) {
    Set<Case> found = EnumSet.noneOf(Case.class);
    for (Reading reading : readings(i)) {
      if (condition.test(reading)) {
        reading.grammatical().ifPresent(found::add);
      }
    }
    return found;
  }

  /** The text of tokens {@code from} to {@code to} (not included) as the document writes it. */
  public String original(int from, int to) {
    return slice(token(from).start(), token(to - 1).end());
  }

  /** The document's text between two code point offsets. */
  public String slice(int start, int end) {
    String text = document.document().text();
    int from = charIndex(start);
    return text.substring(from, text.offsetByCodePoints(from, end - start));
  }

  /** The index of a code point in the document's string; asked for in text order it is cheap. */
  private int charIndex(int codePoint) {
    String text = document.document().text();
    int index =
        codePoint >= lastCodePoint
            ? text.offsetByCodePoints(lastIndex, codePoint - lastCodePoint)
            : text.offsetByCodePoints(0, codePoint);
    lastCodePoint = codePoint;
    lastIndex = index;
    return index;
  }

  /** Which occurrence of the quote in the text begins at the code point offset, from 1. */
  public int occurrence(String quote, int start) {
    return quotes.occurrence(quote, charIndex(start));
  }

  /** The phrases that may begin at the token: found once for each sort of token. */
  @SuppressWarnings("unchecked")
  <V> List<LemmaPhrases.Phrase<V>> beginningWith(LemmaPhrases<V> phrases, int i) {
    if (phrases != lastAsked) {
      lastAnswers = beginnings.get(phrases);
      if (lastAnswers == null) {
        lastAnswers = new List<?>[firstOfSort.size()];
        beginnings.put(phrases, lastAnswers);
      }
      lastAsked = phrases;
    }
    List<?>[] answers = lastAnswers;
    int sort = sortOf[i];
    List<?> known = answers[sort];
    if (known == null) {
      known = phrases.beginningWith(this, i);
      answers[sort] = known;
    }
    return (List<LemmaPhrases.Phrase<V>>) known;
  }

  /** Canonical Latin forms of tokens {@code from} to {@code to}, with the blanks of the text. */
  public String latin(int from, int to) {
    StringBuilder out = new StringBuilder();
    for (int i = from; i < to; i++) {
      if (i > from && token(i).spaceBefore()) {
        out.append(' ');
      }
      out.append(form(i));
    }
    return out.toString();
  }
}
