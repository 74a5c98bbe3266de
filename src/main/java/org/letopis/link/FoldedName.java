package org.letopis.link;

import com.ibm.icu.lang.UCharacter;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Names without script, case, diacritics and signs: what is left tells names apart. */
public final class FoldedName {

  private static final String CYRILLIC = "абвгдђежзијклљмнњопрстћуфхцчџш";
  private static final String[] LATIN =
      "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(" ");
  private static final Pattern SIGNS = Pattern.compile("[^a-z0-9]+");

  private FoldedName() {}

  /** Lower case Latin, words with one blank between them, "đ" as "dj": {@code kosovo polje}. */
  public static String fold(String name) {
    StringBuilder latin = new StringBuilder();
    name.toLowerCase(Locale.ROOT)
        .codePoints()
        .forEach(
            c -> {
              int letter = CYRILLIC.indexOf(c);
              if (letter >= 0) {
                latin.append(LATIN[letter]);
              } else {
                latin.appendCodePoint(c);
              }
            });
    StringBuilder bare = new StringBuilder();
    Normalizer.normalize(latin.toString().replace("đ", "dj"), Normalizer.Form.NFD)
        .codePoints()
        .filter(c -> UCharacter.getCombiningClass(c) == 0)
        .forEach(bare::appendCodePoint);
    return SIGNS.matcher(bare).replaceAll(" ").strip();
  }

  /** The folded name as a key: {@code kosovo-polje}; "unnamed" where no letter is left. */
  public static String key(String name) {
    String folded = fold(name);
    return folded.isEmpty() ? "unnamed" : folded.replace(' ', '-');
  }
}
