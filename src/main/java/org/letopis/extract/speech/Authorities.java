package org.letopis.extract.speech;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Naming;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Nouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.ProperName;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.property.Offices;
import org.letopis.lexicon.Reading.Case;

/** Names those who speak, are cited or accused, as a document speaks of them. */
public final class Authorities {

  private final Naming naming;
  private final Nouns nouns;
  private final SpeechLexicon lexicon;
  private final Organisations organisations;
  private final FullNames fullNames;
  private final OfficeHolders holders;

  /** Names those who speak in one document. */
  public Authorities(
      Naming naming, Nouns nouns, SpeechLexicon lexicon, Offices offices, List<Phrases> sentences) {
    this.naming = naming;
    this.nouns = nouns;
    this.lexicon = lexicon;
    this.organisations = new Organisations(sentences);
    this.fullNames = new FullNames(sentences);
    this.holders = new OfficeHolders(offices, sentences);
  }

  /**
   * The person that a phrase names or ends with, in its case: "ministar saobraćaja A B"; not "majka
   * A B-a".
   */
  public static Optional<Nominal> personIn(Nominal nominal) {
    return nominal
        .all()
        .filter(n -> n.sort() == Sort.PERSON && n.to() == nominal.to())
        .filter(n -> n.head() == nominal.head() || agrees(nominal, n))
        .findFirst();
  }

  /** Whom a phrase names that is the subject of its clause. */
  public Mentioned subject(Phrases phrases, Nominal nominal) {
    return name(phrases, nominal, true);
  }

  /** Whom a phrase in any other case names. */
  public Mentioned oblique(Phrases phrases, Nominal nominal) {
    return name(phrases, nominal.bare(), false);
  }

  /** Whom a phrase names that stands in that case. */
  public Mentioned in(Case grammatical, Phrases phrases, Nominal nominal) {
    return name(phrases, nominal.bare().in(grammatical), false);
  }

  /** "albanski i svetski mediji": two adjectives of one noun name two. */
  List<Mentioned> subjects(Phrases phrases, Nominal nominal) {
    Words words = phrases.words();
    int first = nominal.core();
    Optional<Nominal> whole = wholeOf(phrases, nominal);
    if (whole.isPresent()) {
      return List.of(subject(phrases, whole.get()));
    }
    boolean two =
        nominal.head() == first + 3
            && words.lower(first + 1).equals("i")
            && words.isAdjective(first)
            && words.isAdjective(first + 2)
            && nominal.to() == nominal.head() + 1;
    if (!two) {
      return List.of(subject(phrases, nominal));
    }
    String head = words.form(nominal.head());
    return List.of(
        Mentioned.named(words.form(first) + " " + head),
        Mentioned.named(words.form(first + 2) + " " + head));
  }

  /** "posmatrači Inicijative": the people before an organisation in the genitive. */
  private static Optional<Nominal> wholeOf(Phrases phrases, Nominal nominal) {
    return phrases.nominals().stream()
        .filter(n -> n.to() == nominal.from() && !n.isPrepositional())
        .filter(n -> n.sort() == Sort.PEOPLE && n.may(Case.NOMINATIVE))
        .filter(n -> nominal.sort() == Sort.ORGANIZATION)
        .findFirst();
  }

  private Mentioned name(Phrases phrases, Nominal nominal, boolean subject) {
    return person(phrases, nominal, subject)
        .or(() -> ProperName.behind(phrases, nominal, nouns).map(Mentioned::named))
        .or(() -> meant(phrases, nominal))
        .or(() -> known(nominal))
        .or(
            () ->
                isOfSomebody(nominal, subject)
                    ? Optional.empty()
                    : fullNames.of(phrases.words(), nominal))
        .or(() -> holders.of(phrases.words(), nominal))
        .orElseGet(
            () ->
                Mentioned.named(
                    ownWords(phrases, nominal, subject) + ProperName.tail(phrases, nominal)));
  }

  /** "majka poginulog A B-a": the name at its end is that of somebody else. */
  private static boolean isOfSomebody(Nominal nominal, boolean subject) {
    return nominal.complements().stream()
        .filter(c -> c.to() == nominal.to())
        .anyMatch(
            c ->
                c.sort() == Sort.PEOPLE
                    || (subject ? !c.may(Case.NOMINATIVE) : !agrees(nominal, c)));
  }

