package org.letopis.evaluate;

import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.text.Document;

/**
 * The texts that claims quote, by file name. A claims file does not say which occurrence of its
 * quote a claim means; with the text at hand that can be counted.
 */
public final class KnownTexts {

  /** No text at hand: every quote is taken for its first occurrence. */
  public static final KnownTexts NONE = new KnownTexts(new TreeMap<>());

  private final SortedMap<String, String> texts;

  private KnownTexts(SortedMap<String, String> texts) {
    this.texts = texts;
  }

  /** The texts of these documents. */
  public static KnownTexts of(Collection<Document> documents) {
    SortedMap<String, String> texts = new TreeMap<>();
    documents.forEach(document -> texts.put(document.name(), document.text()));
    return new KnownTexts(texts);
  }

  Optional<String> text(String document) {
    return Optional.ofNullable(texts.get(document));
  }

  /** Which occurrence of the quote, from 1, begins at the code point {@code start}. */
  int occurrence(String document, String quote, int start) {
    String text = texts.getOrDefault(document, "");
    if (start > text.codePointCount(0, text.length())) {
      return 1;
    }
    int limit = text.offsetByCodePoints(0, start);
    int before = 0;
    for (int at = text.indexOf(quote); at >= 0 && at < limit; at = text.indexOf(quote, at + 1)) {
      before++;
    }
    return before + 1;
  }
}
