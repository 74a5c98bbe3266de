package org.letopis.compare;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.LinkedClaim;

/** Says a comparison in words, with the documents' own figures in quotation marks. */
final class Sentences {

  private static final Set<String> SPEECH = Set.of("Accusation", "Denial");

  private final List<LinkedClaim> claims;

  Sentences(List<LinkedClaim> claims) {
    this.claims = claims;
  }

  String english(Type type, Optional<Contradiction> contradiction) {
    String a = english(claims.getFirst());
    String b = english(claims.getLast());
    return switch (type) {
      case AGREES ->
          "The same figure: "
              + claims.stream().map(Sentences::english).collect(Collectors.joining(", "))
              + ".";
      case REFINES -> a + " lies within what " + b + " allows.";
      case COMPATIBLE -> a + " and " + b + " can both be right.";
      case PART_OF -> a + " is given as a part of " + b + ".";
      case CONTRADICTS ->
          switch (contradiction.orElseThrow()) {
            case DENIAL -> a + " denies what " + b + " asserts.";
            case BROKEN_BOUND -> a + " lies outside the bound that " + b + " sets.";
            case DISJOINT_FIGURES,
                DATE,
                NAME,
                AGENT,
                PLACE,
                MANNER,
                TOTAL_AGAINST_PARTS,
                TOTAL_AGAINST_LIST ->
                a + " and " + b + " cannot both be right of the same scope.";
          };
    };
  }

  String serbian(Type type, Optional<Contradiction> contradiction) {
    String a = serbian(claims.getFirst());
    String b = serbian(claims.getLast());
    return switch (type) {
      case AGREES ->
          "Isti broj: "
              + claims.stream().map(Sentences::serbian).collect(Collectors.joining(", "))
              + ".";
      case REFINES -> a + " je u granicama koje dopušta " + b + ".";
      case COMPATIBLE -> a + " i " + b + " mogu oba biti tačna.";
      case PART_OF -> a + " je po navodu deo od " + b + ".";
      case CONTRADICTS ->
          switch (contradiction.orElseThrow()) {
            case DENIAL -> a + " poriče ono što tvrdi " + b + ".";
            case BROKEN_BOUND -> a + " je izvan granice koju postavlja " + b + ".";
            case DISJOINT_FIGURES,
                DATE,
                NAME,
                AGENT,
                PLACE,
                MANNER,
                TOTAL_AGAINST_PARTS,
                TOTAL_AGAINST_LIST ->
                a + " i " + b + " ne mogu oba biti tačna za isti obuhvat.";
          };
    };
  }

  private static String english(LinkedClaim claim) {
    return "\"" + words(claim.claim()) + "\" (" + document(claim) + ")";
  }

  private static String serbian(LinkedClaim claim) {
    return "„" + words(claim.claim()) + "“ (" + document(claim) + ")";
  }

  private static String document(LinkedClaim claim) {
    return claim.claim().evidence().document();
  }

  /**
   * The figure as the text writes it, or the claim's whole quote where it has none or where the
   * figure is not what it is about.
   */
  private static String words(Claim claim) {
    return claim
        .count()
        .map(Count::text)
        .filter(text -> !text.isBlank() && !SPEECH.contains(claim.kind()))
        .orElse(claim.evidence().quote());
  }
}
