package org.letopis.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.letopis.link.FoldedName;
import org.letopis.text.Document;

/**
 * Finds passages that documents share. Words are compared by their first letters, without script,
 * case and diacritics, so that an ending does not part what is the same; runs of words are found by
 * an index, so that no document is laid beside every other.
 */
final class Wording {

  /** So many letters tell most words apart and leave most endings off. */
  private static final int LETTERS = 5;

  /** Runs of so many words are indexed. */
  private static final int RUN = 4;

  /** A shared passage has so many words at least: fewer are a way of speaking. */
  private static final int PASSAGE = 8;

  /** So many words may be put in or left out within a passage. */
  private static final int GAP = 2;

  /** What stands in more places than these is laid beside the next place only: that links all. */
  private static final int MANY = 20;

  private record Word(String stem, int start, int end) {}

  private record Place(int document, int word) {}

  private record Pair(int document, int other) {}

  private record Match(int word, int other) implements Comparable<Match> {
    @Override
    public int compareTo(Match match) {
      int byWord = Integer.compare(word, match.word);
      return byWord != 0 ? byWord : Integer.compare(other, match.other);
    }
  }

  private Wording() {}

  static List<Passage> shared(List<Document> documents) {
    List<List<Word>> words = documents.stream().map(d -> words(d.text())).toList();
    Map<String, List<Place>> index = new HashMap<>();
    for (int d = 0; d < words.size(); d++) {
      for (int w = 0; w + RUN <= words.get(d).size(); w++) {
        index.computeIfAbsent(run(words.get(d), w), r -> new ArrayList<>()).add(new Place(d, w));
      }
    }
    Map<Pair, TreeSet<Match>> matches = new HashMap<>();
    index.values().stream()
        .filter(places -> places.size() > 1)
        .forEach(places -> collect(places, matches));
    List<Passage> passages = new ArrayList<>();
    matches.keySet().stream()
        .sorted(Comparator.comparingInt(Pair::document).thenComparingInt(Pair::other))
        .forEach(
            pair ->
                chains(matches.get(pair))
                    .forEach(chain -> passages.add(passage(documents, words, pair, chain))));
    return passages;
  }

  private static void collect(List<Place> places, Map<Pair, TreeSet<Match>> matches) {
    for (int i = 0; i < places.size(); i++) {
      int last = places.size() > MANY ? Math.min(i + 2, places.size()) : places.size();
      for (int j = i + 1; j < last; j++) {
        Place one = places.get(i);
        Place other = places.get(j);
        if (one.document() < other.document()) {
          matches
              .computeIfAbsent(new Pair(one.document(), other.document()), p -> new TreeSet<>())
              .add(new Match(one.word(), other.word()));
        }
      }
    }
  }

  /** Runs that follow each other in both documents, long enough together. */
  private static List<List<Match>> chains(TreeSet<Match> matches) {
    List<List<Match>> chains = new ArrayList<>();
    while (!matches.isEmpty()) {
      List<Match> chain = new ArrayList<>(List.of(matches.pollFirst()));
      for (Match match : matches) {
        Match last = chain.getLast();
        if (match.word() > last.word() + RUN + GAP) {
          break;
        }
        if (match.word() > last.word()
            && match.other() > last.other()
            && match.other() <= last.other() + RUN + GAP) {
          chain.add(match);
        }
      }
      chain.forEach(matches::remove);
      if (chain.getLast().word() + RUN - chain.getFirst().word() >= PASSAGE) {
        chains.add(chain);
      }
    }
    return chains;
  }

  private static Passage passage(
      List<Document> documents, List<List<Word>> words, Pair pair, List<Match> chain) {
    List<Word> one = words.get(pair.document());
    List<Word> other = words.get(pair.other());
    return new Passage(
        documents.get(pair.document()).name(),
        one.get(chain.getFirst().word()).start(),
        one.get(chain.getLast().word() + RUN - 1).end(),
        documents.get(pair.other()).name(),
        other.get(chain.getFirst().other()).start(),
        other.get(chain.getLast().other() + RUN - 1).end());
  }

  private static String run(List<Word> words, int from) {
    StringBuilder run = new StringBuilder();
    words.subList(from, from + RUN).forEach(word -> run.append(word.stem()).append(' '));
    return run.toString();
  }

  /** The words with their offsets in code points. */
  private static List<Word> words(String text) {
    List<Word> words = new ArrayList<>();
    int[] points = text.codePoints().toArray();
    int start = -1;
    for (int i = 0; i <= points.length; i++) {
      boolean letter = i < points.length && Character.isLetterOrDigit(points[i]);
      if (letter && start < 0) {
        start = i;
      } else if (!letter && start >= 0) {
        words.add(new Word(stem(new String(points, start, i - start)), start, i));
        start = -1;
      }
    }
    return words;
  }

  private static String stem(String word) {
    String folded = FoldedName.fold(word);
    return folded.length() > LETTERS ? folded.substring(0, LETTERS) : folded;
  }
}
