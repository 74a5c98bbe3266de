package org.letopis.extract.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Nouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.lexicon.Reading.Case;

/** Attributions without a verb: "prema procenama A", "A: ...", "tvrdnje A da". */
final class SourcePhrases {

  /** Units of what is no body by its noun and speaks all the same: opština, država. */
  private static final Set<String> BODIES = Set.of("municipality", "country");

  private final Speakers speakers;
  private final Authorities authorities;
  private final Scopes scopes;
  private final Nouns nouns;
  private final Lists lists;

  SourcePhrases(
      Speakers speakers, Authorities authorities, Scopes scopes, Nouns nouns, Lists lists) {
    this.speakers = speakers;
    this.authorities = authorities;
    this.scopes = scopes;
    this.nouns = nouns;
    this.lists = lists;
  }

  List<Attribution> find(Phrases phrases) {
    List<Attribution> found = new ArrayList<>();
    for (Nominal nominal : phrases.nominals()) {
      according(phrases, nominal)
          .or(() -> governing(phrases, nominal))
          .or(() -> telling(phrases, nominal))
          .ifPresent(found::add);
    }
    headline(phrases).ifPresent(found::add);
    return found;
  }

  private Optional<Attribution> according(Phrases phrases, Nominal nominal) {
    Optional<Preposition> preposition = nominal.preposition();
    if (preposition.isEmpty()) {
      return Optional.empty();
    }
    Optional<SpeechLexicon.Source> source = speakers.sourceIn(phrases, nominal).map(m -> m.value());
    boolean to = preposition.get().means(Meaning.SOURCE);
    boolean inside = preposition.get().means(Meaning.IN);
    boolean from = preposition.get().means(Meaning.FROM);
    boolean governed =
        source.filter(s -> s.governors().contains(preposition.get().words())).isPresent()
            && !inside
            && (!from || authorityOf(phrases, nominal).isPresent());
    boolean named =
        to && source.isEmpty() && (isNamed(nominal) || isBesideAnother(phrases, nominal))
            || isApart(phrases, nominal)
                && (to && source.isEmpty() && speakers.isOffice(phrases, nominal)
                    || preposition.get().words().equals("po")
                        && nominal.sort() == Sort.ORGANIZATION
                        && nominal.quantity().isEmpty());
    if (!governed && !named) {
      return Optional.empty();
    }
    int end = end(phrases, nominal);
    List<Mentioned> sources =
        governed
            ? sources(phrases, nominal, source.get())
            : List.of(authorities.oblique(phrases, nominal));
    boolean note = scopes.isNote(phrases, nominal, end);
    return Optional.of(
        new Attribution(
            note ? scopes.rest(phrases) : scope(phrases, nominal, end),
            new Span(nominal.from(), end),
            sources,
            source.map(SpeechLexicon.Source::modality).orElse(Modality.STATED),
            note ? Attribution.NOTE : "",
            nominal.from()));
  }

  /** "prema izveštaju policije, stanje je sledeće:" holds for the list behind it. */
  private Span scope(Phrases phrases, Nominal nominal, int end) {
    Span own = scopes.around(phrases, nominal.from(), end);
    int list = lists.end(phrases);
    return list > phrases.sentence().to() ? new Span(own.from(), list) : own;
  }

  /** "prema UNMIK-u": whom it names is a source; "prema Srbima" says towards whom. */
  private static boolean isNamed(Nominal nominal) {
    return nominal.sort() == Sort.ORGANIZATION && nominal.quantity().isEmpty()
        || nominal.sort() == Sort.PERSON;
  }

  /** "Po OEBS-u, ...", "..., prema gradonačelniku, ...": commas part it from what it says. */
  private static boolean isApart(Phrases phrases, Nominal nominal) {
    Words words = phrases.words();
    int from = nominal.from();
    return nominal.to() < phrases.sentence().to()
        && words.form(nominal.to()).equals(",")
        && (from == phrases.sentence().from() || words.form(from - 1).equals(","));
  }

