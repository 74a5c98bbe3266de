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
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * {@code DATA ROUNDS}: what readers' views and the API cost a warm server: each address that was
 * asked before, the same with the entity tag that the client has, and addresses that nobody asked
 * before and that show nearly all claims. One client; loopback only.
 */
final class Readers {

  private static final List<String> VIEWS =
      List.of(
          "/",
          "/map",
          "/timeline",
          "/people",
          "/sites",
          "/places",
          "/contradictions",
          "/read",
          "/search?q=crkva",
          "/about",
          "/ontology",
          "/doc/settlement/prizren");
  private static final List<String> API =
      List.of("/api/claims", "/api/compare", "/api/places.geojson");

  /** A box of the filters, by which addresses are made that nobody asked for. */
  private static final Pattern KIND = Pattern.compile("name=\"kind\" value=\"([^\"]+)\"");

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final URI url;
  private final ProcessHandle server;

  private Readers(Program program) {
    this.url = program.url();
    this.server = program.process().toHandle();
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path log = Files.createTempFile("letopis-readers", ".log");
    int rounds = Integer.parseInt(arguments[1]);
    try (Program program = Program.pages(Path.of(arguments[0]).toAbsolutePath(), log)) {
      new Readers(program).run(rounds);
    } finally {
      Files.delete(log);
    }
  }

  private void run(int rounds) throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(VIEWS);
    all.addAll(API);
    for (String address : all) {
      measure(again(address, rounds), Optional.empty()); // warm
    }
    System.out.println("address | asked | bytes | p50 ms | p95 ms | CPU ms of the server");
    List<String> kinds = KIND.matcher(text("/map")).results().map(found -> found.group(1)).toList();
    for (String address : all) {
      report(address, "again", again(address, rounds), Optional.empty());
      report(address, "with its tag", again(address, rounds), tag(address));
    }
    for (String address : VIEWS.subList(0, 7)) {
      report(address, "never before", unseen(address, kinds), Optional.empty());
    }
    for (String address : API.subList(0, 2)) {
      List<String> sizes =
          IntStream.range(0, kinds.size()).mapToObj(i -> address + "?size=" + (90 + i)).toList();
      report(address, "never before", sizes, Optional.empty());
    }
    http.close();
  }

  private static List<String> again(String address, int rounds) {
    return IntStream.range(0, rounds).mapToObj(i -> address).toList();
  }

  /** All kinds but one: nearly the whole view, at as many addresses as there are kinds. */
  private static List<String> unseen(String address, List<String> kinds) {
    return kinds.stream()
        .map(
            left ->
                address
                    + kinds.stream()
                        .filter(k -> !k.equals(left))
                        .map(k -> "kind=" + URLEncoder.encode(k, StandardCharsets.UTF_8))
                        .reduce("?", (a, b) -> a.equals("?") ? a + b : a + "&" + b))
        .toList();
  }

  private Optional<String> tag(String address) throws IOException, InterruptedException {
    return get(address, Optional.empty()).headers().firstValue("ETag");
  }

  private void report(String address, String asked, List<String> addresses, Optional<String> tag)
      throws IOException, InterruptedException {
    System.out.println(address + " | " + asked + " | " + measure(addresses, tag));
  }

  private String measure(List<String> addresses, Optional<String> tag)
      throws IOException, InterruptedException {
    List<Double> millis = new ArrayList<>();
    Duration before = cpu();
    int bytes = 0;
    for (String address : addresses) {
      long begin = System.nanoTime();
      HttpResponse<byte[]> answer = get(address, tag);
      millis.add((System.nanoTime() - begin) / 1e6);
      bytes = answer.headers().firstValue("Content-Length").map(Integer::parseInt).orElse(0);
    }
    double cpu = cpu().minus(before).toNanos() / 1e6 / addresses.size();
    List<Double> sorted = millis.stream().sorted().toList();
    return String.format(
        Locale.ROOT,
        "%d | %.1f | %.1f | %.1f",
        bytes,
        sorted.get(sorted.size() / 2),
        sorted.get((int) (sorted.size() * 0.95)),
        cpu);
  }

  private String text(String address) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(url.resolve(address)).build();
    return http.send(request, BodyHandlers.ofString()).body();
  }

  private Duration cpu() {
    return server.info().totalCpuDuration().orElseThrow();
  }

  private HttpResponse<byte[]> get(String address, Optional<String> tag)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(url.resolve(address)).header("Accept-Encoding", "gzip");
    tag.ifPresent(t -> request.header("If-None-Match", t));
    HttpResponse<byte[]> answer = http.send(request.build(), BodyHandlers.ofByteArray());
    if (answer.statusCode() != (tag.isPresent() ? 304 : 200)) {
      throw new IOException(address + " answers " + answer.statusCode());
    }
    return answer;
  }
}
