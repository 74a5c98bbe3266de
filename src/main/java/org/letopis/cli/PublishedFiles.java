package org.letopis.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.letopis.rdf.Distributions;
import org.letopis.rdf.Publication;
import org.letopis.rdf.Quads;
import org.letopis.store.Checksums;

/** The files of a release beside the dumps of the whole graph, and all of them compressed. */
final class PublishedFiles {

  private PublishedFiles() {}

  /** What writes a file. */
  private interface Writing {
    void to(OutputStream out) throws IOException;
  }

  /**
   * Writes them.
   *
   * @param quads the graph that is published
   * @param dumps the folder in which the dumps of it are already
   */
  static void write(Quads quads, Path dumps) throws IOException {
    Publication publication = new Publication(quads);
    write(dumps.resolve("claims.csv"), publication::claimsCsv);
    write(dumps.resolve("nanopubs.trig"), publication::nanopublications);
    write(dumps.resolve("links.ttl"), publication::links);
    write(dumps.resolve("context.jsonld"), publication::context);
    List<Distributions.Written> written = new ArrayList<>();
    for (Distributions.File file : Distributions.FILES) {
      Path plain = dumps.resolve(file.name());
      Path compressed = dumps.resolve(file.name() + ".gz");
      compress(plain, compressed);
      written.add(written(plain));
      written.add(written(compressed));
    }
    write(dumps.resolve("description.ttl"), out -> publication.description(written, out));
  }

  private static void write(Path file, Writing writing) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      writing.to(out);
    }
  }

  /** Java writes no time and no name into the head, so the same bytes give the same bytes. */
  private static void compress(Path from, Path to) throws IOException {
    try (OutputStream out =
        new GZIPOutputStream(new BufferedOutputStream(Files.newOutputStream(to)))) {
      Files.copy(from, out);
    }
  }

  private static Distributions.Written written(Path file) throws IOException {
    return new Distributions.Written(
        file.getFileName().toString(), Files.size(file), Checksums.of(file));
  }
}
