package org.letopis.cli.wikidata;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * {@code mappings/links/candidates.tsv}: what a service suggests, for a person to decide. The
 * program reads of it only what was refused; a link is made by a line in {@code wikidata.tsv}.
 */
public final class CandidatesFile {

  private static final String HEAD =
      """
      # Candidates for links, suggested by a reconciliation service (./letopis link); nothing here is a link.
      # To take one: add "key<tab>item<tab>confirmed, one-source or candidate<tab>what it rests on" to wikidata.tsv.
      # To refuse one: write no into its last column; it is then not suggested again.
      # key	type	name	item	name in the service	description	types	score	service is sure	decision
      """;

  private static final int CELLS = 10;
  private static final int KEY = 0;
  private static final int ITEM = 3;
  private static final int DECISION = 9;

  private CandidatesFile() {}

  /** An entity and one of its candidates. */
  public record Row(Unlinked entity, Candidate candidate) {}

  /**
   * Writes the rows; those that a person has refused stay refused, and stay in the file.
   *
   * @return how many rows are left to decide
   */
  public static int write(Path file, List<Row> rows) throws IOException {
    List<String[]> refused = refused(file);
    Set<String> known = new HashSet<>();
    refused.forEach(cells -> known.add(cells[KEY] + "\t" + cells[ITEM]));
    List<String[]> open =
        rows.stream()
            .filter(r -> !known.contains(r.entity().key() + "\t" + r.candidate().id()))
            .map(CandidatesFile::cells)
            .toList();
    List<String[]> all = new ArrayList<>(refused);
    all.addAll(open);
    all.sort(
        Comparator.comparing((String[] cells) -> cells[KEY])
            .thenComparing(cells -> -Double.parseDouble(cells[7]))
            .thenComparing(cells -> cells[ITEM]));
    StringBuilder text = new StringBuilder(HEAD);
    all.forEach(cells -> text.append(String.join("\t", cells)).append('\n'));
    Files.writeString(file, text);
    return open.size();
  }

  private static List<String[]> refused(Path file) throws IOException {
    if (!Files.exists(file)) {
      return List.of();
    }
    return Files.readAllLines(file).stream()
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .map(line -> line.split("\t", -1))
        .filter(cells -> cells.length == CELLS && cells[DECISION].strip().equals("no"))
        .toList();
  }

  private static String[] cells(Row row) {
    return new String[] {
      row.entity().key(),
      row.entity().type(),
      clean(row.entity().name()),
      clean(row.candidate().id()),
      clean(row.candidate().name()),
      clean(row.candidate().description()),
      clean(String.join("|", row.candidate().types())),
      String.format(Locale.ROOT, "%.1f", row.candidate().score()),
      row.candidate().match() ? "yes" : "",
      ""
    };
  }

  private static String clean(String text) {
    return text.replaceAll("[\\t\\r\\n]+", " ").strip();
  }
}
