package org.letopis.extract;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.Finding;
import org.letopis.claim.Unread;
import org.letopis.extract.phrase.Words;
import org.letopis.lexicon.AnalysedDocument;
import org.letopis.lexicon.Mention.Quantity;
import org.letopis.text.Sentence;
import org.letopis.text.Token;

/** Figures of a text that no claim tells: whoever adds a text looks at them first. */
final class UnreadFigures {

  private static final int SHOWN = 60;
  private static final String ADVICE =
      "if it is a claim, a rule for it or a word of a rule is missing (mappings/README.md)";

  private final AnalysedDocument document;
  private final int[] text;
  private final Words words;
  private final NavigableMap<Integer, List<Claim>> claimsByStart = new TreeMap<>();

  private UnreadFigures(Words words, List<Claim> claims) {
    this.words = words;
    document = words.document();
    text = points(document.document().text());
    for (Claim claim : claims) {
      claimsByStart.computeIfAbsent(claim.evidence().start(), s -> new ArrayList<>()).add(claim);
    }
  }

  private static int[] points(String text) {
    int[] points = new int[text.codePointCount(0, text.length())];
    int at = 0;
    for (int i = 0; i < points.length; i++) {
      points[i] = text.codePointAt(at);
      at += Character.charCount(points[i]);
    }
    return points;
  }

  /** One notice a figure, in text order. */
  static List<Finding> of(Words words, List<Claim> claims) {
    return new UnreadFigures(words, claims).findings();
  }

  private List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    int line = 1;
    int counted = 0;
    for (Sentence sentence : document.sentences()) {
      for (int i = sentence.from(); i < sentence.to(); i++) {
        int start = document.tokens().get(i).start();
        for (; counted < start; counted++) {
          line += text[counted] == '\n' ? 1 : 0;
        }
        Quantity figure = words.quantityFrom(i).orElse(null);
        if (figure != null && isUnread(figure, sentence)) {
          findings.add(finding(figure, sentence, line));
        }
      }
    }
    return findings;
  }

  /** Lengths of time are no figures that a claim could tell. */
  private boolean isUnread(Quantity figure, Sentence sentence) {
    int start = start(figure);
    int end = end(figure);
    return figure.kind() == Quantity.Kind.COUNT
        && words.timeOver(figure.from()).isEmpty()
        && !isTold(figure, document.tokens().get(sentence.from()).start(), start, end);
  }

  private boolean isTold(Quantity figure, int from, int start, int end) {
    for (List<Claim> claims : claimsByStart.subMap(from, true, start, true).values()) {
      for (Claim claim : claims) {
        if (claim.evidence().end() >= end && tells(claim, figure.count())) {
          return true;
        }
      }
    }
    return false;
  }

  /** An age, a residence or a kinship is told without a count. */
  private static boolean tells(Claim claim, Count count) {
    return claim.attribute().isPresent()
        || claim
            .count()
            .filter(c -> c.low().equals(count.low()) && c.high().equals(count.high()))
            .isPresent();
  }

  private Finding finding(Quantity figure, Sentence sentence, int line) {
    Token last = document.tokens().get(sentence.to() - 1);
    int start = start(figure);
    int end = end(figure);
    return Finding.notice(
            "%s:%d (%d-%d)".formatted(document.document().name(), line, start, end),
            "\"%s\" gives a figure that no rule reads".formatted(excerpt(start, end, last.end())),
            ADVICE)
        .about(new Unread(Unread.Sort.FIGURE, List.of(new Unread.Span(start, end))));
  }

  /** The figure and what follows it in its sentence, whole words only. */
  private String excerpt(int start, int end, int sentenceEnd) {
    int to = Math.min(end + SHOWN, sentenceEnd);
    while (to > end && to < sentenceEnd && !Character.isWhitespace(text[to])) {
      to--;
    }
    String shown = new String(text, start, to - start).strip().replaceAll("\\s", " ");
    return to < sentenceEnd ? shown + " …" : shown;
  }

  private int start(Quantity figure) {
    return document.tokens().get(figure.from()).start();
  }

  private int end(Quantity figure) {
    return document.tokens().get(figure.to() - 1).end();
  }
}
