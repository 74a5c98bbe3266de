package org.letopis.bench;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.letopis.claim.EntityType;
import org.letopis.compare.Comparer;
import org.letopis.compare.ScopeTables;
import org.letopis.lexicon.Analyser;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Linked;
import org.letopis.rdf.CatalogueFile;
import org.letopis.rdf.Declarations;
import org.letopis.rdf.Dumps;
import org.letopis.rdf.Iris;
import org.letopis.rdf.Publication;
import org.letopis.rdf.Quads;
import org.letopis.rdf.Run;
import org.letopis.store.Fingerprint;
import org.letopis.store.Release;
import org.letopis.store.ReleaseBuild;
import org.letopis.store.Releases;
import org.letopis.store.StoreBuilder;
import org.letopis.store.StoreConfig;
import org.letopis.store.Texts;

/**
 * {@code DATA CLAIMS}: a release of generated claims that can be served, compared and loaded as a
 * build does; of the dumps only the N-Quads, and no shapes are checked. About 43 quads a claim.
 */
public final class GeneratedRelease {

  private static final int DOCUMENTS_OF_AN_EVENT = 3;

  private GeneratedRelease() {}

  /** Makes one and says what it is. */
  public static void main(String[] arguments) throws IOException {
    Path home = Path.of(System.getProperty("letopis.home", "."));
    Release release = make(home, Path.of(arguments[0]), Integer.parseInt(arguments[1]));
    try (var lines = Files.lines(release.dumps().resolve("letopis.nq"))) {
      System.out.println(release.id() + ", quads: " + lines.count());
    }
  }

  /**
   * Makes one the current release of a data folder.
   *
   * @param home the project's folder
   * @param data the data folder
   * @param claims how many
   * @throws IOException where the disk fails
   */
  public static Release make(Path home, Path data, int claims) throws IOException {
    Related related = new Related(places(home));
    Linked linked =
        related.linked(claims, DOCUMENTS_OF_AN_EVENT, org.letopis.bench.Texts.load(home));
    Quads quads =
        Quads.of(
            new Iris(Iris.DEFAULT_BASE),
            linked,
            Comparer.compare(linked, ScopeTables.read(home.resolve("mappings"))),
            Declarations.load(home, CatalogueFile.NONE),
            new Run("bench", "bench"));
    try (ReleaseBuild build = new Releases(data).begin()) {
      Path dumps = Files.createDirectories(build.folder().resolve("dumps"));
      write(dumps.resolve("letopis.nq"), out -> Dumps.write(Dumps.Format.NQ, quads, out));
      write(dumps.resolve("context.jsonld"), new Publication(quads)::context);
      Texts texts = Texts.in(build.folder());
      for (DocumentClaims document : linked.documents()) {
        texts.write(document.document().name(), document.document().text());
      }
      new StoreBuilder(StoreConfig.read(home.resolve("fuseki-config/letopis.ttl")))
          .build(quads.stream().iterator(), build.folder());
      Fingerprint inputs = Fingerprint.of(List.of(), List.of("bench", "" + claims));
      return build.release(dumps.resolve("letopis.nq"), List.of("bench"), inputs);
    }
  }

  /** Settlements first, then what they lie in. */
  private static List<GazetteerEntry> places(Path home) throws IOException {
    return Analyser.load(home.resolve("mappings")).gazetteer().entries().stream()
        .filter(entry -> entry.type().isPlace())
        .sorted(
            Comparator.comparing((GazetteerEntry e) -> e.type() != EntityType.SETTLEMENT)
                .thenComparing(GazetteerEntry::key))
        .toList();
  }

  private interface Writing {
    void to(OutputStream out) throws IOException;
  }

  private static void write(Path file, Writing writing) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      writing.to(out);
    }
  }
}
