package org.letopis.extract.speech;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Agreement;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.LemmaPhrases;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Preposition.Meaning;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.property.Offices;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Who speaks: the subject of a verb of saying, the authority of a source. */
public final class Speakers {

  private static final Set<Sort> SPEAKING =
      EnumSet.of(Sort.ORGANIZATION, Sort.PERSON, Sort.PEOPLE, Sort.PLACE, Sort.OTHER, Sort.THING);
  private static final Set<Sort> AUTHORITIES =
      EnumSet.of(Sort.ORGANIZATION, Sort.PERSON, Sort.PEOPLE);

  private static final Set<Meaning> PLACES = EnumSet.of(Meaning.IN, Meaning.FROM, Meaning.AGENT);

  /** Units of buildings by which those who work there are meant. */
  private static final Set<String> BODIES = Set.of("diplomaticMission", "healthFacility");

  private final SpeechLexicon lexicon;
  private final Offices offices;
  private final Authorities authorities;

  /** Finds those who speak in one document. */
  public Speakers(SpeechLexicon lexicon, Offices offices, Authorities authorities) {
    this.lexicon = lexicon;
    this.offices = offices;
    this.authorities = authorities;
  }

  /** Whether a phrase is headed by a noun of office: ministar. */
  public boolean isOffice(Words words, Nominal nominal) {
    return offices.isOffice(words, nominal);
  }

  /** An embassy, a hospital is a building and a body. */
  private static boolean isMission(Nominal nominal) {
    return nominal.unit().filter(BODIES::contains).isPresent()
        && (nominal.sort() == Sort.THING || nominal.sort() == Sort.SITE);
  }

  /** Whether a phrase can denote somebody on whose word something rests. */
  public static boolean isAuthority(Nominal nominal) {
    return (AUTHORITIES.contains(nominal.sort()) || isMission(nominal))
        && nominal.quantity().isEmpty();
  }

  /**
   * The subject of a verb of saying: before it, else behind it, else that of the main clause before
   * its own.
   *
   * @param inverted whether the subject can only stand behind the verb: ", kaže A"
   */
  public List<Mentioned> subject(Phrases phrases, int verb, boolean inverted) {
    return subjectPhrase(phrases, verb, inverted)
        .map(n -> name(phrases, n))
        .or(() -> inverted ? Optional.empty() : UnreadSubject.of(phrases, verb))
        .orElse(List.of());
  }

  /**
   * The phrase that is the subject of a verb of saying.
   *
   * @param inverted whether it stands behind the verb
   */
  public Optional<Nominal> subjectPhrase(Phrases phrases, int verb, boolean inverted) {
    Clause clause = phrases.clauseOf(verb);
    List<Nominal> all = candidates(phrases, clause, verb);
    List<Nominal> before = new ArrayList<>(all.stream().filter(n -> n.to() <= verb).toList());
    Collections.reverse(before);
    List<Nominal> after = all.stream().filter(n -> n.from() > verb).toList();
    Optional<Nominal> behind = best(phrases, after);
    return inverted ? behind : best(phrases, before).or(() -> behind);
  }

  /** The subject of the main clause before that of the verb, where that has none of its own. */
  public List<Mentioned> carried(Phrases phrases, int verb) {
    Clause clause = phrases.clauseOf(verb);
    for (int c = clause.index() - 1; c >= 0 && clause.type() == Clause.Type.MAIN; c--) {
      Clause earlier = phrases.clauses().get(c);
      if (earlier.type() == Clause.Type.MAIN) {
        List<Nominal> candidates = candidates(phrases, earlier, verb);
        Optional<Nominal> found =
            best(phrases, candidates)
                .filter(n -> isAuthority(n) || Authorities.personIn(n).isPresent());
        if (found.isPresent()) {
          return name(phrases, found.get());
        }
      }
    }
    return List.of();
  }

  private static List<Nominal> candidates(Phrases phrases, Clause clause, int verb) {
    return clause.nominals().stream()
        .filter(n -> !n.isPrepositional() && n.may(Case.NOMINATIVE))
        .filter(n -> SPEAKING.contains(n.sort()) || isMission(n))
        .filter(n -> n.quantity().isEmpty())
        .filter(n -> n.from() > verb || n.to() <= verb)
        .filter(n -> Agreement.allows(phrases, n, verb))
        .filter(n -> !isSeat(phrases.words(), clause, n))
        .toList();
  }

