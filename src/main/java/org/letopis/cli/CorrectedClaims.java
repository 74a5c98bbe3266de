package org.letopis.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.letopis.claim.Claim;
import org.letopis.claim.Finding;
import org.letopis.claim.Mentioned;
import org.letopis.evaluate.ClaimsJson;
import org.letopis.evaluate.KnownTexts;
import org.letopis.link.Correction;
import org.letopis.link.Correction.Action;
import org.letopis.link.Corrections;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Retracted;

/**
 * The claims after what people decided: retracted and mended ones apart, without documents and
 * persons that were withdrawn.
 *
 * @param documents what stays
 * @param findings what was decided about nothing that is there
 */
record CorrectedClaims(List<DocumentClaims> documents, List<Finding> findings) {

  private static final String FILE = "corrections.tsv";

  /** Code points around a quote that are published with it. */
  private static final int CONTEXT = 30;

  static CorrectedClaims of(List<DocumentClaims> documents, Corrections corrections)
      throws IOException {
    Set<Correction> used = new HashSet<>();
    List<DocumentClaims> kept = new ArrayList<>();
    for (DocumentClaims document : documents) {
      Optional<Correction> withdrawn =
          corrections
              .of(Action.WITHDRAW_DOCUMENT)
              .filter(line -> line.what().equals(document.document().name()))
              .findFirst();
      if (withdrawn.isPresent()) {
        used.add(withdrawn.get());
      } else {
        kept.add(corrected(document, corrections, used));
      }
    }
    List<Finding> findings =
        corrections.lines().stream()
            .filter(line -> line.action() != Action.JOIN && line.action() != Action.SPLIT)
            .filter(line -> !used.contains(line) && !isOvertaken(line, corrections))
            .map(
                line ->
                    Finding.notice(
                        FILE,
                        "%s of \"%s\" changes nothing".formatted(line.action().word(), line.what()),
                        "nothing of that name is there: look whether its id has changed"))
            .toList();
    return new CorrectedClaims(kept, findings);
  }

  private static boolean isOvertaken(Correction line, Corrections corrections) {
    return corrections.ofClaim(line.what()).filter(last -> !last.equals(line)).isPresent();
  }

  private static DocumentClaims corrected(
      DocumentClaims document, Corrections corrections, Set<Correction> used) throws IOException {
    List<Claim> claims = new ArrayList<>();
    List<Retracted> retracted = new ArrayList<>();
    KnownTexts texts = KnownTexts.of(List.of(document.document()));
    int[] text = document.document().text().codePoints().toArray();
    for (Claim claim : document.claims()) {
      Optional<Correction> withdrawn =
          corrections
              .of(Action.WITHDRAW_PERSON)
              .filter(line -> names(claim, text, line.what()))
              .findFirst();
      if (withdrawn.isPresent()) {
        used.add(withdrawn.get());
        continue;
      }
      Optional<Correction> correction = corrections.ofClaim(claim.id());
      if (correction.isEmpty()) {
        claims.add(claim);
        continue;
      }
      used.add(correction.get());
      Optional<Claim> mended =
          correction.get().action() == Action.MEND
              ? Optional.of(ClaimsJson.mend(claim, correction.get().detail(), texts))
              : Optional.empty();
      // What is mended in nothing that makes its id stays the same claim.
      if (mended.filter(m -> m.id().equals(claim.id())).isEmpty()) {
        retracted.add(new Retracted(claim, correction.get(), mended));
      }
      mended.ifPresent(claims::add);
    }
    return new DocumentClaims(document.document(), document.entry(), claims, retracted);
  }

  /** Whether a slot of the claim, or what is published of its text, names the person. */
  private static boolean names(Claim claim, int[] text, String person) {
    WithdrawnName name = new WithdrawnName(person);
    boolean slot =
        Stream.of(claim.persons(), claim.agents(), claim.attributedTo(), claim.organizations())
            .flatMap(List::stream)
            .map(Mentioned::label)
            .anyMatch(name::isMeantBy);
    int start = Math.max(0, claim.evidence().start() - CONTEXT);
    int end = Math.min(text.length, claim.evidence().end() + CONTEXT);
    return slot || name.standsIn(new String(text, start, end - start));
  }
}
