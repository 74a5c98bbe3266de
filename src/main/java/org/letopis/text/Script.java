package org.letopis.text;

/**
 * The two scripts of Serbian, their letters, and which letters of the one look like the other's.
 */
public enum Script {
  LATIN,
  CYRILLIC;

  private static final String CYRILLIC_LETTERS =
      "АБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШабвгдђежзијклмнопрстћуфхцчш";
  private static final String LATIN_LETTERS =
      "ABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠabvgdđežzijklmnoprstćufhcčš";

  /** Pairs that look alike in print: the Cyrillic letter and its Latin twin stand at one index. */
  private static final String CYRILLIC_TWINS = "АВЕЈКМНОРСТУХаејкорсух";

  private static final String LATIN_TWINS = "ABEJKMHOPCTYXaejkopcyx";

  /** No letter before it is Cyrillic: U+0400, the first of the block. */
  private static final int FIRST_CYRILLIC = 0x400;

  /** All from the first to this one are Cyrillic: U+0481, before the signs over letters. */
  private static final int LAST_COMMON_CYRILLIC = 0x481;

  /** Below this are all letters that texts are made of. */
  private static final int COMMON = 0x500;

  private static final boolean[] TWINS = new boolean[COMMON];
  private static final int[] LATIN_TWIN = new int[COMMON];
  private static final int[] CYRILLIC_TWIN = new int[COMMON];
  private static final char[] SINGLES = new char[COMMON];
  private static final String[] STRINGS = new String[COMMON];

  static {
    (CYRILLIC_TWINS + LATIN_TWINS).chars().forEach(letter -> TWINS[letter] = true);
    for (int point = 0; point < COMMON; point++) {
      STRINGS[point] = Character.toString(point);
      LATIN_TWIN[point] = twin(point, CYRILLIC_TWINS, LATIN_TWINS);
      CYRILLIC_TWIN[point] = twin(point, LATIN_TWINS, CYRILLIC_TWINS);
      String latin = latin(point, false);
      SINGLES[point] = latin.length() == 1 ? latin.charAt(0) : 0;
    }
  }

  /** The character as a string. */
  static String string(int point) {
    return point < COMMON ? STRINGS[point] : Character.toString(point);
  }

  /** The script of a letter; anything that is no Cyrillic letter counts as Latin. */
  static Script of(int letter) {
    if (letter < FIRST_CYRILLIC) {
      return LATIN;
    }
    if (letter <= LAST_COMMON_CYRILLIC) {
      return CYRILLIC;
    }
    return Character.UnicodeScript.of(letter) == Character.UnicodeScript.CYRILLIC
        ? CYRILLIC
        : LATIN;
  }

  /** Whether the other script has a letter that looks the same. */
  static boolean hasTwin(int letter) {
    return letter < TWINS.length && TWINS[letter];
  }

  /** The letter of this script that looks like {@code letter}; the letter itself without one. */
  int twin(int letter) {
    if (letter >= COMMON) {
      return letter;
    }
    return this == LATIN ? LATIN_TWIN[letter] : CYRILLIC_TWIN[letter];
  }

  private static int twin(int letter, String from, String to) {
    int at = from.indexOf(letter);
    return at < 0 ? letter : to.charAt(at);
  }

  /**
   * The canonical Latin of a letter that is one letter there whatever stands beside it; 0 for
   * others.
   */
  static char single(int letter) {
    return letter < COMMON ? SINGLES[letter] : 0;
  }

  /**
   * The canonical Latin of one letter.
   *
   * @param letter any code point
   * @param capitals whether its word is written in capitals (ЉУБА is LJUBA, Љуба is Ljuba)
   */
  static String latin(int letter, boolean capitals) {
    int at = letter < FIRST_CYRILLIC ? -1 : CYRILLIC_LETTERS.indexOf(letter);
    if (at >= 0) {
      return string(LATIN_LETTERS.charAt(at));
    }
    return switch (letter) {
      case 'Љ', 'Ǉ', 'ǈ' -> capital("LJ", "Lj", letter, capitals);
      case 'Њ', 'Ǌ', 'ǋ' -> capital("NJ", "Nj", letter, capitals);
      case 'Џ', 'Ǆ', 'ǅ' -> capital("DŽ", "Dž", letter, capitals);
      case 'љ', 'ǉ' -> "lj";
      case 'њ', 'ǌ' -> "nj";
      case 'џ', 'ǆ' -> "dž";
      case 'ѓ' -> "đ";
      case 'Ѓ' -> "Đ";
      case 'ќ' -> "ć";
      case 'Ќ' -> "Ć";
      default -> string(letter);
    };
  }

  private static String capital(String upper, String title, int letter, boolean capitals) {
    boolean wholeDigraph = letter == 'Ǉ' || letter == 'Ǌ' || letter == 'Ǆ';
    return wholeDigraph || capitals ? upper : title;
  }

  /** A word that is wholly in Cyrillic, in Latin. */
  public static String latin(String word) {
    boolean capitals = word.length() > 1 && Character.isUpperCase(word.charAt(1));
    StringBuilder out = new StringBuilder(word.length() + 2);
    word.codePoints().forEach(letter -> out.append(latin(letter, capitals)));
    return out.toString();
  }

  /** A Latin word in Cyrillic, letter by letter: lj, nj and dž count as one letter each. */
  public static String cyrillic(String word) {
    StringBuilder out = new StringBuilder(word.length());
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      char next = i + 1 < word.length() ? word.charAt(i + 1) : ' ';
      int digraph = digraph(c, next);
      if (digraph > 0) {
        out.append((char) digraph);
        i++;
      } else {
        out.append(cyrillic(c));
      }
    }
    return out.toString();
  }

  /** A Latin letter in Cyrillic, alone; itself where Serbian Cyrillic has none. */
  public static char cyrillic(char c) {
    int at = LATIN_LETTERS.indexOf(c);
    return at < 0 ? c : CYRILLIC_LETTERS.charAt(at);
  }

  private static int digraph(char first, char second) {
    char lower = Character.toLowerCase(second);
    return switch (first) {
      case 'l' -> lower == 'j' ? 'љ' : 0;
      case 'L' -> lower == 'j' ? 'Љ' : 0;
      case 'n' -> lower == 'j' ? 'њ' : 0;
      case 'N' -> lower == 'j' ? 'Њ' : 0;
      case 'd' -> lower == 'ž' ? 'џ' : 0;
      case 'D' -> lower == 'ž' ? 'Џ' : 0;
      default -> 0;
    };
  }
}
