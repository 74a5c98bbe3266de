package org.letopis.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Support;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.LinkedClaim;

/** Says a comparison in Serbian, Latin script, with the documents' own words in quotation marks. */
final class SerbianSentence {

  private final Sides sides;
  private final boolean versions;

  SerbianSentence(Sides sides) {
    this.sides = sides;
    this.versions = sides.areVersionsOfOneDocument();
  }

  String of(Type type, Optional<Contradiction> contradiction, Optional<Support> support) {
    String a = told(sides.first());
    String b = told(sides.second());
    return switch (type) {
      case AGREES -> agreement() + support.map(SerbianSentence::words).orElse("") + ".";
      case REFINES ->
          a
              + first(" je", " su")
              + " u granicama koje "
              + second("dopušta ", "dopuštaju ")
              + b
              + ".";
      case COMPATIBLE ->
          isSameScope()
              ? both() + " mogu oba biti tačna."
              : both() + " se razlikuju, ali nisu sasvim o istom: " + narrower() + ".";
      case PART_OF ->
          a + first(" se uklapa kao deo u ", " se uklapaju kao delovi u ") + b + extent() + ".";
      case ADDS_UP -> sum() + " je koliko i " + b + ".";
      case LEAVES_OPEN -> a + " kaže da se ne zna ono što tvrdi " + b + ".";
      case CONTRADICTS -> contradiction(contradiction.orElseThrow(), a, b);
    };
  }

  private String contradiction(Contradiction kind, String a, String b) {
    return switch (kind) {
      case DENIAL -> a + " poriče ono što tvrdi " + b + ".";
      case BROKEN_BOUND ->
          a
              + first(" je", " su")
              + " izvan granice koju "
              + second("postavlja ", "postavljaju ")
              + b
              + newer()
              + ".";
      case DISJOINT_FIGURES ->
          both() + " ne mogu oba biti tačna: broje isto" + whom() + newer() + ".";
      case DATE ->
          sides.all().stream().anyMatch(claim -> claim.claim().attribute().isPresent())
              ? both() + " se ne slažu u godinama" + about() + "."
              : both() + " daju različito vreme" + about() + ".";
      case NAME -> both() + " daju različita imena" + about() + ".";
      case AGENT -> both() + " navode različite počinioce" + about() + ".";
      case PLACE -> both() + " navode različita mesta" + about() + ".";
      case MANNER -> both() + " govore o različitim načinima oštećenja" + about() + ".";
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
    return (figures ? "Isti broj: " : "Isto se tvrdi" + what + ": ") + told(sides.first());
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
    return Stream.of(
            narrower("prvo je uže po: ", sides.firstNarrower()),
            narrower("drugo je uže po: ", sides.secondNarrower()))
        .flatMap(Optional::stream)
        .collect(Collectors.joining("; "));
  }

  private static Optional<String> narrower(String which, List<Dimension> dimensions) {
    return dimensions.isEmpty() ? Optional.empty() : Optional.of(which + dimensions(dimensions));
  }

  private String extent() {
    return sides.firstNarrower().isEmpty()
        ? ""
        : first(" (uže je po: ", " (uži su po: ") + dimensions(sides.firstNarrower()) + ")";
  }

  /** Each side has one claim, or several that say the same. */
  private String both() {
    boolean one = sides.first().size() == 1 && sides.second().size() == 1;
    return one
        ? told(sides.first()) + " i " + told(sides.second())
        : told(sides.first()) + " s jedne strane i " + told(sides.second()) + " s druge";
  }

  private String first(String one, String many) {
    return sides.first().size() == 1 ? one : many;
  }

  private String second(String one, String many) {
    return sides.second().size() == 1 ? one : many;
  }

  private static String dimensions(List<Dimension> dimensions) {
    return dimensions.stream().map(SerbianSentence::word).collect(Collectors.joining(", "));
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
        ? sides.first().stream().map(this::told).collect(Collectors.joining(" + "))
        : "Broj imenovanih (" + sides.first().size() + " u " + documents() + ")";
  }

  private String documents() {
    return sides.first().stream()
        .map(ClaimWords::document)
        .distinct()
        .collect(Collectors.joining(" i "));
  }

  private String told(List<LinkedClaim> claims) {
    String told =
        claims.stream().limit(Sides.TOLD).map(this::told).collect(Collectors.joining(", "));
    int more = claims.size() - Sides.TOLD;
    return more > 0 ? told + " i još " + more : told;
  }

  private String told(LinkedClaim claim) {
    return "„" + ClaimWords.of(claim) + "“ (" + source(claim) + ")";
  }

  /** Where one text gives both figures, it matters on whose word. */
  private String source(LinkedClaim claim) {
    String cited = versions ? ClaimWords.cited(claim) : "";
    return ClaimWords.document(claim) + (cited.isEmpty() ? "" : ", izvor: " + cited);
  }
}