  /** "prema policiji 11, a prema bolnici 27": what stands beside a source is one. */
  private static boolean isBesideAnother(Phrases phrases, Nominal nominal) {
    return Contrasts.isAccording(phrases, nominal.from() - 1)
        && phrases.nominals().stream()
            .filter(n -> n.to() < nominal.from())
            .filter(n -> n.preposition().filter(p -> p.means(Meaning.SOURCE)).isPresent())
            .anyMatch(SourcePhrases::isNamed);
  }

  /** The index after a source and the authority that stands right behind it. */
  private static int end(Phrases phrases, Nominal nominal) {
    return phrases.nominals().stream()
        .filter(n -> n.from() == nominal.to() && !n.isPrepositional())
        .filter(n -> nominal.complements().isEmpty() && isName(phrases.words(), n))
        .findFirst()
        .orElse(nominal)
        .to();
  }

  private static boolean isName(Words words, Nominal nominal) {
    return words.token(nominal.core()).isCapitalised() && nominal.quantity().isEmpty();
  }

  /** The genitive of a source, or the name right behind it that was not read as one. */
  private Optional<Nominal> authorityOf(Phrases phrases, Nominal nominal) {
    return nominal.complements().stream()
        .filter(Speakers::isAuthority)
        .findFirst()
        .or(
            () ->
                phrases.nominals().stream()
                    .filter(n -> n.from() == nominal.to() && !n.isPrepositional())
                    .filter(n -> nominal.complements().isEmpty() && isName(phrases.words(), n))
                    .findFirst())
        .or(
            () ->
                nominal.complements().stream()
                    .filter(
                        c ->
                            isName(phrases.words(), c) && c.sort() != Sort.PLACE
                                || c.unit().filter(BODIES::contains).isPresent()
                                || speakers.isOffice(phrases, c))
                    .findFirst());
  }

  /** The genitive names the authority; else the adjective's people; else the source's own words. */
  private List<Mentioned> sources(Phrases phrases, Nominal nominal, SpeechLexicon.Source source) {
    Words words = phrases.words();
    Optional<Nominal> authority = authorityOf(phrases, nominal);
    if (authority.isPresent()) {
      return List.of(genitive(phrases, authority.get()));
    }
    Optional<Nominal> maker = maker(phrases, nominal);
    if (maker.isPresent()) {
      return List.of(authorities.subject(phrases, maker.get()));
    }
    if (Speakers.isAuthority(nominal)) {
      return List.of(authorities.oblique(phrases, nominal));
    }
    if (source.modality() == Modality.ALLEGED) {
      for (int adjective : nominal.adjectives()) {
        Optional<String> people = nouns.peopleOfAdjective(words, adjective);
        if (people.isPresent()) {
          return List.of(Mentioned.named(people.get()));
        }
      }
    }
    boolean own =
        !nominal.adjectives().isEmpty() && speakers.isOwn(words, nominal.adjectives().getFirst());
    boolean described =
        !own && !nominal.adjectives().isEmpty() && source.modality() == Modality.STATED;
    return described ? List.of(authorities.oblique(phrases, nominal)) : List.of();
  }

