package org.letopis.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Support;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.LinkedClaim;

/** Says a comparison in English, with the documents' own words in quotation marks. */
final class EnglishSentence {

  private final Sides sides;
  private final boolean versions;

  EnglishSentence(Sides sides) {
    this.sides = sides;
    this.versions = sides.areVersionsOfOneDocument();
  }

  String of(Type type, Optional<Contradiction> contradiction, Optional<Support> support) {
    String a = told(sides.first());
    String b = told(sides.second());
    return switch (type) {
      case AGREES -> agreement() + support.map(EnglishSentence::words).orElse("") + ".";
      case REFINES ->
          a + first(" lies", " lie") + " within what " + b + second(" allows", " allow") + ".";
      case COMPATIBLE ->
          isSameScope()
              ? both() + " can both be right."
              : both() + " differ, but are not about quite the same: " + narrower() + ".";
      case PART_OF -> a + first(" fits as a part", " fit as parts") + " of " + b + extent() + ".";
      case ADDS_UP -> sum() + " is as many as " + b + ".";
      case LEAVES_OPEN -> a + " says that it is not known what " + b + " claims.";
      case CONTRADICTS -> contradiction(contradiction.orElseThrow(), a, b);
    };
  }

  private String contradiction(Contradiction kind, String a, String b) {
    return switch (kind) {
      case DENIAL -> a + " denies what " + b + " asserts.";
      case BROKEN_BOUND ->
          a
              + first(" lies", " lie")
              + " outside the bound that "
              + b
              + second(" sets", " set")
              + newer()
              + ".";
      case DISJOINT_FIGURES ->
          both() + " cannot both be right: they count the same" + whom() + newer() + ".";
      case DATE ->
          sides.all().stream().anyMatch(claim -> claim.claim().attribute().isPresent())
              ? both() + " do not fit each other in age or year of " + subject() + "."
              : both() + " give different times for " + subject() + ".";
      case NAME -> both() + " give different names for " + subject() + ".";
      case AGENT -> both() + " name different doers for " + subject() + ".";
      case PLACE -> both() + " give different places for " + subject() + ".";
      case MANNER -> both() + " tell of different ways of damage for " + subject() + ".";
      case TOTAL_AGAINST_PARTS ->
          sides.first().size() > 1
              ? sum() + " is more than the whole, " + b + "."
              : a
                  + " is said of a part only (narrower in "
                  + dimensions(sides.firstNarrower())
                  + "), but is more than "
                  + b
                  + second(", which is", ", which are")
                  + " said of the whole.";
      case TOTAL_AGAINST_LIST -> sum() + " is more than the total, " + b + ".";
    };
  }

  private String agreement() {
    boolean figures = sides.first().stream().allMatch(claim -> claim.claim().count().isPresent());
    return (figures ? "The same figure: " : "The same is said" + of() + ": ") + told(sides.first());
  }

  private String of() {
    return sides.about().map(label -> " of " + label).orElse("");
  }

  private String subject() {
    return sides.about().orElse("the same");
  }

  /** Of which people and where, as the claims say it. */
  private String whom() {
    return sides.scopeIn("en").map(words -> " (" + words + ")").orElse("");
  }

  private String newer() {
    return sides.secondNewer() ? "; the text calls the source of the second one newer" : "";
  }

  private static String words(Support support) {
    String authorities =
        support.authorities().isEmpty()
            ? ""
            : " (" + String.join(", ", support.authorities()) + ")";
    return "; "
        + support.documents()
        + " documents, "
        + support.origins()
        + (support.origins() == 1 ? " origin" : " origins")
        + authorities;
  }

  private boolean isSameScope() {
    return sides.firstNarrower().isEmpty() && sides.secondNarrower().isEmpty();
  }

  private String narrower() {
    return Stream.of(
            narrower("the first is narrower in ", sides.firstNarrower()),
            narrower("the second is narrower in ", sides.secondNarrower()))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(", "));
  }

  private static Optional<String> narrower(String which, List<Dimension> dimensions) {
    return dimensions.isEmpty() ? Optional.empty() : Optional.of(which + dimensions(dimensions));
  }

  private String extent() {
    return sides.firstNarrower().isEmpty()
        ? ""
        : first(": it is", ": they are") + " narrower in " + dimensions(sides.firstNarrower());
  }

  /** Each side has one claim, or several that say the same. */
  private String both() {
    boolean one = sides.first().size() == 1 && sides.second().size() == 1;
    return one
        ? told(sides.first()) + " and " + told(sides.second())
        : told(sides.first())
            + " on the one side and "
            + told(sides.second())
            + " on the other side";
  }

  private String first(String one, String many) {
    return sides.first().size() == 1 ? one : many;
  }

  private String second(String one, String many) {
    return sides.second().size() == 1 ? one : many;
  }

  private static String dimensions(List<Dimension> dimensions) {
    return dimensions.stream().map(EnglishSentence::word).collect(Collectors.joining(", "));
  }

  private static String word(Dimension dimension) {
    return switch (dimension) {
      case UNIT -> "what is counted";
      case GROUP -> "group";
      case PLACE -> "place";
      case TIME -> "time";
      case MANNER -> "way of damage";
      case AGENT -> "doer";
    };
  }

  /** Parts are added, names counted. */
  private String sum() {
    return sides.first().stream().allMatch(claim -> claim.claim().count().isPresent())
        ? sides.first().stream().map(this::told).collect(Collectors.joining(" + "))
        : "The number of those named (" + sides.first().size() + " in " + documents() + ")";
  }

  private String documents() {
    return sides.first().stream()
        .map(ClaimWords::document)
        .distinct()
        .collect(Collectors.joining(" and "));
  }

  private String told(List<LinkedClaim> claims) {
    String told =
        claims.stream().limit(Sides.TOLD).map(this::told).collect(Collectors.joining(", "));
    int more = claims.size() - Sides.TOLD;
    return more > 0 ? told + " and " + more + " more" : told;
  }

  private String told(LinkedClaim claim) {
    return "\"" + ClaimWords.of(claim) + "\" (" + source(claim) + ")";
  }

  /** Where one text gives both figures, it matters on whose word. */
  private String source(LinkedClaim claim) {
    String cited = versions ? ClaimWords.cited(claim) : "";
    return ClaimWords.document(claim) + (cited.isEmpty() ? "" : ", citing " + cited);
  }
}
