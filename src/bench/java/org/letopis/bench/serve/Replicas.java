package org.letopis.bench.serve;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.letopis.bench.GeneratedRelease;
import org.letopis.store.Release;
import org.letopis.store.Releases;

/**
 * {@code DATA NGINX SECONDS CLIENTS}: two servers, each over its own copy of a release, behind
 * nginx with the project's {@code docs/operation/nginx.conf}: what one server answers and what both
 * do, of queries that were asked before and of others; then a new release is put in place at both,
 * and it is measured how long until each and the proxy serve it. Loopback and a temporary folder.
 */
final class Replicas {

  private static final String QUERY = "SELECT (COUNT(*) AS ?n) { ?claim a ?class }";
  private static final Duration LONGEST = Duration.ofMinutes(2);
  private static final int NEW_CLAIMS = 600;

  private final HttpClient http = HttpClient.newHttpClient();

  private Replicas() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path home = Path.of(System.getProperty("letopis.home")).toAbsolutePath();
    Release served = new Releases(Path.of(arguments[0]).toAbsolutePath()).needed();
    Path folder = Files.createTempDirectory("letopis-replicas");
    // nginx gives up its rights, and has to reach its cache then.
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    try {
      Release next = GeneratedRelease.make(home, folder.resolve("next"), NEW_CLAIMS);
      Path serving = Path.of(arguments[0]).toAbsolutePath().resolve("serving");
      Path one = replica(folder.resolve("one"), served, next, serving);
      Path two = replica(folder.resolve("two"), served, next, serving);
      try (Program first = Program.letopis(one, folder.resolve("one.log"));
          Program second = Program.letopis(two, folder.resolve("two.log"));
          Program proxy = nginx(home, folder, Path.of(arguments[1]), first, second)) {
        Duration time = Duration.ofSeconds(Long.parseLong(arguments[2]));
        int clients = Integer.parseInt(arguments[3]);
        List<String> gallery = Clients.gallery(home);
        System.out.println("asked | clients | q/s | p50 ms | p95 ms | p99 ms | errors");
        for (Program server : List.of(first, proxy)) {
          String name = server == proxy ? "both behind nginx" : "one server";
          report(name + ", new", Clients.unseen(server.url(), gallery), clients, time);
          Clients.repeating(server.url(), gallery).run(1, time, false); // each was asked before
          report(name + ", again", Clients.repeating(server.url(), gallery), clients, time);
        }
        new Replicas().change(List.of(one, two), next, List.of(first, second, proxy));
      }
    } finally {
      Load.delete(folder);
    }
  }

  private static void report(String name, Clients asking, int clients, Duration time) {
    System.out.println(name + " | " + asking.run(clients, time, false));
  }

  /**
   * A data folder with two releases, the first of them current.
   *
   * @param serving where what makes starts faster may lie already
   */
  private static Path replica(Path data, Release served, Release next, Path serving)
      throws IOException {
    for (Release release : List.of(served, next)) {
      Path to = data.resolve("releases").resolve(release.folder().getFileName().toString());
      Load.copy(release.folder(), to);
    }
    if (Files.isDirectory(serving)) {
      Files.createDirectories(data.resolve("serving"));
      try (Stream<Path> files = Files.list(serving)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.copy(file, data.resolve("serving").resolve(file.getFileName()));
        }
      }
    }
    Path first = Path.of("releases", served.folder().getFileName().toString());
    Files.createSymbolicLink(data.resolve("current"), first);
    return data;
  }

  private static Program nginx(Path home, Path folder, Path binary, Program first, Program second)
      throws IOException, InterruptedException {
    Path own = Files.createDirectories(folder.resolve("nginx"));
    int port = Program.freePort();
    Path settings = own.resolve("nginx.conf");
    Files.writeString(
        settings,
        Files.readString(home.resolve("docs/operation/nginx.conf"))
            .replace("server 127.0.0.1:3030;", server(first))
            .replace("# server 127.0.0.1:3031;", server(second))
            .replace("127.0.0.1:8080", "127.0.0.1:" + port)
            .replace("limit_conn clients 20;", "")); // here all clients have one address
    List<String> command =
        List.of(binary.toString(), "-p", own.toString(), "-c", settings.toString());
    return Program.started(
        Stream.concat(command.stream(), List.of("-g", "daemon off;").stream()).toList(),
        Map.of(),
        own,
        folder.resolve("nginx.log"),
        port,
        "letopis/sparql");
  }

  private static String server(Program program) {
    return "server 127.0.0.1:" + program.url().getPort() + ";";
  }

  /** Puts the next release in place everywhere, and waits for everybody. */
  private void change(List<Path> folders, Release next, List<Program> servers)
      throws IOException, InterruptedException {
    HttpResponse<String> before = ask(servers.getLast().url(), Optional.empty());
    String tag = before.headers().firstValue("ETag").orElseThrow();
    System.out.println(
        "before the change: tag known, status "
            + ask(servers.getLast().url(), Optional.of(tag)).statusCode());
    Instant begin = Instant.now();
    for (Path data : folders) {
      new Releases(data).rollback(Optional.of(next.id()));
    }
    for (Program server : servers) {
      await(server, next.id(), begin);
    }
    HttpResponse<String> after = ask(servers.getLast().url(), Optional.of(tag));
    System.out.printf(
        Locale.ROOT,
        "after it: status %d, another tag %s, another answer %s%n",
        after.statusCode(),
        !after.headers().firstValue("ETag").orElseThrow().equals(tag),
        !after.body().equals(before.body()));
    http.close();
  }

  private void await(Program server, String release, Instant begin)
      throws IOException, InterruptedException {
    int times = 0;
    while (times < 20) { // a proxy asks now the one, now the other
      boolean there =
          ask(server.url(), Optional.empty())
              .headers()
              .firstValue("Letopis-Release")
              .filter(release::equals)
              .isPresent();
      times = there ? times + 1 : 0;
      if (Duration.between(begin, Instant.now()).compareTo(LONGEST) > 0) {
        throw new IOException(server.url() + " does not serve " + release);
      }
      Thread.sleep(50);
    }
    System.out.printf(
        Locale.ROOT,
        "%s serves the new release after %.1f s%n",
        server.url(),
        Duration.between(begin, Instant.now()).toMillis() / 1e3);
  }

  private HttpResponse<String> ask(URI url, Optional<String> tag)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(
            url.resolve(
                "letopis/sparql?query=" + URLEncoder.encode(QUERY, StandardCharsets.UTF_8)));
    tag.ifPresent(known -> request.header("If-None-Match", known));
    return http.send(request.build(), BodyHandlers.ofString());
  }
}