  /** "prema popisu koji je sačinila opština", "po podacima kojima policija raspolaže". */
  private static Optional<Nominal> maker(Phrases phrases, Nominal source) {
    return phrases.clauses().stream()
        .filter(c -> c.type() == Clause.Type.RELATIVE)
        .filter(c -> c.antecedent().filter(source::equals).isPresent())
        .flatMap(c -> c.nominals().stream())
        .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE) && n.quantity().isEmpty())
        .filter(Speakers::isAuthority)
        .findFirst();
  }

  private Mentioned genitive(Phrases phrases, Nominal authority) {
    return authority.may(Case.GENITIVE)
        ? authorities.in(Case.GENITIVE, phrases, authority)
        : authorities.oblique(phrases, authority);
  }

  /** "tvrdnje vlade da": a clause with "da" right behind a noun of source. */
  private Optional<Attribution> governing(Phrases phrases, Nominal nominal) {
    int next = nominal.to();
    Optional<SpeechLexicon.Source> source = speakers.sourceIn(phrases, nominal).map(m -> m.value());
    Optional<Nominal> authority =
        nominal.complements().stream().filter(Speakers::isAuthority).findFirst();
    boolean clause =
        next < phrases.sentence().to()
            && phrases.words().lower(next).equals("da")
            && phrases.clauseOf(next).type() == Clause.Type.SUBORDINATE;
    if (!clause || source.isEmpty() || authority.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Attribution(
            new Span(next, scopes.end(phrases, next)),
            Span.none(),
            List.of(authorities.oblique(phrases, authority.get())),
            source.get().modality(),
            "",
            nominal.from()));
  }

  /** "izveštaj vlade, prema kojem ...": a relative clause that tells what a source says. */
  private Optional<Attribution> telling(Phrases phrases, Nominal nominal) {
    Optional<SpeechLexicon.Source> source = speakers.sourceIn(phrases, nominal).map(m -> m.value());
    Optional<Nominal> authority =
        nominal.complements().stream().filter(Speakers::isAuthority).findFirst();
    if (source.isEmpty() || authority.isEmpty()) {
      return Optional.empty();
    }
    return phrases.clauses().stream()
        .filter(c -> c.type() == Clause.Type.RELATIVE)
        .filter(c -> c.antecedent().filter(nominal::equals).isPresent())
        .filter(c -> isAccording(phrases.words(), c))
        .findFirst()
        .map(
            c ->
                new Attribution(
                    new Span(c.from(), scopes.end(phrases, c.opener().orElse(c.from()))),
                    Span.none(),
                    List.of(genitive(phrases, authority.get())),
                    source.get().modality(),
                    "",
                    nominal.from()));
  }

  private static boolean isAccording(Words words, Clause clause) {
    return clause.opener().filter(o -> o > 0 && words.does(o - 1, Use.ACCORDING)).isPresent();
  }

  /**
   * "UNHCR: ...", "20:45 – Načelnik Marko Jović: ...": a speaker before a colon opens the sentence;
   * what stands in quotation marks behind it is the speaker's to their end.
   */
  private Optional<Attribution> headline(Phrases phrases) {
    int first = pastTime(phrases);
    return phrases.nominals().stream()
        .filter(n -> n.from() >= first && !n.isPrepositional())
        .filter(n -> isNamed(n))
        .filter(n -> n.to() < phrases.sentence().to() - 1)
        .filter(n -> phrases.words().form(n.to()).equals(":"))
        .filter(n -> n.from() == first || isTitled(phrases, first, n))
        .findFirst()
        .map(
            n ->
                new Attribution(
                    new Span(n.to(), scopes.quoteEnd(phrases, n.to() + 1)),
                    Span.none(),
                    List.of(authorities.subject(phrases, n)),
                    Modality.STATED,
                    "",
                    n.from()));
  }

  /** The first token behind the hour that opens an entry: "20:45 – ". */
  private static int pastTime(Phrases phrases) {
    int first = phrases.sentence().from();
    return phrases
        .words()
        .timeFrom(first)
        .filter(t -> t.to() + 1 < phrases.sentence().to())
        .filter(t -> Scopes.DASHES.contains(phrases.words().form(t.to())))
        .map(t -> t.to() + 1)
        .orElse(first);
  }

  /**
   * "ministarka pravde Ana Perić": what the person is, and nothing else, stands before the name.
   */
  private boolean isTitled(Phrases phrases, int first, Nominal person) {
    return phrases.nominals().stream()
        .anyMatch(
            n ->
                n.from() == first
                    && n.to() == person.from()
                    && !n.isPrepositional()
                    && speakers.isOffice(phrases, n));
  }
}
