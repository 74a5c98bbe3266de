package org.letopis.extract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.letopis.claim.Claim;
import org.letopis.extract.rule.KindReader;
import org.letopis.extract.rule.Rule;

/** Every rule finds what its examples say, and nothing in its counterexamples. */
class RuleExamplesTest {

  private static final List<Rule.Head> RULES =
      KindReader.read(Extracted.MAPPINGS.resolve("kinds")).stream()
          .flatMap(kind -> kind.rules().stream())
          .map(Rule::head)
          .toList();

  @TestFactory
  Stream<DynamicTest> a_rule_finds_its_examples() {
    return RULES.stream()
        .flatMap(
            rule ->
                rule.examples().stream()
                    .map(e -> DynamicTest.dynamicTest(name(rule, e.text()), () -> found(rule, e))));
  }

  @TestFactory
  Stream<DynamicTest> a_rule_finds_nothing_in_its_counterexamples() {
    return RULES.stream()
        .flatMap(
            rule ->
                rule.counterexamples().stream()
                    .map(t -> DynamicTest.dynamicTest(name(rule, t), () -> notFound(rule, t))));
  }

  @Test
  void every_rule_has_an_example_and_a_counterexample() {
    Set<String> without =
        RULES.stream()
            .filter(rule -> rule.examples().isEmpty() || rule.counterexamples().isEmpty())
            .map(Rule.Head::id)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> known =
        Extracted.table("rules-without-examples.txt").stream()
            .map(List::getFirst)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(without)
        .as("rules of mappings/kinds that lack examples or counterexamples")
        .isSubsetOf(known);
  }

  @Test
  void the_name_of_a_rule_is_its_own() {
    assertThat(RULES).extracting(Rule.Head::id).doesNotHaveDuplicates();
  }

  private static String name(Rule.Head rule, String text) {
    return rule.id() + ": " + text;
  }

  private static void found(Rule.Head rule, Rule.Example example) {
    List<Claim> claims = Extracted.claims(example.text());
    List<Claim> own = by(rule, claims);
    boolean fits = own.stream().anyMatch(claim -> Slots.fit(claim, example.expected()));
    assertThat(fits)
        .as(
            "%s.yaml, rule %s%n  text     %s%n  expected %s%n  found%s",
            rule.kind(), rule.id(), example.text(), example.expected(), told(claims, example))
        .isTrue();
  }

  private static void notFound(Rule.Head rule, String text) {
    assertThat(by(rule, Extracted.claims(text)).stream().map(RuleExamplesTest::told).toList())
        .as("what rule %s finds in its counterexample \"%s\"", rule.id(), text)
        .isEmpty();
  }

  private static List<Claim> by(Rule.Head rule, List<Claim> claims) {
    return claims.stream().filter(c -> c.evidence().rule().equals(rule.id())).toList();
  }

  private static String told(List<Claim> claims, Rule.Example example) {
    if (claims.isEmpty()) {
      return " nothing";
    }
    List<String> lines = new ArrayList<>();
    for (Claim claim : claims) {
      lines.add(told(claim) + "; wrong: " + Slots.missing(claim, example.expected()));
    }
    return "\n    " + String.join("\n    ", lines);
  }

  private static String told(Claim claim) {
    List<String> filled = new ArrayList<>();
    Slots.of(claim).forEach((k, v) -> filled.addAll(v.isEmpty() ? List.of() : List.of(k + v)));
    return claim.evidence().rule()
        + " \""
        + claim.evidence().quote()
        + "\" "
        + String.join(" ", filled);
  }
}
