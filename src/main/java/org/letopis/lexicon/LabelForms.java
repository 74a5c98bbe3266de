package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a name tells readers what it is the name of, where the bare name would not: "opština Klina"
 * beside the town of Klina. Declared by kind and language in {@code gazetteer/label-forms.tsv}.
 *
 * @param forms by the file of the gazetteer, then by language tag; {@code %s} stands for the name
 */
record LabelForms(Map<String, Map<String, String>> forms) {

  private static final String LATIN = "sr-Latn";
  private static final int CELLS = 3;

  LabelForms {
    forms = Map.copyOf(forms);
  }

  /**
   * Reads the table.
   *
   * @throws IOException where it cannot be read, or a line has not three cells or no gap for a name
   */
  static LabelForms load(Path file) throws IOException {
    Map<String, Map<String, String>> forms = new TreeMap<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank() || lines.get(i).startsWith("#")) {
        continue;
      }
      String[] cells = lines.get(i).split("\t", -1);
      if (cells.length != CELLS || !cells[2].contains("%s")) {
        throw new IOException(
            "%s:%d: \"%s\" is not kind, language and a form with %%s; mend the line"
                .formatted(file, i + 1, lines.get(i)));
      }
      forms.computeIfAbsent(cells[0], kind -> new TreeMap<>()).put(cells[1], cells[2]);
    }
    return new LabelForms(forms);
  }

  /**
   * The labels as readers see them. A language without a label of its own takes the Serbian one.
   *
   * @param kind the file of the gazetteer
   * @param labels by language tag
   */
  Map<String, String> shown(String kind, Map<String, String> labels) {
    Map<String, String> shown = new TreeMap<>(labels);
    forms
        .getOrDefault(kind, Map.of())
        .forEach(
            (tag, form) ->
                shown.put(tag, form.replace("%s", labels.getOrDefault(tag, labels.get(LATIN)))));
    return shown;
  }
}
