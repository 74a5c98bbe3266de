package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.SerializableConfiguration;
import org.letopis.claim.Finding;
import org.letopis.compare.Compared;
import org.letopis.compare.Comparer;
import org.letopis.compare.ScopeTables;
import org.letopis.link.DocumentClaims;
import org.letopis.link.LinkTables;
import org.letopis.link.Linked;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Linker;
import org.letopis.rdf.Quads;
import org.letopis.rdf.Validation;
import org.letopis.store.Fingerprint;

/**
 * The build of a release up to its quads, on many machines. Executors read texts into claims and
 * claims into N-Quads, a partition of the documents each; what sees more than one document, linking
 * and comparing, is done in between by the driver, which holds texts and claims.
 *
 * @param home holds {@code mappings/} and {@code ontology/}
 * @param base base IRI of the data
 * @param progress where it tells what is done
 */
record SparkJob(JavaSparkContext spark, Path home, String base, PrintWriter progress) {

  private static final String ARCHIVE = "declared";

  /**
   * Runs it.
   *
   * @param from the folder of the texts, and of their catalogue where there is one
   * @param to where the N-Quads and the report go
   * @param partitions how many parts the documents are cut into
   * @return what is in the report
   */
  List<Finding> run(String from, String to, int partitions) throws IOException {
    SerializableConfiguration files = new SerializableConfiguration(spark.hadoopConfiguration());
    SparkFolder source = new SparkFolder(from, files);
    SparkFolder out = new SparkFolder(to, files);
    List<String> texts = source.texts();
    if (texts.isEmpty()) {
      throw new CannotRunException(
          "\"%s\" holds no text (NAME.txt); name a folder that does".formatted(from));
    }
    out.needsToBeEmpty();
    // Its files stay until the end: executors that start later fetch them too.
    Path scratch = Files.createTempDirectory("letopis");
    try {
      Path catalogue = source.catalogue(scratch);
      SparkShared shared = shared(catalogue, scratch.resolve("declared.zip"), files);
      return run(shared, SparkShared.Loaded.from(home, catalogue), texts, out, partitions);
    } finally {
      Files.deleteIfExists(scratch.resolve("declared.zip"));
      Files.deleteIfExists(scratch.resolve(SparkFolder.CATALOGUE));
      Files.deleteIfExists(scratch);
    }
  }

  private List<Finding> run(
      SparkShared shared,
      SparkShared.Loaded loaded,
      List<String> texts,
      SparkFolder out,
      int partitions)
      throws IOException {
    JavaRDD<String> read =
        spark
            .parallelize(texts, Math.min(partitions, texts.size()))
            .mapPartitions(new SparkReading(shared))
            .persist(StorageLevel.DISK_ONLY());
    tell("texts read: " + read.count());
    List<Stages.Converted> documents = new ArrayList<>();
    read.toLocalIterator()
        .forEachRemaining(line -> documents.add(SparkJson.read(line, Stages.Converted.class)));
    read.unpersist();
    Converter.Conversion converted = Converter.Conversion.of(documents, loaded.catalogue());

    LinkTables tables = LinkTables.read(home.resolve("mappings"));
    CorrectedClaims corrected = CorrectedClaims.of(converted.claims(), tables.corrections());
    Linked linked = Linker.link(corrected.documents(), loaded.stages().gazetteer(), tables);
    tell("claims linked: " + linked.claims().size());
    Compared compared = Comparer.compare(linked, ScopeTables.read(home.resolve("mappings")));
    tell("comparisons made: " + compared.comparisons().size());
    List<SparkWriting.Written> written = write(shared, linked, out, partitions);
    Set<String> refused = new HashSet<>();
    written.forEach(part -> refused.addAll(part.refused()));
    Quads all = shared.quads(linked, compared, loaded.declarations());
    Quads quads = refused.isEmpty() ? all : all.without(refused);
    long rest = out.write("rest.nq", quads.rest());
    long total = rest + written.stream().mapToLong(SparkWriting.Written::quads).sum();
    tell("quads written: " + total);

    List<Finding> findings = new ArrayList<>(converted.findings());
    findings.addAll(corrected.findings());
    findings.addAll(loaded.declarations().findings());
    written.forEach(part -> findings.addAll(part.findings()));
    findings.addAll(Validation.ofTheRest(quads));
    RunReport report = RunReport.of(converted, Build.totals(linked, compared, total), findings);
    out.write("report.txt", report.text().getBytes(StandardCharsets.UTF_8));
    documents.forEach(document -> findings.addAll(document.findings()));
    return findings;
  }

  /** The same documents in the same order as they were read, each with its linked claims. */
  private List<SparkWriting.Written> write(
      SparkShared shared, Linked linked, SparkFolder out, int partitions) {
    Map<String, List<LinkedClaim>> claims =
        linked.claims().stream()
            .collect(Collectors.groupingBy(c -> c.claim().evidence().document()));
    List<String> documents = new ArrayList<>();
    for (DocumentClaims document : linked.documents()) {
      documents.add(
          SparkJson.write(
              new SparkWriting.Document(
                  new DocumentClaims(
                      document.document(), document.entry(), List.of(), document.retracted()),
                  claims.getOrDefault(document.document().name(), List.of()))));
    }
    return spark
        .parallelize(documents, Math.clamp(documents.size(), 1, partitions))
        .mapPartitionsWithIndex(new SparkWriting(shared, out), true)
        .collect()
        .stream()
        .map(line -> SparkJson.read(line, SparkWriting.Written.class))
        .toList();
  }

  private SparkShared shared(Path catalogue, Path archive, SerializableConfiguration files)
      throws IOException {
    List<Path> declared = List.of(home.resolve("mappings"), home.resolve("ontology"), catalogue);
    SparkArchive.write(declared, archive);
    String name = ARCHIVE + "-" + Fingerprint.of(declared, List.of()).hex();
    spark.sc().addArchive(archive.toUri() + "#" + name);
    String rules = Fingerprint.of(declared.subList(0, 1), List.of()).hex();
    return new SparkShared(name, base, Version.number(), rules, files);
  }

  private void tell(String what) {
    progress.println(what);
  }
}
