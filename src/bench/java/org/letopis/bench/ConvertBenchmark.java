package org.letopis.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.letopis.extract.Extraction;
import org.letopis.lexicon.AnalysedDocument;
import org.letopis.text.Document;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One document of 5 KB after another: the front end, what is before the rules, everything. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 10)
@Measurement(iterations = 5, time = 10)
@Fork(1)
public class ConvertBenchmark {

  private static final int BYTES = 5_000;
  private static final int DOCUMENTS = 200;

  private Conversion conversion;
  private List<Document> documents;
  private int next;

  /** Loads the dictionary and makes the texts. */
  @Setup
  public void load() throws IOException {
    Path home = Path.of(System.getProperty("letopis.home", "."));
    Texts texts = Texts.load(home);
    conversion = Conversion.load(home);
    documents =
        LongStream.range(0, DOCUMENTS)
            .mapToObj(seed -> Conversion.document(texts.text(seed, BYTES, Shape.TEXT)))
            .toList();
  }

  private Document document() {
    next = (next + 1) % documents.size();
    return documents.get(next);
  }

  /** Normalise, tokenise, split, look up. */
  @Benchmark
  public int frontEnd() {
    return conversion.frontEnd(document());
  }

  /** The front end, names, times and quantities. */
  @Benchmark
  public AnalysedDocument analyse() {
    return conversion.analyse(document());
  }

  /** From the text to its claims. */
  @Benchmark
  public Extraction convert() {
    return conversion.convert(document());
  }
}
