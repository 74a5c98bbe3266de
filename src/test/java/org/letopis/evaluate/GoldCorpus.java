package org.letopis.evaluate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.claim.Claim;
import org.letopis.link.DocumentClaims;
import org.letopis.rdf.CatalogueFile;
import org.letopis.text.Document;
import org.letopis.text.DocumentReader;

/** The five texts with the claims that people found in them. */
public final class GoldCorpus {

  /** The project's folder. */
  public static final Path HOME = Path.of(System.getProperty("letopis.home"));

  private GoldCorpus() {}

  /** The texts, by name. */
  public static List<Document> documents() throws IOException {
    List<Document> documents = new ArrayList<>();
    try (Stream<Path> files = Files.list(HOME.resolve("seeds"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".txt")).sorted().toList()) {
        if (DocumentReader.read(file) instanceof DocumentReader.Result.Read read) {
          documents.add(read.document());
        }
      }
    }
    return documents;
  }

  /** The claims of the gold under its own ids, in the order of its files. */
  public static List<NamedClaim> claims() throws IOException {
    return ClaimsJson.readFolder(HOME.resolve("evaluation/gold"), KnownTexts.of(documents()));
  }

  /** The gold as if it had been extracted. */
  public static List<DocumentClaims> extracted(CatalogueFile catalogue) throws IOException {
    Map<String, List<Claim>> claims =
        claims().stream()
            .map(NamedClaim::claim)
            .collect(Collectors.groupingBy(claim -> claim.evidence().document()));
    return documents().stream()
        .map(
            document ->
                new DocumentClaims(
                    document,
                    catalogue.catalogue().entry(document.name()),
                    claims.getOrDefault(document.name(), List.of())))
        .toList();
  }
}
