package org.letopis.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Support;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.LinkedClaim;

/** Says a comparison in Serbian, Latin script, with the documents' own words in quotation marks. */
final class SerbianSentence {

  private final Sides sides;

  SerbianSentence(Sides sides) {
    this.sides = sides;
  }

  String of(Type type, Optional<Contradiction> contradiction, Optional<Support> support) {
    String a = told(sides.first(), " i ");
    String b = told(sides.second(), " i ");
    return switch (type) {
      case AGREES -> agreement() + support.map(SerbianSentence::words).orElse("") + ".";
      case REFINES -> a + " je u granicama koje dopušta " + b + ".";
      case COMPATIBLE ->
          isSameScope()
              ? a + " i " + b + " mogu oba biti tačna."
              : a + " i " + b + " se razlikuju, ali nisu sasvim o istom: " + narrower() + ".";
      case PART_OF -> a + " se uklapa kao deo u " + b + extent(sides.firstNarrower()) + ".";
      case ADDS_UP -> sum() + " je koliko i " + b + ".";
      case LEAVES_OPEN -> a + " kaže da se ne zna ono što tvrdi " + b + ".";
      case CONTRADICTS -> contradiction(contradiction.orElseThrow(), a, b);
    };
  }

  private String contradiction(Contradiction kind, String a, String b) {
    return switch (kind) {
      case DENIAL -> a + " poriče ono što tvrdi " + b + ".";
      case BROKEN_BOUND -> a + " je izvan granice koju postavlja " + b + newer() + ".";
      case DISJOINT_FIGURES ->
          a + " i " + b + " ne mogu oba biti tačna: broje isto" + whom() + newer() + ".";
      case DATE ->
          sides.all().stream().anyMatch(claim -> claim.claim().attribute().isPresent())
              ? a + " i " + b + " se ne slažu u godinama" + about() + "."
              : a + " i " + b + " daju različito vreme" + about() + ".";
      case NAME -> a + " i " + b + " daju različita imena" + about() + ".";
      case AGENT -> a + " i " + b + " navode različite počinioce" + about() + ".";
      case PLACE -> a + " i " + b + " navode različita mesta" + about() + ".";
      case MANNER -> a + " i " + b + " govore o različitim načinima oštećenja" + about() + ".";
      case TOTAL_AGAINST_PARTS ->
          sides.first().size() > 1
              ? sum() + " je više od celine, " + b + "."
              : a
                  + " je rečeno samo za deo (uže po: "
                  + dimensions(sides.firstNarrower())
                  + "), a više je nego "
                  + b
                  + ", što je rečeno za celinu.";
      case TOTAL_AGAINST_LIST -> sum() + " je više od zbira, " + b + ".";
    };
  }

  private String agreement() {
    boolean figures = sides.first().stream().allMatch(claim -> claim.claim().count().isPresent());
    String what = sides.about().map(label -> " (" + label + ")").orElse("");
    return (figures ? "Isti broj: " : "Isto se tvrdi" + what + ": ") + told(sides.first(), ", ");
  }

  private String about() {
    return sides.about().map(label -> " (" + label + ")").orElse(" za isto");
  }

  /** Of which people and where, as the claims say it. */
  private String whom() {
    return sides.scopeIn("sr-Latn").map(words -> " (" + words + ")").orElse("");
  }

  private String newer() {
    return sides.secondNewer() ? "; izvor drugog broja tekst naziva novijim" : "";
  }

  private static String words(Support support) {
    String authorities =
        support.authorities().isEmpty()
            ? ""
            : " (" + String.join(", ", support.authorities()) + ")";
    return "; dokumenata: " + support.documents() + ", izvora: " + support.origins() + authorities;
  }

  private boolean isSameScope() {
    return sides.firstNarrower().isEmpty() && sides.secondNarrower().isEmpty();
  }

  private String narrower() {
    return "prvo je uže po: "
        + dimensions(sides.firstNarrower())
        + ", drugo po: "
        + dimensions(sides.secondNarrower());
  }

  private static String extent(List<Dimension> narrower) {
    return narrower.isEmpty() ? "" : " (uže je po: " + dimensions(narrower) + ")";
  }

  private static String dimensions(List<Dimension> dimensions) {
    return dimensions.isEmpty()
        ? "ničemu"
        : dimensions.stream().map(SerbianSentence::word).collect(Collectors.joining(", "));
  }

  private static String word(Dimension dimension) {
    return switch (dimension) {
      case UNIT -> "onome što se broji";
      case GROUP -> "grupi";
      case PLACE -> "mestu";
      case TIME -> "vremenu";
      case MANNER -> "načinu oštećenja";
      case AGENT -> "počiniocu";
    };
  }

  /** Parts are added, names counted. */
  private String sum() {
    return sides.first().stream().allMatch(claim -> claim.claim().count().isPresent())
        ? told(sides.first(), " + ")
        : "Broj imenovanih (" + sides.first().size() + " u " + documents() + ")";
  }

  private String documents() {
    return sides.first().stream()
        .map(ClaimWords::document)
        .distinct()
        .collect(Collectors.joining(" i "));
  }

  private String told(List<LinkedClaim> claims, String between) {
    return claims.stream()
        .map(claim -> "„" + ClaimWords.of(claim) + "“ (" + source(claim) + ")")
        .collect(Collectors.joining(between));
  }

  /** Where one text gives both figures, it matters on whose word. */
  private String source(LinkedClaim claim) {
    String cited = sides.areVersionsOfOneDocument() ? ClaimWords.cited(claim) : "";
    return ClaimWords.document(claim) + (cited.isEmpty() ? "" : ", izvor: " + cited);
  }
}
