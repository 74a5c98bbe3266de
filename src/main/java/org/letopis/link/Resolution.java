package org.letopis.link;

import java.util.Locale;

/**
 * What a name in a document is held to mean, and why.
 *
 * @param entity what it means
 * @param basis on what it rests
 * @param why in words
 */
record Resolution(Entity entity, Basis basis, String why) {

  /** On what a decision rests, and how sure it is from 0 to 1: our own estimate, no measure. */
  enum Basis {
    /** The reader of the text knew the entry. */
    GAZETTEER_KEY(0.95),
    /** The name is the label of one entry only. */
    GAZETTEER_LABEL(0.9),
    /** Of a town and the municipality named after it, the town. */
    GAZETTEER_TOWN(0.8),
    /** One entry only bears the name, under another label. */
    GAZETTEER_OTHER_NAME(0.8),
    /** A declared group has that name. */
    DECLARED_GROUP(0.9),
    /** Several entries bear the name: none is chosen. */
    AMBIGUOUS(0.5),
    /** Documents use the same full name. */
    SAME_NAME(0.8),
    /** Documents use the same words for somebody; that the same people are meant is not said. */
    SAME_DESCRIPTION(0.5),
    /** One given name is a form of the other; surname, event and place are the same. */
    NAME_VARIANT(0.75),
    /** The same full name as somebody else's in another document. */
    NAMESAKE(0.8),
    /** A person said so, in mappings/corrections.tsv. */
    CORRECTION(1.0),
    /** A name that cannot be carried beyond its document: a given name alone, an unplaced site. */
    OWN_NAME(1.0);

    private final double score;

    Basis(double score) {
      this.score = score;
    }

    double score() {
      return score;
    }

    String method() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
