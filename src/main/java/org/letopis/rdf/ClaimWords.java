package org.letopis.rdf;

import java.util.List;

/**
 * The few words of a claim's label that are not in the ontology, in one language and script.
 *
 * @param tag BCP 47 tag
 * @param claim what a label begins with
 * @param about before a figure that is not exact
 * @param more before a number that is passed
 * @param least before a lower bound
 * @param almost before a number that is nearly reached
 * @param less before a number that is not reached
 * @param most before an upper bound
 * @param by before those who are claimed to have done it
 * @param accused before those whom an accusation accuses
 * @param accuser before those who accuse
 * @param deedOf before those whose deed is denied
 * @param denier before those who deny
 * @param source before those whom the document cites
 * @param grouping between thousands
 * @param open opening quotation mark
 * @param close closing quotation mark
 */
record ClaimWords(
    String tag,
    String claim,
    String about,
    String more,
    String least,
    String almost,
    String less,
    String most,
    String by,
    String accused,
    String accuser,
    String deedOf,
    String denier,
    String source,
    String grouping,
    String open,
    String close) {

  private static final ClaimWords ENGLISH =
      new ClaimWords(
          "en",
          "Claim",
          "about ",
          "more than ",
          "at least ",
          "almost ",
          "less than ",
          "at most ",
          "by ",
          "accused: ",
          "accuser: ",
          "whose deed is denied: ",
          "denied by ",
          "according to ",
          ",",
          "“",
          "”");

  /** Those who act are "akteri": they may as well have helped or resolved as harmed. */
  private static final ClaimWords LATIN =
      new ClaimWords(
          "sr-Latn",
          "Tvrdnja",
          "oko ",
          "više od ",
          "najmanje ",
          "skoro ",
          "manje od ",
          "najviše ",
          "akteri: ",
          "optuženi: ",
          "ko optužuje: ",
          "čije se delo poriče: ",
          "ko poriče: ",
          "po izvoru: ",
          ".",
          "„",
          "“");

  /** English, and Serbian in both scripts. */
  static final List<ClaimWords> ALL = List.of(ENGLISH, LATIN, LATIN.cyrillic());

  private ClaimWords cyrillic() {
    return new ClaimWords(
        "sr-Cyrl",
        Cyrillic.fromLatin(claim),
        Cyrillic.fromLatin(about),
        Cyrillic.fromLatin(more),
        Cyrillic.fromLatin(least),
        Cyrillic.fromLatin(almost),
        Cyrillic.fromLatin(less),
        Cyrillic.fromLatin(most),
        Cyrillic.fromLatin(by),
        Cyrillic.fromLatin(accused),
        Cyrillic.fromLatin(accuser),
        Cyrillic.fromLatin(deedOf),
        Cyrillic.fromLatin(denier),
        Cyrillic.fromLatin(source),
        grouping,
        open,
        close);
  }

  /** A Serbian name or value in the script of these words; any other language leaves it alone. */
  String script(String latin) {
    return tag.equals("sr-Cyrl") ? Cyrillic.fromLatin(latin) : latin;
  }

  /** Serbian words of a text: among those of another language they stand in quotation marks. */
  String said(String latin) {
    boolean foreign = tag.equals("en") && latin.codePoints().anyMatch(Character::isLetter);
    return foreign ? quoted(latin) : script(latin);
  }

  /** Words of a text, in quotation marks. */
  String quoted(String words) {
    return open + script(words) + close;
  }
}
