package org.letopis.cli;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.spark.SparkFiles;
import org.apache.spark.util.SerializableConfiguration;
import org.letopis.compare.Compared;
import org.letopis.link.Linked;
import org.letopis.rdf.CatalogueFile;
import org.letopis.rdf.Declarations;
import org.letopis.rdf.Iris;
import org.letopis.rdf.Quads;
import org.letopis.rdf.Run;

/**
 * What every executor needs: settings, and an archive of mappings, ontology and catalogue, which it
 * unpacks and loads once.
 *
 * @param archive the archive's name among the job's files
 * @param base base IRI of the data
 * @param code version of the program
 * @param rules version of rules, lexica and gazetteer
 * @param files settings of file systems and object stores
 */
record SparkShared(
    String archive, String base, String code, String rules, SerializableConfiguration files)
    implements Serializable {

  private static final Map<String, Loaded> LOADED = new HashMap<>();

  /** What is declared, ready for use. */
  record Loaded(Stages stages, CatalogueFile catalogue, Declarations declarations) {

    /**
     * Reads a project's folder.
     *
     * @param project holds {@code mappings/} and {@code ontology/}
     * @param catalogue need not be there
     */
    static Loaded from(Path project, Path catalogue) throws IOException {
      CatalogueFile known = Catalogues.readIfThere(catalogue);
      return new Loaded(
          Stages.load(project.resolve("mappings")), known, Declarations.load(project, known));
    }
  }

  /** Loads what is declared, once in a process; tasks that come meanwhile wait. */
  Loaded loaded() throws IOException {
    synchronized (LOADED) {
      Loaded known = LOADED.get(archive);
      if (known == null) {
        Path unpacked = Path.of(SparkFiles.get(archive));
        known = Loaded.from(unpacked, unpacked.resolve(SparkFolder.CATALOGUE));
        LOADED.put(archive, known);
      }
      return known;
    }
  }

  Quads quads(Linked linked, Compared compared, Declarations declarations) {
    return Quads.of(new Iris(base), linked, compared, declarations, new Run(code, rules));
  }
}
