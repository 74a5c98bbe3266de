package org.letopis.extract.phrase;

import java.util.List;
import java.util.Optional;
import org.letopis.extract.phrase.NameContext.PersonNoun;
import org.letopis.extract.phrase.PersonMention.Candidate;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Gender;
import org.letopis.text.Sentence;

/**
 * Tells where a surname that stands alone can be that of another bearer than the one person of the
 * document who is named in full: relatives share it.
 */
final class SharedBearers {

  /** How far from a surname, in tokens, a noun of kinship makes it doubtful whose it is. */
  private static final int NEAR = 4;

  /** How far behind a name and its comma the noun stands that says whose relative it is. */
  private static final int APPOSED = 3;

  private final Words words;
  private final NameContext context;
  private final List<PersonMention> full;

  SharedBearers(Words words, NameContext context, List<PersonMention> full) {
    this.words = words;
    this.context = context;
    this.full = full;
  }

  /**
   * Whether the surname at the token may be somebody else's: it does not agree with its predicate,
   * a noun of kinship stands beside it, or its bearer is named as a relative further on.
   */
  boolean isOfOther(int i, Sentence sentence, List<Candidate> found) {
    int from = Math.max(sentence.from(), i - NEAR);
    int to = Math.min(sentence.to(), i + 1 + NEAR);
    return context.hasKin(from, to)
        || found.stream().anyMatch(c -> disagrees(i, sentence, c) || isRelative(i, sentence, c));
  }

  /** "Lukić je nestao": not Vera Lukić. */
  private boolean disagrees(int i, Sentence sentence, Candidate candidate) {
    Optional<Gender> said =
        context
            .predicated(i + 1, sentence.to())
            .or(() -> context.said(i, i + 1, sentence.from(), sentence.to()));
    return candidate.cases().contains(Case.NOMINATIVE)
        && said.filter(g -> g == Gender.MASCULINE || g == Gender.FEMININE)
            .filter(g -> g != candidate.gender())
            .isPresent();
  }

  /** "Savić je ubijen, kaže njegov brat Zoran Savić": the first is not the brother. */
  private boolean isRelative(int i, Sentence sentence, Candidate candidate) {
    List<PersonMention> mentions =
        full.stream()
            .filter(m -> m.best().filter(b -> b.name().equals(candidate.name())).isPresent())
            .toList();
    return !mentions.isEmpty()
        && mentions.stream().allMatch(this::isKin)
        && mentions.getFirst().to() > sentence.from();
  }

  private boolean isKin(PersonMention mention) {
    Sentence sentence = words.document().sentences().get(words.sentenceOf(mention.from()));
    List<PersonNoun> before = context.before(mention.from(), sentence.from());
    int to = mention.to();
    boolean apposed =
        to < sentence.to()
            && words.form(to).equals(",")
            && context.hasKin(to + 1, Math.min(sentence.to(), to + 1 + APPOSED));
    return !before.isEmpty() && before.getFirst().is("kinship") || apposed;
  }
}
