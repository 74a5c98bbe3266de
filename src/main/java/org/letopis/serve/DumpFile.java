package org.letopis.serve;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.store.Release;

/**
 * A file of a release that can be downloaded, under its plain name and under one with the release
 * in it: {@code letopis.ttl}, {@code letopis-bf6695027d02bfe5.ttl}.
 */
record DumpFile(Release release, Path path) {

  private static final String SUMS = "SHA256SUMS";
  private static final Map<String, String> MEDIA_TYPES =
      Map.ofEntries(
          Map.entry("ttl", "text/turtle;charset=utf-8"),
          Map.entry("nt", "application/n-triples"),
          Map.entry("nq", "application/n-quads"),
          Map.entry("trig", "application/trig"),
          Map.entry("jsonld", "application/ld+json"),
          Map.entry("rdf", "application/rdf+xml"),
          Map.entry("csv", "text/csv;charset=utf-8"),
          Map.entry("jsonl", "application/jsonl"),
          Map.entry("json", "application/json"),
          Map.entry("txt", "text/plain;charset=utf-8"),
          Map.entry("gz", "application/gzip"));

  /** The dumps with their sums, and the report; nothing else of a release can be had. */
  static List<DumpFile> of(Release release) throws IOException {
    List<Path> files = new ArrayList<>();
    if (Files.isDirectory(release.dumps())) {
      try (Stream<Path> dumps = Files.list(release.dumps())) {
        files.addAll(dumps.filter(Files::isRegularFile).sorted().toList());
      }
    }
    Stream.of("report.txt", "report.json")
        .map(release.folder()::resolve)
        .filter(Files::exists)
        .forEach(files::add);
    return files.stream().map(f -> new DumpFile(release, f)).toList();
  }

  /** The file of that name, with the release in it or without. */
  static Optional<DumpFile> find(Release release, String name) throws IOException {
    return of(release).stream()
        .filter(f -> f.name().equals(name) || f.versioned().equals(name))
        .findFirst();
  }

  String name() {
    return path.getFileName().toString();
  }

  /** The name with the release in it, before the first dot. */
  String versioned() {
    return versioned(name());
  }

  private String versioned(String name) {
    int dot = name.indexOf('.');
    return dot < 0
        ? name + "-" + release.id()
        : name.substring(0, dot) + "-" + release.id() + name.substring(dot);
  }

  String mediaType() {
    String extension = name().substring(name().lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return MEDIA_TYPES.getOrDefault(extension, "text/plain;charset=utf-8");
  }

  boolean isSums() {
    return name().equals(SUMS);
  }

  /** The sums, each under both names of its file. */
  byte[] sums() throws IOException {
    return Stream.concat(
            Files.readAllLines(path).stream(),
            Files.readAllLines(path).stream()
                .map(line -> line.split("  ", 2))
                .map(cells -> cells[0] + "  " + versioned(cells[1])))
        .collect(Collectors.joining("\n", "", "\n"))
        .getBytes(StandardCharsets.UTF_8);
  }

  long size() throws IOException {
    return isSums() ? sums().length : Files.size(path);
  }
}
