package org.letopis.extract.phrase;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Small words of a language and what they do: {@code mappings/sr/function-words.tsv}. Immutable.
 */
public final class FunctionWords {

  /** What a small word does. */
  public enum Use {
    /** Stands beside a participle and makes it a predicate. */
    AUXILIARY,
    /** Leans on another word and is no noun. */
    CLITIC,
    /** Denies its verb. */
    NEGATION,
    /** May stand between two items of a list. */
    ITEM,
    /** One man as a subject. */
    HE,
    /** One woman as a subject. */
    SHE,
    /** One man as an object. */
    HIM,
    /** One woman as an object. */
    HER,
    /** An auxiliary that is not of the third person singular. */
    OTHERS,
    /** The auxiliary of the third person singular. */
    IS,
    /** An auxiliary of the third person singular, denied or not. */
    OF_ONE,
    /** An auxiliary of the third person plural, denied or not. */
    OF_MANY,
    /** A pronoun that can be an object. */
    WHOM,
    /**
     * The lemma of a noun that behind an ordinal says which in an order, and means nothing else.
     */
    RANKED,
    /** How far an adjective goes. */
    DEGREE,
    /** Joins adjectives of one noun. */
    ALIKE,
    /** No more than the figure behind it. */
    ONLY,
    /** May stand between a preposition and its figure. */
    FOCUS,
    /** May stand before a clause that lacks its auxiliary. */
    GAP,
    /** Joins clauses or words of a clause. */
    COORDINATOR,
    /** Joins two participles of one predicate. */
    BOTH,
    /** The lemma of a pronoun that opens a relative clause. */
    RELATIVE,
    /** The lemma of a pronoun that opens a relative clause and says whose something is. */
    WHOSE,
    /** A preposition that a rule means only as the noun that it is too: oko. */
    AS_NOUN,
    /** A pronoun that is no adjective. */
    PERSONAL,
    /** Opens a dependent clause. */
    SUBORDINATOR,
    /** Opens a clause that says when or where. */
    WHEN,
    /** Stands before the pronoun of a clause that goes on telling. */
    DURING,
    /** That pronoun where it stands for all of a clause. */
    WHICH,
    /** Joins a main clause to the one before it. */
    BESIDE,
    /** Joins a clause to one with the same subject. */
    SHARING,
    /** A preposition that cites besides what else it does. */
    CITING,
    /** A preposition that says what a bridge leads over. */
    SPANNING,
    /** Opens a clause that says where. */
    WHERE,
    /** A preposition before the place of a named site. */
    SITE_IN,
    /** Stands before the pronoun of a clause that tells what a source says. */
    ACCORDING,
    /** Stands for those whom a figure behind it counts. */
    THEM,
    /** Says of whom those that were counted mostly are. */
    MOSTLY,
    /** The preposition of the whole that some are of. */
    AMONG,
    /** The preposition before the relative pronoun of a clause that counts parts. */
    PARTS,
    /** Says that there are so many. */
    BEING,
    /** Says that the speaker, or who is his, is meant. */
    OURS,
    /** The reflexive pronoun beside its verb. */
    REFLEXIVE,
    /** Stands before what holds in the place of what was denied. */
    INSTEAD,
    /** Says behind a figure that it is by how many there are more or less. */
    MORE,
    /** Stands before what is compared. */
    THAN,
    /** Says of a time that it counts from the day of writing. */
    TODAY,
    /** Says of a noun that any one of its sort is meant. */
    ANY,
    /** The preposition before an amount that each gets. */
    EACH,
    /** A form of a verb that looks like a noun and hardly ever is one. */
    VERB,
    /** A noun behind which the genitive plural of a participle says whose they are. */
    RELATED;

    private static Use of(String name) {
      return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
  }

  private final Map<Use, Set<String>> words = new EnumMap<>(Use.class);

  /** The uses of each word, a bit for each: asked for at every token by every rule. */
  private final Map<String, Long> usesOf = new HashMap<>();

  private FunctionWords() {}

  /**
   * Reads the table.
   *
   * @param language the folder of the language, {@code mappings/sr}
   * @throws IllegalArgumentException where a row names a use that there is not, or a use has no
   *     word
   */
  public static FunctionWords load(Path language) {
    FunctionWords loaded = new FunctionWords();
    for (Table.Row row : Table.read(language.resolve("function-words.tsv")).rows()) {
      for (String use : row.list(1)) {
        loaded.words.computeIfAbsent(Use.of(use), u -> new HashSet<>()).add(row.cell(0));
      }
    }
    Set<Use> without = EnumSet.allOf(Use.class);
    without.removeAll(loaded.words.keySet());
    if (!without.isEmpty()) {
      throw new IllegalArgumentException("function-words.tsv has no word of the use " + without);
    }
    loaded.words.forEach(
        (use, words) ->
            words.forEach(word -> loaded.usesOf.merge(word, 1L << use.ordinal(), (a, b) -> a | b)));
    return loaded;
  }

  /** Whether a word in small letters is of that use. */
  public boolean has(String word, Use use) {
    return words.get(use).contains(word);
  }

  /** All uses of a word in small letters: the bit of a use is that of its ordinal. */
  long uses(String word) {
    return usesOf.getOrDefault(word, 0L);
  }
}
