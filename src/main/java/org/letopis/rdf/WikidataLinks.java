package org.letopis.rdf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.letopis.claim.Finding;

/**
 * The lines of {@code mappings/links/wikidata.tsv}: key, item, state, basis; {@code #} begins a
 * comment.
 */
record WikidataLinks(List<WikidataLink> links, List<Finding> findings) {

  static final WikidataLinks NONE = new WikidataLinks(List.of(), List.of());

  WikidataLinks {
    links = List.copyOf(links);
    findings = List.copyOf(findings);
  }

  static WikidataLinks read(Path file) throws IOException {
    List<WikidataLink> links = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank() || line.startsWith("#") || line.startsWith("key\t")) {
        continue;
      }
      String where = file.getFileName() + ":" + (i + 1);
      String[] cells = line.split("\t", -1);
      if (cells.length < 4) {
        findings.add(
            Finding.notice(
                where,
                "\"" + line + "\" has " + cells.length + " cells",
                "give key, item, state and basis, with tabs between them"));
        continue;
      }
      WikidataLink.State.of(cells[2])
          .filter(state -> cells[1].matches("Q[1-9][0-9]*"))
          .ifPresentOrElse(
              state -> links.add(new WikidataLink(cells[0], cells[1], state, cells[3])),
              () ->
                  findings.add(
                      Finding.notice(
                          where,
                          "item \"%s\" with state \"%s\" is left out".formatted(cells[1], cells[2]),
                          "an item is a Q and a number, a state is confirmed, one-source or"
                              + " candidate")));
    }
    return new WikidataLinks(links, findings);
  }
}
