package org.letopis.rdf;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.Mentioned;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;

/**
 * Claims as a table for spreadsheets (RFC 4180, UTF-8): one a row, in the order of documents and
 * text. Several values in one cell are parted by " | "; the columns that end in {@code _iri} name
 * the same things by their IRIs.
 */
final class ClaimsCsv {

  static final List<String> COLUMNS =
      List.of(
          "claim_iri",
          "document",
          "document_iri",
          "start",
          "end",
          "quote",
          "kind",
          "event_iri",
          "count_low",
          "count_high",
          "approximate",
          "count_text",
          "unit",
          "modes",
          "groups",
          "groups_iri",
          "persons",
          "persons_iri",
          "sites",
          "sites_iri",
          "places",
          "places_iri",
          "time_start",
          "time_end",
          "time_text",
          "agents",
          "agents_iri",
          "attributed_to",
          "attributed_to_iri",
          "role",
          "organizations",
          "organizations_iri",
          "attribute",
          "value",
          "cause",
          "effect",
          "polarity",
          "modality",
          "rule",
          "confidence");

  private static final String LINE_END = "\r\n";
  private static final String PARTED = " | ";

  private ClaimsCsv() {}

  static void write(Quads quads, OutputStream out) throws IOException {
    line(COLUMNS, out);
    var byDocument = quads.claimsByDocument();
    for (var document : quads.documents().toList()) {
      List<LinkedClaim> claims =
          byDocument.getOrDefault(document.document().name(), List.of()).stream()
              .sorted(Quads.TEXT_ORDER)
              .toList();
      for (LinkedClaim claim : claims) {
        line(cells(quads.iris(), claim), out);
      }
    }
    out.flush();
  }

  private static List<String> cells(Iris iris, LinkedClaim linked) {
    Claim claim = linked.claim();
    var evidence = claim.evidence();
    return List.of(
        iris.claim(claim.id()).getURI(),
        evidence.document(),
        iris.document(evidence.document()).getURI(),
        Integer.toString(evidence.start()),
        Integer.toString(evidence.end()),
        evidence.quote(),
        claim.kind(),
        linked.event().map(e -> iris.entity(e).getURI()).orElse(""),
        claim.count().map(Count::low).map(ClaimsCsv::number).orElse(""),
        claim.count().map(Count::high).map(ClaimsCsv::number).orElse(""),
        claim.count().map(c -> Boolean.toString(c.approximate())).orElse(""),
        claim.count().map(Count::text).orElse(""),
        claim.unit().orElse(""),
        String.join(PARTED, claim.modes()),
        String.join(PARTED, claim.groups()),
        iris(iris, linked.groups()),
        names(claim.persons()),
        iris(iris, linked.persons()),
        names(claim.sites()),
        iris(iris, linked.sites()),
        names(claim.places()),
        iris(iris, linked.places()),
        claim.time().flatMap(t -> t.start()).orElse(""),
        claim.time().flatMap(t -> t.end()).orElse(""),
        claim.time().map(t -> t.text()).orElse(""),
        names(claim.agents()),
        iris(iris, linked.agents()),
        names(claim.attributedTo()),
        iris(iris, linked.attributedTo()),
        claim.role().orElse(""),
        names(claim.organizations()),
        iris(iris, linked.organizations()),
        claim.attribute().map(a -> a.name()).orElse(""),
        claim.attribute().map(a -> a.value()).orElse(""),
        claim.causation().map(c -> c.cause()).orElse(""),
        claim.causation().map(c -> c.effect()).orElse(""),
        claim.polarity().name().toLowerCase(Locale.ROOT),
        claim.modality().name().toLowerCase(Locale.ROOT),
        evidence.rule(),
        Literals.plain(claim.confidence()));
  }

  private static String number(OptionalLong bound) {
    return bound.isPresent() ? Long.toString(bound.getAsLong()) : "";
  }

  private static String names(List<Mentioned> names) {
    return names.stream().map(Mentioned::label).collect(Collectors.joining(PARTED));
  }

  private static String iris(Iris iris, List<Entity> entities) {
    return entities.stream().map(e -> iris.entity(e).getURI()).collect(Collectors.joining(PARTED));
  }

  private static void line(List<String> cells, OutputStream out) throws IOException {
    String line = cells.stream().map(ClaimsCsv::cell).collect(Collectors.joining(","));
    out.write((line + LINE_END).getBytes(StandardCharsets.UTF_8));
  }

  /** Quoted where it holds a comma, a quotation mark or the end of a line. */
  private static String cell(String text) {
    return text.matches("(?s).*[\",\r\n].*") ? "\"" + text.replace("\"", "\"\"") + "\"" : text;
  }
}