  private Optional<Mentioned> person(Phrases phrases, Nominal nominal, boolean subject) {
    return personIn(nominal)
        .filter(n -> !subject || n.cases().isEmpty() || n.may(Case.NOMINATIVE))
        .or(
            () ->
                apposed(phrases, nominal)
                    .filter(n -> !subject || n.cases().isEmpty() || n.may(Case.NOMINATIVE)))
        .flatMap(n -> n.named().stream().findFirst())
        .map(p -> p.label().contains(" ") ? p : fullNames.of(p.label()).orElse(p));
  }

  /** "portparol KFOR-a, major A B": the name that stands right behind an office. */
  private static Optional<Nominal> apposed(Phrases phrases, Nominal nominal) {
    if (nominal.sort() == Sort.ORGANIZATION) {
      return Optional.empty();
    }
    Words words = phrases.words();
    int end = nominal.to();
    // "namesnik novobrdski, protojerej A B": of what he is one.
    while (end < phrases.sentence().to() && isBareAdjective(phrases, end)) {
      end++;
    }
    for (Nominal next : phrases.nominals()) {
      boolean comma = next.from() == end + 1 && words.form(end).equals(",");
      if (next.from() >= nominal.to() && (next.from() == end || comma) && !next.isPrepositional()) {
        if (personIn(next).isPresent()) {
          return personIn(next).filter(p -> agrees(nominal, p));
        }
        end = next.to();
      }
    }
    return Optional.empty();
  }

  private static boolean isBareAdjective(Phrases phrases, int i) {
    return phrases.words().isAdjective(i)
        && !phrases.words().isPassiveParticiple(i)
        && phrases.nominalOver(i).isEmpty();
  }

  /** "izjave komšija, Ana Jović je": a nominative is no apposition to a genitive. */
  private static boolean agrees(Nominal nominal, Nominal person) {
    return nominal.cases().isEmpty()
        || person.cases().isEmpty()
        || nominal.cases().stream().anyMatch(person::may);
  }

  private static Optional<Mentioned> known(Nominal nominal) {
    return nominal.named().stream()
        .findFirst()
        .filter(m -> m.entity().isPresent() || nominal.adjectives().isEmpty());
  }

  /** "ta agencija": the organisation that the document named last. */
  private Optional<Mentioned> meant(Phrases phrases, Nominal nominal) {
    boolean pointing =
        nominal.sort() == Sort.ORGANIZATION
            && !nominal.adjectives().isEmpty()
            && lexicon.pointsBack(phrases.words(), nominal.adjectives().getFirst());
    return pointing ? organisations.before(nominal.from()) : Optional.empty();
  }

  /** A subject stands in the nominative already; its first word is small where it is no name. */
  private String ownWords(Phrases phrases, Nominal nominal, boolean subject) {
    Words words = phrases.words();
    if (!subject) {
      return naming.words(words, nominal);
    }
    String text = words.latin(nominal.core(), endOfOwner(phrases, nominal));
    boolean first =
        nominal.core() == phrases.sentence().from() || !words.token(nominal.core() - 1).isWord();
    boolean name =
        nominal.sort() == Sort.ORGANIZATION
                && (nominal.to() > nominal.head() + 1
                    || !ProperName.tail(phrases, nominal).isEmpty()
                    || nouns
                        .at(words, nominal.head(), nominal.to())
                        .filter(m -> m.value().has("proper"))
                        .isPresent())
            || words.nameOver(nominal.core()).isPresent()
            || words.readings(nominal.core()).stream().allMatch(r -> isProper(r.lemma()));
    return first && !name
        ? text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1)
        : text;
  }

  /** "vozač ministra A B-a": the name of him whose driver it is belongs to the words. */
  private static int endOfOwner(Phrases phrases, Nominal nominal) {
    return nominal.complements().isEmpty()
        ? nominal.to()
        : phrases.nominals().stream()
            .filter(n -> n.from() == nominal.to() && n.sort() == Sort.PERSON)
            .filter(n -> !n.isPrepositional() && !n.may(Case.NOMINATIVE))
            .mapToInt(Nominal::to)
            .findFirst()
            .orElse(nominal.to());
  }

  private static boolean isProper(String lemma) {
    return Character.isUpperCase(lemma.charAt(0));
  }
}
