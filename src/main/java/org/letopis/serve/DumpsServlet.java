package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.letopis.store.Release;

/** {@code /dumps/}: the files of the current release. */
final class DumpsServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

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

  private final transient Served served;

  DumpsServlet(Served served) {
    this.served = served;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Release release = served.now().release();
    String name = Optional.ofNullable(request.getPathInfo()).orElse("/").substring(1);
    if (name.isEmpty()) {
      send(response, "text/html", index(release));
      return;
    }
    Optional<Path> file = files(release).stream().filter(f -> name(f).equals(name)).findFirst();
    if (file.isEmpty()) {
      say(
          response,
          HttpServletResponse.SC_NOT_FOUND,
          "There is no dump \"" + name + "\"; \"/dumps/\" lists what there is.");
      return;
    }
    if (!unchanged(request, response, release.id() + "-" + name)) {
      response.setContentType(mediaType(name));
      response.setContentLengthLong(Files.size(file.get()));
      Files.copy(file.get(), response.getOutputStream());
    }
  }

  /** The dumps with their sums, and the report; nothing else of a release can be had. */
  static List<Path> files(Release release) throws IOException {
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
    return files;
  }

  private static String index(Release release) throws IOException {
    StringBuilder rows = new StringBuilder();
    for (Path file : files(release)) {
      rows.append(
          "<tr><td>%s</td><td class=\"number\">%,d</td><td>%s</td></tr>\n"
              .formatted(
                  Html.link("/dumps/" + name(file), name(file)),
                  Files.size(file),
                  mediaType(name(file))));
    }
    return Html.page(
        "Dumps",
        "",
        ("<p>Release %s. With <code>SHA256SUMS</code> and dumps in one folder, <code>sha256sum"
                    + " --ignore-missing --check SHA256SUMS</code> checks their bytes.</p>\n")
                .formatted(Html.escape(release.id()))
            + "<table>\n<tr><th>File</th><th>Bytes</th><th>Media type</th></tr>\n"
            + rows
            + "</table>\n");
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private static String mediaType(String name) {
    String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return MEDIA_TYPES.getOrDefault(extension, "text/plain;charset=utf-8");
  }
}
