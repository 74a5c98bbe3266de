package org.letopis.bench.serve;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Other stores with the same graph, each on loopback and in a folder of its own: Oxigraph in node,
 * Virtuoso loaded from the N-Quads.
 *
 * @param folder where their files lie
 * @param dump the graph
 */
record Peers(Path folder, Path dump) {

  /** Every word of a literal can be searched, as in the text index. */
  private static final String LOAD =
      "ld_dir('%s', '%s', 'urn:letopis'); rdf_loader_run(); checkpoint;"
          + " DB.DBA.RDF_OBJ_FT_RULE_ADD(null, null, 'All'); DB.DBA.VT_INC_INDEX_DB_DBA_RDF_OBJ();";

  /**
   * Starts Oxigraph, which holds the graph in memory.
   *
   * @param modules a folder in which {@code npm install oxigraph} was run
   */
  Program oxigraph(Path modules) throws IOException, InterruptedException {
    Path script = folder.resolve("oxigraph.mjs");
    Files.writeString(script, resource("oxigraph.mjs"));
    int port = Program.freePort();
    return Program.started(
        List.of(
            "node",
            "--max-old-space-size=8192",
            script.toString(),
            modules.toAbsolutePath().toString(),
            dump.toString(),
            Integer.toString(port)),
        Map.of(),
        folder,
        folder.resolve("oxigraph.log"),
        port,
        "sparql");
  }

  /**
   * Starts Virtuoso with an empty database and loads it.
   *
   * @param binary the server
   * @param client its client for SQL
   */
  Program virtuoso(Path binary, Path client) throws IOException, InterruptedException {
    Path own = Files.createDirectories(folder.resolve("virtuoso"));
    int port = Program.freePort();
    int sql = Program.freePort();
    Path settings = own.resolve("virtuoso.ini");
    Files.writeString(
        settings,
        resource("virtuoso.ini")
            .replace("{folder}", own.toString())
            .replace("{dumps}", dump.getParent().toString())
            .replace("{sql}", Integer.toString(sql))
            .replace("{http}", Integer.toString(port)));
    Program virtuoso =
        Program.started(
            List.of(binary.toString(), "+foreground", "+configfile", settings.toString()),
            Map.of(),
            own,
            folder.resolve("virtuoso.out"),
            port,
            "sparql");
    boolean loaded = false;
    try {
      load(client, sql);
      loaded = true;
      return virtuoso;
    } finally {
      if (!loaded) {
        virtuoso.close();
      }
    }
  }

  private void load(Path client, int port) throws IOException, InterruptedException {
    Process loading =
        new ProcessBuilder(
                client.toString(),
                "127.0.0.1:" + port,
                "dba",
                "dba",
                "exec=" + LOAD.formatted(dump.getParent(), dump.getFileName()))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("virtuoso-load.log").toFile())
            .start();
    if (loading.waitFor() != 0) {
      throw new IOException(Files.readString(folder.resolve("virtuoso-load.log")));
    }
  }

  /** A file that lies beside the queries. */
  static String resource(String name) throws IOException {
    try (InputStream in = Peers.class.getResourceAsStream("answer/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
