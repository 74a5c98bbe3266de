package org.letopis.lexicon;

import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import morfologik.stemming.DictionaryLookup;
import morfologik.stemming.WordData;
import org.letopis.text.Script;

/**
 * The Serbian dictionary: every reading of a word form.
 *
 * <p>Words of ijekavian Serbian are read too, and get the ekavian lemma where there is one
 * (djetetu: dete). A word with a capital is looked up with a small letter as well. The lemma of je,
 * su, nisu is {@code jesam}. Safe for use by several threads.
 */
public final class Dictionary {

  private static final int CACHE_LIMIT = 200_000;

  private final ThreadLocal<DictionaryLookup> ekavian;
  private final ThreadLocal<DictionaryLookup> ijekavian;
  private final Map<String, List<Reading>> cache = new ConcurrentHashMap<>();

  private Dictionary(
      morfologik.stemming.Dictionary ekavian, morfologik.stemming.Dictionary ijekavian) {
    // A lookup keeps the word that it is at: one for each thread, over one dictionary.
    this.ekavian = ThreadLocal.withInitial(() -> new DictionaryLookup(ekavian));
    this.ijekavian = ThreadLocal.withInitial(() -> new DictionaryLookup(ijekavian));
  }

  /**
   * Reads the dictionary from language-sr.
   *
   * @throws IOException when it is not on the class path or cannot be read
   */
  public static Dictionary load() throws IOException {
    return new Dictionary(read("ekavian"), read("jekavian"));
  }

  private static morfologik.stemming.Dictionary read(String variant) throws IOException {
    String name = "/org/languagetool/resource/sr/dictionary/" + variant + "/serbian.dict";
    URL place = Dictionary.class.getResource(name);
    if (place == null) {
      throw new IOException(name + ": not on the class path; add the library language-sr");
    }
    return morfologik.stemming.Dictionary.read(place);
  }

  /**
   * All readings of a word.
   *
   * @param form the word in canonical Latin
   * @return its readings, the dictionary's order; empty for a word that it does not know
   */
  public List<Reading> readings(String form) {
    List<Reading> known = cache.get(form);
    if (known == null) {
      known = List.copyOf(look(form));
      if (cache.size() >= CACHE_LIMIT) {
        cache.clear();
      }
      cache.put(form, known);
    }
    return known;
  }

  /** Whether the dictionary has a word in this very spelling, capitals included. */
  public boolean knows(String form) {
    return spellings(form).stream().anyMatch(word -> !ekavian.get().lookup(word).isEmpty());
  }

  /**
   * How frequent a word is: the greatest class of its readings, from 0; -1 for a word that the
   * dictionary does not know in this spelling, with this or with a small first letter. The
   * dictionary writes the class, a letter from A on, behind each tag.
   */
  int frequency(String form) {
    int most = -1;
    for (String written : capitalisations(form)) {
      String word = Script.cyrillic(written);
      for (WordData found : ekavian.get().lookup(word)) {
        most = Math.max(most, frequency(found));
      }
      for (WordData found : ijekavian.get().lookup(word)) {
        most = Math.max(most, frequency(found));
      }
    }
    return most;
  }

  private static int frequency(WordData found) {
    CharSequence tag = found.getTag();
    return tag.isEmpty() ? 0 : tag.charAt(tag.length() - 1) - 'A';
  }

  private Set<Reading> look(String form) {
    Set<Reading> readings = new LinkedHashSet<>();
    for (String written : capitalisations(form)) {
      for (String word : spellings(written)) {
        for (WordData found : ekavian.get().lookup(word)) {
          readings.add(Tag.reading(lemma(found), found.getTag().toString()));
        }
        // Only words with je can be ijekavian; o for l needs no other lemma.
        if (word.contains("је") || word.contains("ље") || word.contains("ње")) {
          ijekavian(word, readings);
        }
      }
    }
    Syncretism.complete(form, readings);
    if (readings.isEmpty()) {
      readings.addAll(Hyphenated.readings(form, this));
    }
    return readings.isEmpty() ? Compounds.readings(form, this) : readings;
  }

  private void ijekavian(String word, Set<Reading> readings) {
    boolean unknown = readings.isEmpty();
    List<WordData> all = new ArrayList<>();
    ijekavian.get().lookup(word).forEach(found -> all.add(found.clone()));
    for (WordData found : all) {
      String lemma = lemma(found);
      String tag = found.getTag().toString();
      List<String> ekavianLemmas = Ijekavian.ekavian(lemma).filter(this::isLemma).toList();
      ekavianLemmas.forEach(mapped -> readings.add(Tag.reading(mapped, tag)));
      if (ekavianLemmas.isEmpty() && unknown) {
        readings.add(Tag.reading(lemma, tag));
      }
    }
  }

  private boolean isLemma(String word) {
    String cyrillic = Script.cyrillic(word);
    return ekavian.get().lookup(cyrillic).stream()
        .anyMatch(found -> cyrillic.contentEquals(found.getStem()));
  }

  private static String lemma(WordData found) {
    return Script.latin(found.getStem().toString());
  }

  /** As written, and as it would be written inside a sentence. */
  private static List<String> capitalisations(String form) {
    List<String> forms = new ArrayList<>();
    forms.add(form);
    String lower = form.toLowerCase(Locale.ROOT);
    if (form.length() > 1 && form.equals(form.toUpperCase(Locale.ROOT)) && !form.equals(lower)) {
      forms.add(form.substring(0, 1) + lower.substring(1));
    }
    if (!form.equals(lower)) {
      forms.add(lower);
    }
    return forms;
  }

  /** The Cyrillic spellings that a Latin word can have: nj is њ or нј, dj may stand for đ. */
  private static Set<String> spellings(String form) {
    Set<String> words = new LinkedHashSet<>();
    words.add(Script.cyrillic(form));
    StringBuilder single = new StringBuilder(form.length());
    form.chars().forEach(c -> single.append(Script.cyrillic((char) c)));
    words.add(single.toString());
    if (form.contains("dj") || form.contains("Dj")) {
      words.add(Script.cyrillic(form.replace("dj", "đ").replace("Dj", "Đ")));
    }
    return words;
  }
}
