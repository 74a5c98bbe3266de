package org.letopis.extract.phrase;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.lexicon.Mention;

/** People grow by the figure behind them: "svi meštani, njih oko 240". */
final class PostposedTail {

  private static final Set<Sort> COUNTED = EnumSet.of(Sort.PEOPLE, Sort.ORGANIZATION);

  private final Words words;

  PostposedTail(Words words) {
    this.words = words;
  }

  Optional<Nominal> grow(Nominal head, int limit) {
    int i = head.to();
    boolean pronoun =
        COUNTED.contains(head.sort())
            && head.quantity().isEmpty()
            && i + 2 < limit
            && words.form(i).equals(",")
            && words.does(i + 1, Use.THEM);
    if (!pronoun) {
      return Optional.empty();
    }
    return words
        .quantityFrom(i + 2)
        .filter(q -> q.to() <= limit && q.kind() != Mention.Quantity.Kind.PERCENT)
        .filter(q -> q.to() == limit || !words.token(q.to()).isWord() || !words.isNoun(q.to()))
        .map(q -> counted(head, q));
  }

  private static Nominal counted(Nominal head, Mention.Quantity figure) {
    Mention.Quantity count =
        new Mention.Quantity(
            figure.from(), figure.to(), figure.count(), Mention.Quantity.Kind.COUNT);
    Nominal grown = head.withTo(figure.to()).withCount(Optional.of(count), head.unit());
    boolean force = head.sort() == Sort.ORGANIZATION && head.unit().isPresent();
    return force ? grown.withHead(head.head(), Sort.PEOPLE) : grown;
  }
}
