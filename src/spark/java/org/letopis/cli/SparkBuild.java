package org.letopis.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.letopis.claim.Finding;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The program where one machine is too small: texts to N-Quads on Apache Spark. */
@Command(
    name = "letopis-spark",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Converts, links and compares the texts of a folder on Apache Spark, and writes the graph as",
      "N-Quads, a file for each part of the documents and one for what is not of one document.",
      "Together and sorted they are the letopis.nq that \"letopis build\" makes of the same texts."
    })
public final class SparkBuild implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "TEXTS",
      description = "folder of the texts and their catalog.ttl: a path, or a URI that Hadoop knows")
  private String texts = "";

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      description = "new folder for the N-Quads and report.txt")
  private String out = "";

  @Option(
      names = "--partitions",
      paramLabel = "N",
      description = "parts the documents are cut into (default: ${DEFAULT-VALUE})",
      defaultValue = "8")
  private int partitions = 8;

  @Option(
      names = "--base",
      paramLabel = "IRI",
      description = "base IRI of the data, with a slash at its end (default: ${DEFAULT-VALUE})",
      defaultValue = "https://w3id.org/letopis/")
  private String base = "";

  /** Runs the job and ends with its exit code. */
  public static void main(String[] arguments) {
    Locale.setDefault(Locale.ROOT);
    PrintWriter err =
        new PrintWriter(new PrintStream(System.err, true, StandardCharsets.UTF_8), true);
    System.exit(run(err, arguments));
  }

  static int run(PrintWriter err, String... arguments) {
    CommandLine line = new CommandLine(new SparkBuild()).setErr(err);
    line.setExecutionExceptionHandler(Letopis.told());
    return line.execute(arguments);
  }

  @Override
  public Integer call() throws IOException {
    if (partitions < 1) {
      throw new WrongUsageException("--partitions " + partitions + ": give 1 or more");
    }
    PrintWriter err = spec.commandLine().getErr();
    try (JavaSparkContext spark = new JavaSparkContext(settings())) {
      SparkJob job = new SparkJob(spark, ProjectOptions.home(), base, err);
      List<Finding> findings = job.run(texts, out, partitions);
      long losses = Findings.losses(findings);
      if (losses > 0) {
        err.println(
            "%s lost something; read report.txt in \"%s\""
                .formatted(Counted.of(losses, "finding"), out));
      }
      return Findings.exitCode(findings);
    }
  }

  /** What spark-submit or -Dspark... say goes first; alone it uses the cores of this machine. */
  private static SparkConf settings() {
    SparkConf settings =
        new SparkConf()
            .setIfMissing("spark.app.name", "letopis")
            .setIfMissing("spark.master", "local[*]")
            .setIfMissing("spark.ui.enabled", "false");
    if (!settings.get("spark.master").startsWith("local")) {
      return settings;
    }
    // Executors of local-cluster are processes of their own, on this class path.
    return settings
        .setIfMissing("spark.driver.host", "127.0.0.1")
        .setIfMissing("spark.driver.bindAddress", "127.0.0.1")
        .setIfMissing("spark.executor.extraClassPath", System.getProperty("java.class.path"));
  }
}