  /** "u Policijskoj upravi Bor kažu": the name of the place is part of the body's. */
  private static boolean isSeat(Words words, Clause clause, Nominal nominal) {
    return (nominal.sort() == Sort.PLACE || nominal.sort() == Sort.OTHER)
        && words.token(nominal.head()).isCapitalised()
        && clause.nominals().stream()
            .anyMatch(n -> n.to() == nominal.from() && n.sort() == Sort.ORGANIZATION);
  }

  /** A person before an authority, an authority before any other noun. */
  private Optional<Nominal> best(Phrases phrases, List<Nominal> candidates) {
    return candidates.stream()
        .filter(n -> Authorities.personIn(n).isPresent())
        .findFirst()
        .or(() -> candidates.stream().filter(Speakers::isAuthority).findFirst())
        .or(() -> candidates.stream().filter(n -> speaks(phrases, n)).findFirst());
  }

  /** A noun of source, a capitalised name, a noun with an authority in the genitive. */
  private boolean speaks(Phrases phrases, Nominal nominal) {
    return sourceIn(phrases, nominal).isPresent()
        || isNameLike(phrases, nominal)
        || offices.isOffice(phrases.words(), nominal);
  }

  /** Capitalised, and not only because a sentence begins: "Događaj je obznanio načelnik". */
  private static boolean isNameLike(Phrases phrases, Nominal nominal) {
    Words words = phrases.words();
    return words.token(nominal.head()).isCapitalised()
        && !(nominal.head() == phrases.sentence().from()
            && nominal.sort() == Sort.OTHER
            && words.is(nominal.head(), PartOfSpeech.NOUN));
  }

  /** "po našim podacima": the document's own, who cites nobody. */
  boolean isOwn(Words words, int i) {
    return lexicon.isOwn(words, i);
  }

  /** The noun of source that heads a phrase. */
  Optional<LemmaPhrases.Match<SpeechLexicon.Source>> sourceIn(Phrases phrases, Nominal nominal) {
    for (int i = nominal.core(); i <= nominal.head(); i++) {
      Optional<LemmaPhrases.Match<SpeechLexicon.Source>> source =
          lexicon.source(phrases.words(), i, nominal.to());
      if (source.isPresent() && source.get().to() > nominal.head()) {
        return source;
      }
    }
    return Optional.empty();
  }

  /** Whether a phrase says by an office who speaks: "namesnik", "načelnik". */
  boolean isOffice(Phrases phrases, Nominal nominal) {
    return offices.isOffice(phrases.words(), nominal);
  }

  /** "istraga policije pokazala je": the genitive is the authority; without one nobody is. */
  List<Mentioned> name(Phrases phrases, Nominal nominal) {
    boolean source =
        sourceIn(phrases, nominal).isPresent()
            && !isAuthority(nominal)
            && Authorities.personIn(nominal).isEmpty()
            && !offices.isOffice(phrases.words(), nominal);
    if (!source) {
      return authorities.subjects(phrases, nominal);
    }
    Optional<Nominal> authority =
        nominal.complements().stream().filter(Speakers::isAuthority).findFirst();
    if (authority.isPresent()) {
      return List.of(authorities.oblique(phrases, authority.get()));
    }
    return nominal.adjectives().isEmpty()
        ? List.of()
        : List.of(authorities.subject(phrases, nominal));
  }

  /**
   * "saopšteno je iz UNHCR-a", "navodi se u izveštaju vlade": who is named behind a preposition.
   */
  Optional<Mentioned> prepositional(Phrases phrases, int verb) {
    for (Nominal nominal : phrases.clauseOf(verb).nominals()) {
      boolean place = nominal.preposition().filter(p -> PLACES.contains(p.meaning())).isPresent();
      if (!place) {
        continue;
      }
      Optional<Nominal> authority =
          nominal.complements().stream().filter(Speakers::isAuthority).findFirst();
      boolean source = sourceIn(phrases, nominal).isPresent();
      boolean body = nominal.sort() == Sort.ORGANIZATION || isMission(nominal);
      if (body && !(source && authority.isPresent())) {
        return Optional.of(authorities.oblique(phrases, nominal));
      }
      if (authority.isPresent() && source) {
        return authority.map(a -> authorities.oblique(phrases, a));
      }
      if (sourceIn(phrases, nominal).isPresent() && !nominal.adjectives().isEmpty()) {
        return Optional.of(authorities.oblique(phrases, nominal));
      }
    }
    return Optional.empty();
  }
}
