package org.letopis.extract.frame;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Doubt;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;

/**
 * The settlements that a document brings in with the noun of their sort, "u selu Donja Lamovita":
 * what "u selu" means later on, as long as it is the only one of its sort.
 */
final class NamedSettlements {

  private static final Set<Sort> NAMING = Set.of(Sort.SETTLEMENT, Sort.PLACE);

  private NamedSettlements() {}

  /**
   * The only settlement that the sentences named before with the noun that heads a phrase.
   *
   * @param since index of the sentence before which none counts
   * @return its places; empty where there is none, or more than one
   */
  static List<Mentioned> meant(Context context, Phrases phrases, Nominal spot, int since) {
    Named named = named(context, phrases, spot);
    boolean one = named.labels().size() == 1 && named.last().size() == 1;
    return one && named.sentence() >= since ? named.last() : List.of();
  }

  /** The settlements that a phrase could mean. */
  static Doubt doubt(Context context, Phrases phrases, Nominal spot) {
    return new Doubt(spot.core(), spot.to(), List.copyOf(named(context, phrases, spot).labels()));
  }

  /**
   * What was named with the noun of a phrase before it.
   *
   * @param labels the names
   * @param last the places named last
   * @param sentence index of the sentence that names them
   */
  private record Named(Set<String> labels, List<Mentioned> last, int sentence) {}

  private static Named named(Context context, Phrases phrases, Nominal spot) {
    Set<String> noun = context.words().lemmas(spot.head());
    Set<String> labels = new TreeSet<>();
    List<Mentioned> found = List.of();
    int last = -1;
    for (Phrases earlier : context.sentences()) {
      if (earlier.sentence().index() > phrases.sentence().index()) {
        break;
      }
      for (Nominal nominal : earlier.nominals()) {
        if (nominal.to() <= spot.from() && isHeaded(context.words(), nominal, noun)) {
          List<Mentioned> named = context.circumstances().placesIn(earlier, nominal);
          if (!named.isEmpty()) {
            labels.add(named.stream().map(Mentioned::label).collect(Collectors.joining(", ")));
            found = named;
            last = earlier.sentence().index();
          }
        }
      }
    }
    return new Named(labels, found, last);
  }

  private static boolean isHeaded(Words words, Nominal nominal, Set<String> noun) {
    if (!NAMING.contains(nominal.sort())) {
      return false;
    }
    for (int i = nominal.core(); i < nominal.to(); i++) {
      if (words.token(i).isCapitalised()) {
        return false;
      }
      if (words.hasLemma(i, noun)) {
        return nominal.quantity().isEmpty();
      }
    }
    return false;
  }
}
