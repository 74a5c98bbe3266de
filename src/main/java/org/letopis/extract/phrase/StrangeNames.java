package org.letopis.extract.phrase;

import java.util.Optional;

/**
 * Reads two capitalised words that nothing knows, where something beside them says that they are a
 * person.
 */
final class StrangeNames {

  /** No more adjectives stand before an office. */
  private static final int ADJECTIVES = 3;

  private final NameScene scene;
  private final FullNames full;

  StrangeNames(NameScene scene) {
    this.scene = scene;
    this.full = new FullNames(scene);
  }

  /** Two unknown capitalised words, and something beside them that only a person has. */
  Optional<PersonMention> at(int i) {
    int next = i + 1;
    while (scene.names().isParticle(next, scene.limit())) {
      next++;
    }
    boolean pair =
        scene.isSurname(i)
            && scene.isSurname(next)
            && scene.names().isUnnamed(i)
            && (scene.names().isUnnamed(next) || scene.isBracketedNumber(next + 1))
            && scene.names().isUnknown(i)
            && !(scene.isGiven(next) && scene.isSurname(next + 1))
            && !isCapitalBefore(i)
            && scene
                .context()
                .prepositionBefore(i)
                .filter(p -> p.means(Preposition.Meaning.IN))
                .isEmpty();
    boolean strange = pair && scene.names().isUnknown(next);
    boolean marked =
        strange && (scene.endsAsSurname(next) || isTitled(i) || isTold(next + 1))
            || pair && (scene.isBracketedNumber(next + 1) || isDirectlyTitled(i));
    return marked
        ? Optional.of(full.person(i, i + 1, next, full.surnameEnd(next)))
        : Optional.empty();
  }

  private boolean isCapitalBefore(int i) {
    return i > scene.start() + 1
        && scene.words().token(i - 1).isWord()
        && scene.words().token(i - 1).isCapitalised()
        && scene.before(i).isEmpty();
  }

  private boolean isTitled(int i) {
    return !scene.before(i).isEmpty();
  }

  private boolean isDirectlyTitled(int i) {
    return scene.before(i).stream().anyMatch(n -> n.direct() && n.to() == i);
  }

  /** Said of persons only: ", star 53 godine", ", kojoj je bilo", an age in brackets. */
  private boolean isTold(int i) {
    return scene.isBracketedNumber(i)
        || i + 2 < scene.limit()
            && scene.words().form(i).equals(",")
            && (scene.lexicon().told(scene.words(), i + 1) || isCalled(i + 1));
  }

  /** ", izvršni direktor": what the person is follows the name. */
  private boolean isCalled(int from) {
    for (int i = from; i < Math.min(scene.limit(), from + ADJECTIVES); i++) {
      boolean noun =
          scene
              .lexicon()
              .nouns()
              .at(scene.words(), i, scene.limit())
              .filter(m -> m.value().contains("office") || m.value().contains("profession"))
              .isPresent();
      if (noun || !scene.words().isAdjective(i)) {
        return noun;
      }
    }
    return false;
  }
}
