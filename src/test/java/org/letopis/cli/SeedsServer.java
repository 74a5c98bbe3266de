package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.letopis.serve.LetopisServer;
import org.letopis.serve.Settings;
import org.letopis.serve.query.Limits;

/** The seeds, built and served once for all tests that ask a real server. */
public final class SeedsServer {

  static final String BASE = "https://w3id.org/letopis/";
  static final Path HOME = Path.of(System.getProperty("letopis.home"));

  private static final Duration LONGEST = Duration.ofMinutes(6);

  private static final SeedsServer ONE = start();

  private final HttpClient http = HttpClient.newHttpClient();
  private final Path data;
  private final LetopisServer server;

  private SeedsServer(Path data, LetopisServer server) {
    this.data = data;
    this.server = server;
  }

  /** The running server; it stops with the process. */
  public static SeedsServer get() {
    return ONE;
  }

  private static SeedsServer start() {
    try {
      Path data = Files.createTempDirectory("letopis-seeds");
      Cli built = Cli.run("build", "--data", data);
      assertThat(built.code()).as(built.err()).isEqualTo(ExitCode.DONE);
      LetopisServer server =
          LetopisServer.start(new Settings(HOME, data, BASE, Settings.LOOPBACK, 0, Limits.DEFAULT));
      SeedsServer started = new SeedsServer(data, server);
      Runtime.getRuntime().addShutdownHook(new Thread(started::stop));
      return started;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void stop() {
    try {
      server.close();
      try (Stream<Path> files = Files.walk(data)) {
        for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
          Files.delete(file);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where it answers. */
  public URI url() {
    return server.url();
  }

  Path data() {
    return data;
  }

  /** The files of its release. */
  public Path dumps() {
    return data.resolve("current/dumps");
  }

  /** A GET with headers: name, value, name, value. */
  HttpResponse<String> get(String path, String... headers) {
    return send(HttpRequest.newBuilder(server.url().resolve(path)).GET(), headers);
  }

  HttpResponse<String> post(String path, String body, String... headers) {
    return send(
        HttpRequest.newBuilder(server.url().resolve(path))
            .POST(HttpRequest.BodyPublishers.ofString(body)),
        headers);
  }

  HttpResponse<String> send(HttpRequest.Builder request, String... headers) {
    if (headers.length > 0) {
      request.headers(headers);
    }
    try {
      return http.send(
          request.timeout(LONGEST).build(),
          HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
