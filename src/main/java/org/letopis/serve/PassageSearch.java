package org.letopis.serve;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.sr.SerbianAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.letopis.serve.view.Finder.Passage;

/**
 * Where a text holds words: the pieces of a line in which all of them stand near each other. It
 * reads words as the index of quotes does, so that both find the same.
 */
final class PassageSearch {

  /** So many letters around what is found are shown. */
  private static final int AROUND = 140;

  /** Words farther apart than this do not belong together. */
  private static final int NEAR = 300;

  private static final Analyzer ANALYZER = new SerbianAnalyzer();

  private PassageSearch() {}

  private record Term(String stem, int start, int end) {}

  /** The pieces in text order; none where no word of the query tells anything. */
  static List<Passage> find(String text, String words) {
    Set<String> wanted = new HashSet<>();
    terms(words.toLowerCase(Locale.ROOT)).forEach(t -> wanted.add(t.stem()));
    List<Term> hits = terms(text).stream().filter(t -> wanted.contains(t.stem())).toList();
    List<Passage> found = new ArrayList<>();
    int from = 0;
    while (!wanted.isEmpty() && from < hits.size()) {
      int to = from + 1;
      while (to < hits.size() && belongs(text, hits.get(to - 1), hits.get(to))) {
        to++;
      }
      List<Term> group = hits.subList(from, to);
      if (group.stream().map(Term::stem).distinct().count() == wanted.size()) {
        found.add(passage(text, group));
      }
      from = to;
    }
    return found;
  }

  private static boolean belongs(String text, Term one, Term next) {
    return next.start() - one.end() < NEAR
        && text.substring(one.end(), next.start()).indexOf('\n') < 0;
  }

  private static Passage passage(String text, List<Term> hits) {
    int first = hits.getFirst().start();
    int last = hits.getLast().end();
    int start = Math.max(text.lastIndexOf('\n', first) + 1, first - AROUND);
    int line = text.indexOf('\n', last);
    int end = Math.min(line < 0 ? text.length() : line, last + AROUND);
    boolean cutBefore = start > 0 && text.charAt(start - 1) != '\n';
    boolean cutAfter = end < text.length() && text.charAt(end) != '\n';
    // Never within a word.
    while (cutBefore && start < first && !Character.isWhitespace(text.charAt(start - 1))) {
      start++;
    }
    while (cutAfter && end > last && !Character.isWhitespace(text.charAt(end))) {
      end--;
    }
    List<Passage.Part> parts = new ArrayList<>();
    int at = start;
    for (Term hit : hits) {
      parts.add(
          new Passage.Part(
              (at == start && cutBefore ? "… " : "") + text.substring(at, hit.start()), false));
      parts.add(new Passage.Part(text.substring(hit.start(), hit.end()), true));
      at = hit.end();
    }
    parts.add(
        new Passage.Part(text.substring(at, end).stripTrailing() + (cutAfter ? " …" : ""), false));
    return new Passage(parts);
  }

  private static List<Term> terms(String text) {
    List<Term> terms = new ArrayList<>();
    try (TokenStream tokens = ANALYZER.tokenStream("text", new StringReader(text))) {
      CharTermAttribute stem = tokens.addAttribute(CharTermAttribute.class);
      OffsetAttribute offset = tokens.addAttribute(OffsetAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) {
        terms.add(new Term(stem.toString(), offset.startOffset(), offset.endOffset()));
      }
      tokens.end();
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot be read", e);
    }
    return terms;
  }
}
