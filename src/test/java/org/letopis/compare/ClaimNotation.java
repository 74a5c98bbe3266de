package org.letopis.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.letopis.claim.Modality;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Made;

/**
 * Claims as a line of a table writes them: claims of a document with {@code ++} between them, each
 * its kind and fields with {@code ;} between them.
 *
 * <pre>
 *   Killing; 8 person; groups: Danes; places: Lipljan; on: 2004-03-17
 * </pre>
 *
 * A figure is {@code 8}, {@code 8..12}, {@code 801..} (more than 800), {@code ..19}, with a {@code
 * ~} before it where it is approximate; then its unit. Fields are groups, persons, sites, places,
 * by (who did it), cites, ways, on (a day), from ({@code 2004-03-17..2004-03-19}), when (words of a
 * time without a date), attribute ({@code age=53}) and words (as in the text); a word alone is
 * denied, alleged, unknown or planned, or next: right behind the claim before it.
 */
final class ClaimNotation {

  private static final Pattern FIGURE = Pattern.compile("(~?)(\\d*)(\\.\\.)?(\\d*) (\\p{Alpha}+)");

  /** So far apart stand claims whose words do not say where they are. */
  private static final int APART = 100;

  private ClaimNotation() {}

  static DocumentClaims document(String name, String claims) {
    List<Made> made = new ArrayList<>();
    for (String claim : claims.split(" \\+\\+ ")) {
      boolean follows = List.of(claim.split("; ")).contains("next");
      int end = made.isEmpty() ? 0 : made.getLast().claim().evidence().end();
      made.add(claim(name, follows ? end + 1 : APART * made.size(), claim));
    }
    return Made.document(name, made.toArray(Made[]::new));
  }

  private static Made claim(String document, int start, String text) {
    List<String> fields = List.of(text.split("; "));
    String words =
        fields.stream()
            .filter(field -> field.startsWith("words: "))
            .map(field -> field.substring("words: ".length()))
            .findFirst()
            .orElse("reči " + start);
    Made made = Made.claim(document, start, fields.getFirst(), words);
    for (String field : fields.subList(1, fields.size())) {
      made = with(made, field);
    }
    return made;
  }

  private static Made with(Made made, String field) {
    Matcher figure = FIGURE.matcher(field);
    if (figure.matches()) {
      boolean range = figure.group(3) != null;
      long low = figure.group(2).isEmpty() ? -1 : Long.parseLong(figure.group(2));
      long high = figure.group(4).isEmpty() ? -1 : Long.parseLong(figure.group(4));
      return made.figure(low, range ? high : low, !figure.group(1).isEmpty(), figure.group(5));
    }
    String[] parts = field.split(": ", 2);
    String[] values = parts.length == 2 ? parts[1].split(", ") : new String[0];
    return switch (parts[0]) {
      case "groups" -> made.groups(values);
      case "persons" -> made.persons(values);
      case "sites" -> made.sites(values);
      case "places" -> made.places(values);
      case "by" -> made.agents(values);
      case "cites" -> made.attributedTo(values);
      case "ways" -> made.modes(values);
      case "on" -> made.time(values[0], values[0]);
      case "from" -> made.time(values[0].split("\\.\\.")[0], values[0].split("\\.\\.")[1]);
      case "when" -> made.time("", "").words(values[0]);
      case "attribute" -> made.attribute(parts[1].split("=")[0], parts[1].split("=")[1]);
      case "words", "next" -> made;
      case "denied" -> made.denied();
      case "alleged" -> made.modality(Modality.ALLEGED);
      case "unknown" -> made.modality(Modality.UNKNOWN);
      case "planned" -> made.modality(Modality.PLANNED);
      default ->
          throw new IllegalArgumentException(
              "\"%s\" is no field of a claim; write one of those of ClaimNotation: %s"
                  .formatted(field, Arrays.toString(values)));
    };
  }
}
