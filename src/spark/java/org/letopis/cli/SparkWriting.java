package org.letopis.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.apache.spark.api.java.function.Function2;
import org.letopis.claim.Finding;
import org.letopis.compare.Compared;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Linked;
import org.letopis.link.LinkedClaim;
import org.letopis.link.PlaceTree;
import org.letopis.rdf.Validation;

/**
 * Holds the claims of a partition's documents against the shapes and writes their graphs, sorted,
 * into one file, which is named after the partition. It says what came of it.
 */
record SparkWriting(SparkShared shared, SparkFolder out)
    implements Function2<Integer, Iterator<String>, Iterator<String>> {

  /**
   * A document with its claims as they were linked.
   *
   * @param document without its claims as they were read: the linked ones hold them
   */
  record Document(DocumentClaims document, List<LinkedClaim> claims) {
    Document {
      claims = List.copyOf(claims);
    }
  }

  /**
   * What was written.
   *
   * @param refused ids of claims that break a shape
   * @param findings why they do
   * @param quads how many quads were written
   */
  record Written(Set<String> refused, List<Finding> findings, long quads) {
    Written {
      refused = Set.copyOf(refused);
      findings = List.copyOf(findings);
    }
  }

  @Override
  public Iterator<String> call(Integer partition, Iterator<String> documents) throws IOException {
    List<DocumentClaims> read = new ArrayList<>();
    List<LinkedClaim> claims = new ArrayList<>();
    while (documents.hasNext()) {
      Document document = SparkJson.read(documents.next(), Document.class);
      read.add(document.document());
      claims.addAll(document.claims());
    }
    List<GazetteerEntry> nowhere = List.of();
    Linked linked = new Linked(read, claims, List.of(), List.of(), new PlaceTree(nowhere));
    Validation valid =
        Validation.ofClaims(shared.quads(linked, Compared.NOTHING, shared.loaded().declarations()));
    long quads = out.write("claims-%05d.nq".formatted(partition), valid.quads().claims());
    return List.of(SparkJson.write(new Written(valid.refused(), valid.findings(), quads)))
        .iterator();
  }
}
