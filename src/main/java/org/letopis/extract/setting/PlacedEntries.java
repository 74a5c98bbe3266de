package org.letopis.extract.setting;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/**
 * The places that the entries of a chronicle are headed by, "Gornji Lug. – Crkva je srušena", and
 * that of a table of facts: "Mesto: Lug, Brod", of which its other lines tell ("Poginuli: 9").
 */
public final class PlacedEntries {

  private static final Set<String> DASHES = Set.of("–", "—", "-");

  /** No name of a place has more words. */
  private static final int LONGEST = 3;

  /** One paragraph that begins with a name is no chronicle. */
  private static final int ENTRIES = 2;

  /** No line of a table of facts has more tokens, and no label more words. */
  private static final int LINE = 24;

  private final Map<Integer, List<Mentioned>> byParagraph;

  private PlacedEntries(Map<Integer, List<Mentioned>> byParagraph) {
    this.byParagraph = Map.copyOf(byParagraph);
  }

  /** The headed paragraphs of a document. */
  public static PlacedEntries of(Whereabouts whereabouts, List<Phrases> sentences) {
    Map<Integer, List<Phrases>> paragraphs = new TreeMap<>();
    sentences.forEach(
        s -> paragraphs.computeIfAbsent(s.sentence().paragraph(), p -> new ArrayList<>()).add(s));
    Map<Integer, List<Mentioned>> entries = new HashMap<>();
    paragraphs.forEach(
        (i, paragraph) -> head(paragraph).ifPresent(place -> entries.put(i, List.of(place))));
    Map<Integer, List<Mentioned>> found =
        new HashMap<>(entries.size() < ENTRIES ? Map.of() : entries);
    found.putAll(table(whereabouts, paragraphs.values()));
    return new PlacedEntries(found);
  }

  /** The places that the paragraph of a sentence is headed by. */
  public List<Mentioned> of(Phrases sentence) {
    return byParagraph.getOrDefault(sentence.sentence().paragraph(), List.of());
  }

  private static Optional<Mentioned> head(List<Phrases> paragraph) {
    Phrases first = paragraph.getFirst();
    Words words = first.words();
    int from = first.sentence().from();
    int end = from;
    while (end < first.sentence().to() && end - from <= LONGEST && isName(words, end)) {
      end++;
    }
    boolean stopped =
        end > from
            && end - from <= LONGEST
            && words.form(end).equals(".")
            && words.has(end + 1)
            && DASHES.contains(words.form(end + 1));
    return stopped ? place(first, from, end) : Optional.empty();
  }

  private static boolean isName(Words words, int i) {
    return words.token(i).isWord() && words.token(i).isCapitalised();
  }

  /** A place that is known, or a name that is no common noun: not "Zbir. –". */
  private static Optional<Mentioned> place(Phrases phrases, int from, int to) {
    Optional<Mentioned> known =
        phrases
            .nominalOver(from)
            .filter(n -> n.from() == from && n.to() == to && n.sort() == Sort.PLACE)
            .flatMap(n -> n.named().stream().findFirst());
    Words words = phrases.words();
    boolean common =
        to - from == 1
            && words.readings(from).stream()
                .anyMatch(r -> Character.isLowerCase(r.lemma().charAt(0)));
    return known.isPresent() || common
        ? known
        : Optional.of(Mentioned.named(words.latin(from, to)));
  }

  private static Map<Integer, List<Mentioned>> table(
      Whereabouts whereabouts, Collection<List<Phrases>> paragraphs) {
    Map<Integer, List<Mentioned>> found = new HashMap<>();
    List<Mentioned> places = List.of();
    for (List<Phrases> paragraph : paragraphs) {
      Phrases line = paragraph.getFirst();
      int index = line.sentence().paragraph();
      int colon = label(line);
      if (colon < 0) {
        places = List.of();
      } else if (whereabouts.isLabelOfPlace(line, colon)) {
        places = names(line, colon + 1);
      } else if (!places.isEmpty()) {
        found.put(index, places);
      }
    }
    return found;
  }

  /** The colon behind the label of a short line; below 0 where it has none. */
  private static int label(Phrases line) {
    int from = line.sentence().from();
    boolean small = line.sentence().to() - from <= LINE;
    for (int i = from + 1; small && i <= from + LONGEST && i < line.sentence().to(); i++) {
      if (line.words().form(i).equals(":")) {
        return i;
      }
    }
    return -1;
  }

  /** "Lipovac, Suvodol, Gornja Reka": names parted by commas. */
  private static List<Mentioned> names(Phrases line, int from) {
    Words words = line.words();
    int end = line.sentence().to();
    List<Mentioned> found = new ArrayList<>();
    int i = from;
    while (i < end && isName(words, i)) {
      int start = i;
      while (i < end && isName(words, i)) {
        i++;
      }
      Optional<Nominal> known =
          line.nominalOver(start).filter(n -> n.from() == start && n.sort() == Sort.PLACE);
      int last = i;
      found.add(
          known
              .filter(n -> n.to() == last)
              .flatMap(n -> n.named().stream().findFirst())
              .orElseGet(() -> Mentioned.named(words.latin(start, last))));
      if (i < end && (words.form(i).equals(",") || words.form(i).equals("i"))) {
        i++;
      }
    }
    return found;
  }
}
