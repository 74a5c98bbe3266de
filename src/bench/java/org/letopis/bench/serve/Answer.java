package org.letopis.bench.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.letopis.bench.GeneratedRelease;

/**
 * {@code DATA FUSEKI-JAR SECONDS [claims=N] [oxigraph=FOLDER] [virtuoso=FOLDER] [queries=eight]}:
 * eight queries and the gallery, asked of this server and of others over the same graph by one
 * client, who asks each query of all servers before the next. Each query is asked first cold, then
 * for so many seconds in rounds, with a comment of its own each time, so that nothing kept answers
 * it; of this server the same text again, and with the entity tag of its answer.
 *
 * <p>Where DATA has no release, one of N generated claims is made. FOLDER of Oxigraph is where
 * {@code npm install oxigraph} was run, that of Virtuoso where its programs lie. Loopback only; the
 * other stores' files go into a temporary folder.
 */
final class Answer {

  private Answer() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path home = Path.of(System.getProperty("letopis.home")).toAbsolutePath();
    Path data = Path.of(arguments[0]).toAbsolutePath();
    Map<String, String> options = new HashMap<>();
    for (int i = 3; i < arguments.length; i++) {
      String[] option = arguments[i].split("=", 2);
      options.put(option[0], option[1]);
    }
    if (Files.notExists(data.resolve("current"))) {
      Files.createDirectories(data);
      GeneratedRelease.make(home, data, Integer.parseInt(options.get("claims")));
    }
    Path folder = Files.createTempDirectory("letopis-answer");
    List<Program> programs = new ArrayList<>();
    List<Asked> servers = new ArrayList<>();
    try {
      Load.copy(data.resolve("current").toRealPath(), folder.resolve("data/current"));
      start("letopis", Program.letopis(data, folder.resolve("letopis.log")), programs, servers);
      Path jar = Path.of(arguments[1]);
      start("fuseki", Program.fuseki(jar, folder, folder.resolve("fuseki.log")), programs, servers);
      Peers peers = new Peers(folder, folder.resolve("data/current/dumps/letopis.nq"));
      if (options.containsKey("oxigraph")) {
        Path modules = Path.of(options.get("oxigraph"));
        start("oxigraph", peers.oxigraph(modules), programs, servers);
      }
      if (options.containsKey("virtuoso")) {
        Path binaries = Path.of(options.get("virtuoso"));
        start(
            "virtuoso",
            peers.virtuoso(binaries.resolve("virtuoso-t"), binaries.resolve("isql-vt")),
            programs,
            servers);
      }
      Rounds rounds = new Rounds(servers);
      queries(home, options.containsKey("queries")).forEach(rounds::add);
      rounds.run(Integer.parseInt(arguments[2]));
      rounds.table().forEach(System.out::println);
    } finally {
      servers.forEach(Asked::close);
      programs.forEach(Program::close);
      Load.delete(folder);
    }
  }

  private static void start(
      String name, Program program, List<Program> programs, List<Asked> servers) {
    programs.add(program);
    servers.add(new Asked(name, program));
  }

  /** By name, and by server where one needs words of its own. */
  private static Map<String, Map<String, String>> queries(Path home, boolean withoutGallery)
      throws IOException {
    Map<String, Map<String, String>> queries = new LinkedHashMap<>();
    for (String name : Peers.resource("eight.txt").lines().toList()) {
      Map<String, String> texts = new HashMap<>();
      texts.put("", Peers.resource(name + ".rq"));
      if (name.startsWith("4-")) {
        texts.put("oxigraph", Peers.resource(name + ".oxigraph.rq"));
        texts.put("virtuoso", Peers.resource(name + ".virtuoso.rq"));
      }
      queries.put(name, texts);
    }
    int number = 0;
    for (String query : withoutGallery ? List.<String>of() : Clients.gallery(home)) {
      queries.put("gallery " + ++number, Map.of("", query));
    }
    return queries;
  }
}
