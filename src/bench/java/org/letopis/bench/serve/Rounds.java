package org.letopis.bench.serve;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Queries asked of servers in turns, and what came of it as a table. */
final class Rounds {

  private static final int AGAIN = 20;

  /** A query is asked so often in a row that processor time can be read, up to a number. */
  private static final double BLOCK_MILLIS = 200;

  private static final int LARGEST_BLOCK = 20;
  private static final int LEAST_ROUNDS = 3;

  private final List<Asked> servers;
  private final Map<String, Map<String, String>> queries = new LinkedHashMap<>();
  private final Map<String, Result> results = new LinkedHashMap<>();
  private long asked;

  /** What came of one query at one server. */
  private static final class Result {
    private final List<Double> fresh = new ArrayList<>();
    private final List<Double> repeated = new ArrayList<>();
    private final List<Double> known = new ArrayList<>();
    private final List<Double> processor = new ArrayList<>();
    private double cold;
    private List<String> rows = List.of();
    private int status;

    private double last() {
      return fresh.isEmpty() ? cold : fresh.getLast();
    }
  }

  Rounds(List<Asked> servers) {
    this.servers = List.copyOf(servers);
  }

  /**
   * Adds a query.
   *
   * @param texts by server; with an empty name that for all others
   */
  void add(String name, Map<String, String> texts) {
    queries.put(name, Map.copyOf(texts));
  }

  /** Asks all of them cold, then in rounds for so many seconds, then the same again. */
  void run(int seconds) throws IOException, InterruptedException {
    for (String query : queries.keySet()) {
      for (Asked server : servers) {
        Result result = new Result();
        Asked.Answer answer = server.ask(fresh(query, server));
        result.cold = answer.millis();
        result.status = answer.status();
        result.rows = answer.rows();
        results.put(query + server.name(), result);
      }
    }
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    for (int round = 0; System.nanoTime() < end || round < LEAST_ROUNDS; round++) {
      for (String query : queries.keySet()) {
        for (int i = 0; i < servers.size(); i++) {
          block(query, servers.get((i + round) % servers.size())); // nobody comes always first
        }
      }
    }
    for (String query : queries.keySet()) {
      again(query, servers.getFirst());
    }
  }

  private void block(String query, Asked server) throws IOException, InterruptedException {
    Result result = result(query, server);
    if (result.status != 200 || isPeersGallery(query, server)) {
      return;
    }
    int times = (int) Math.clamp(BLOCK_MILLIS / result.last(), 1, LARGEST_BLOCK);
    double before = server.processorMillis();
    for (int i = 0; i < times; i++) {
      result.fresh.add(server.ask(fresh(query, server)).millis());
    }
    result.processor.add((server.processorMillis() - before) / times);
  }

  /** The gallery takes others long, and is for this server and its likes: they are asked once. */
  private boolean isPeersGallery(String query, Asked server) {
    return query.startsWith("gallery") && servers.indexOf(server) > 1;
  }

  private void again(String query, Asked server) throws IOException, InterruptedException {
    String text = fresh(query, server);
    Optional<String> tag = server.ask(text).tag();
    Result result = result(query, server);
    for (int i = 0; i < AGAIN; i++) {
      result.repeated.add(server.ask(text).millis());
      Asked.Answer known = server.ask(text, tag);
      if (known.status() != 304) {
        throw new IOException(query + ": with its tag " + known.status());
      }
      result.known.add(known.millis());
    }
  }

  private String fresh(String query, Asked server) {
    Map<String, String> texts = queries.get(query);
    return texts.getOrDefault(server.name(), texts.get("")) + "\n# " + ++asked;
  }

  private Result result(String query, Asked server) {
    return results.get(query + server.name());
  }

  /** A line a query. */
  List<String> table() {
    List<String> lines = new ArrayList<>();
    String names = servers.stream().map(Asked::name).collect(Collectors.joining(" | "));
    lines.add(
        "query | rows, the same of | cold ms: %s | p50 / p95 ms: %s | CPU ms of %s, %s | to %s: p50, CPU | again | 304"
            .formatted(
                names, names, servers.get(0).name(), servers.get(1).name(), servers.get(1).name()));
    queries.keySet().forEach(query -> lines.add(line(query)));
    return lines;
  }

  private String line(String query) {
    List<Result> all = servers.stream().map(s -> result(query, s)).toList();
    Result own = all.getFirst();
    String same =
        servers.stream()
            .skip(1)
            .filter(s -> result(query, s).rows.equals(own.rows))
            .map(Asked::name)
            .collect(Collectors.joining(" "));
    return Stream.of(
            Stream.of(query, own.rows.size() + ", " + same),
            all.stream().map(r -> r.status == 200 ? "%.0f".formatted(r.cold) : "" + r.status),
            all.stream().map(r -> both(r.fresh)),
            all.stream().limit(2).map(r -> one(at(r.processor, 0.5))),
            Stream.of(
                ratio(own.fresh, all.get(1).fresh), ratio(own.processor, all.get(1).processor)),
            Stream.of(both(own.repeated), both(own.known)))
        .flatMap(cells -> cells)
        .collect(Collectors.joining(" | "));
  }

  private static String ratio(List<Double> own, List<Double> other) {
    return String.format(Locale.ROOT, "%.2f", at(own, 0.5) / at(other, 0.5));
  }

  private static String one(double millis) {
    return String.format(Locale.ROOT, "%.1f", millis);
  }

  private static String both(List<Double> millis) {
    return millis.isEmpty()
        ? "-"
        : String.format(Locale.ROOT, "%.1f / %.1f", at(millis, 0.5), at(millis, 0.95));
  }

  /** Of the later two thirds: the first are of code that is not compiled yet. */
  private static double at(List<Double> millis, double part) {
    List<Double> sorted = millis.stream().skip(millis.size() / 3).sorted().toList();
    return sorted.isEmpty()
        ? Double.NaN
        : sorted.get((int) Math.min(sorted.size() - 1, part * sorted.size()));
  }
}
