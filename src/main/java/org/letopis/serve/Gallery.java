package org.letopis.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The queries of {@code queries/}. Titles and descriptions stand in comments at the head of a file:
 * {@code # title@en: How many were killed, by source}.
 *
 * @param queries by file name
 */
public record Gallery(List<GalleryQuery> queries) {

  private static final Pattern HEAD =
      Pattern.compile("#\\s*(title|description)[\\s@(_-]*(en|sr)?[^:]*:\\s*(\\S.*)");

  private static final Pattern NUMBER = Pattern.compile("^\\d+-");
  private static final Pattern ZEROS = Pattern.compile("^0+");

  public Gallery {
    queries = List.copyOf(queries);
  }

  /**
   * Reads a folder of {@code .rq} files; a folder that is not there holds none.
   *
   * @throws IOException where a file cannot be read
   */
  public static Gallery load(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return new Gallery(List.of());
    }
    List<GalleryQuery> queries = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".rq")).sorted().toList()) {
        String name = file.getFileName().toString();
        queries.add(parse(name.substring(0, name.length() - 3), Files.readString(file)));
      }
    }
    return new Gallery(queries);
  }

  /** The queries themselves. */
  List<String> texts() {
    return queries.stream().map(GalleryQuery::text).toList();
  }

  /**
   * The query of that name; a number before it ({@code 01-killed}) may be left out or stand alone.
   */
  public Optional<GalleryQuery> find(String name) {
    return Stream.<Predicate<String>>of(
            file -> file.equals(name),
            file -> NUMBER.matcher(file).replaceFirst("").equals(name),
            file ->
                file.startsWith(name + "-")
                    || ZEROS.matcher(file).replaceFirst("").startsWith(name + "-"))
        .flatMap(named -> queries.stream().filter(q -> named.test(q.name())))
        .findFirst();
  }

  static GalleryQuery parse(String name, String text) {
    Map<String, String> titles = new TreeMap<>();
    Map<String, String> descriptions = new TreeMap<>();
    for (String line : text.lines().takeWhile(l -> l.startsWith("#") || l.isBlank()).toList()) {
      Matcher head = HEAD.matcher(line);
      if (head.lookingAt()) {
        String language = Optional.ofNullable(head.group(2)).orElse("en").toLowerCase(Locale.ROOT);
        Map<String, String> texts = head.group(1).equals("title") ? titles : descriptions;
        texts.putIfAbsent(language, head.group(3).strip());
      }
    }
    return new GalleryQuery(name, titles, descriptions, text);
  }
}
