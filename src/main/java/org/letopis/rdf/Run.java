package org.letopis.rdf;

/**
 * What found the claims; without a clock, so that the same run is the same.
 *
 * @param code version of the program
 * @param rules hash over rules, lexica and gazetteer
 */
public record Run(String code, String rules) {

  public Run {
    if (code.isBlank() || rules.isBlank()) {
      throw new IllegalArgumentException(
          "a run needs versions of program and rules: \"%s\" \"%s\"".formatted(code, rules));
    }
  }
}
