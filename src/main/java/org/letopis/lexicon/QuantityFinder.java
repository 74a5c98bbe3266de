package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.letopis.lexicon.FigureParser.Figure;
import org.letopis.text.Sentence;
import org.letopis.text.Token;

/**
 * Finds quantities as intervals: {@code preko 800} is 801 and more, {@code nekoliko hiljada} 2000
 * to 9999.
 *
 * <p>Number words are those of {@code mappings/sr/numerals.tsv} and ICU's, what qualifies them
 * those of {@code mappings/sr/approximators.tsv}. Dates, ordinals, numbers of lists, of resolutions
 * and of houses are no quantities; numbers of a duration (dva dana) are.
 */
public final class QuantityFinder {

  private final FigureParser figures;
  private final Circumstances circumstances;

  private QuantityFinder(FigureParser figures, Circumstances circumstances) {
    this.figures = figures;
    this.circumstances = circumstances;
  }

  /**
   * The finder of Serbian.
   *
   * @param mappings the folder of the mappings; reads {@code sr/numerals.tsv} and {@code
   *     sr/approximators.tsv}
   * @throws IOException when one of them cannot be read or a line of it is wrong
   */
  public static QuantityFinder load(Path mappings) throws IOException {
    NumberWords words = NumberWords.load(mappings);
    return new QuantityFinder(
        new FigureParser(new NumeralParser(words), Approximators.load(mappings)),
        new Circumstances(words));
  }

  /**
   * The quantities of a document, in text order; they do not overlap.
   *
   * @param documentText the text as it was read, to quote from
   * @param tokens its tokens
   * @param readings the readings of each token
   * @param sentences its sentences
   * @param times what is a time; numbers in them are no quantities, except in durations
   */
  public List<Mention.Quantity> find(
      String documentText,
      List<Token> tokens,
      List<List<Reading>> readings,
      List<Sentence> sentences,
      List<Mention.Time> times) {
    Passage passage = new Passage(documentText, tokens, readings, sentences);
    BitSet taken = new BitSet();
    times.stream()
        .filter(time -> time.kind() != Mention.Time.Kind.DURATION)
        .forEach(time -> taken.set(time.from(), time.to()));
    List<Mention.Quantity> found = new ArrayList<>();
    sentences.forEach(sentence -> find(passage, sentence, taken, found));
    return found;
  }

  private void find(
      Passage passage, Sentence sentence, BitSet taken, List<Mention.Quantity> found) {
    int begin = sentence.from();
    int i = begin;
    while (i < sentence.to()) {
      if (taken.get(i)) {
        i++;
        begin = i;
        continue;
      }
      if (!passage.isNumber(i) && !figures.mayBeginWith(passage.lower(i))) {
        i++;
        continue;
      }
      int next = taken.nextSetBit(i);
      int end = next < 0 ? sentence.to() : Math.min(next, sentence.to());
      Optional<Figure> figure = figures.at(passage, i, begin, end, sentence);
      if (figure.isEmpty()) {
        i++;
        continue;
      }
      figure.flatMap(known -> mention(passage, known, sentence)).ifPresent(found::add);
      i = figure.get().to();
      begin = i;
    }
  }

  private Optional<Mention.Quantity> mention(Passage passage, Figure figure, Sentence sentence) {
    return circumstances
        .kind(passage, figure.numeral(), sentence)
        .map(kind -> new Mention.Quantity(figure.from(), figure.to(), figure.count(), kind));
  }
}
