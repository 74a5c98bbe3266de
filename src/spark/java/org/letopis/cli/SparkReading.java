package org.letopis.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.letopis.claim.Finding;
import org.letopis.rdf.CatalogueFile;

/**
 * Reads the texts of a partition into claims, one at a time; a text that cannot be read or
 * converted becomes a finding.
 */
record SparkReading(SparkShared shared) implements FlatMapFunction<Iterator<String>, String> {

  @Override
  public Iterator<String> call(Iterator<String> texts) throws IOException {
    SparkShared.Loaded loaded = shared.loaded();
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return texts.hasNext();
      }

      @Override
      public String next() {
        return SparkJson.write(read(new Path(texts.next()), loaded));
      }
    };
  }

  private Stages.Converted read(Path text, SparkShared.Loaded loaded) {
    String name = text.getName();
    CatalogueFile catalogue = loaded.catalogue();
    Optional<Finding> refusal = refusal(text);
    if (refusal.isPresent()) {
      return Stages.Converted.lost(name, refusal.stream().toList());
    }
    try (InputStream in = text.getFileSystem(shared.files().value()).open(text)) {
      return Converter.checked(loaded.stages().convert(name, in, catalogue.catalogue()), catalogue);
    } catch (IOException e) {
      return Stages.Converted.lost(
          name,
          List.of(
              Finding.loss(
                  name,
                  "cannot be read (" + e.getMessage() + ")",
                  "check its permissions, and that every executor reaches its folder")));
    }
  }

  /** What a folder of this machine may hold is asked of the machine: links are its own. */
  private static Optional<Finding> refusal(Path text) {
    return "file".equals(text.toUri().getScheme())
        ? SeedFolder.refusal(java.nio.file.Path.of(text.toUri().getPath()))
            .map(finding -> finding.at(text.getName()))
        : SeedFolder.misnamed(text.getName());
  }
}
