package org.letopis.extract.speech;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.lexicon.Reading.Case;

/** Finds whom a document cites, and for which stretch of its text. */
public final class Attributions {

  /** How many sentences back a speaker is remembered. */
  private static final int MEMORY = 3;

  private final SpeechLexicon lexicon;
  private final Authorities authorities;
  private final List<Phrases> sentences;
  private final SourcePhrases phrasesOfSource;
  private final Sayings sayings;
  private final Turns turns;

  /**
   * @param blame finds who is said to have done harm
   */
  public Attributions(
      SpeechLexicon lexicon,
      Nouns nouns,
      Blame blame,
      Authorities authorities,
      Speakers speakers,
      List<Phrases> sentences) {
    this.lexicon = lexicon;
    this.authorities = authorities;
    this.sentences = sentences;
    this.turns = new Turns(speakers, authorities);
    Positions positions = new Positions(lexicon);
    Scopes scopes = new Scopes(sentences, lexicon, positions);
    Lists lists = new Lists(sentences, lexicon);
    SaidScopes said = new SaidScopes(lexicon, speakers, scopes, lists);
    this.phrasesOfSource = new SourcePhrases(speakers, authorities, scopes, nouns, lists);
    this.sayings = new Sayings(lexicon, speakers, positions, said, blame);
  }

  /** The attributions of a document, the one that holds for more first. */
  public List<Attribution> find(List<Phrases> sentences) {
    List<Attribution> found = new ArrayList<>(turns.find(sentences));
    for (Phrases phrases : sentences) {
      List<Attribution> here = new ArrayList<>(phrasesOfSource.find(phrases));
      here.addAll(sayings.find(phrases));
      Optional<Mentioned> cited = cited(phrases);
      for (Attribution attribution : here) {
        Attribution whole = cited.map(c -> with(attribution, c)).orElse(attribution);
        pointing(phrases, whole, found).ifPresent(found::add);
      }
    }
    found.sort(Comparator.comparingInt(a -> -a.scope().length()));
    return found;
  }

  /**
   * "prema njegovim rečima": the words of the one person who spoke shortly before; where none did,
   * nobody's that could be named.
   */
  private Optional<Attribution> pointing(
      Phrases phrases, Attribution attribution, List<Attribution> before) {
    boolean points =
        phrases
            .nominalOver(attribution.at())
            .filter(n -> n.from() == attribution.at() && n.isPrepositional())
            .filter(n -> lexicon.isOfThird(phrases.words(), n.core()))
            .isPresent();
    if (!points) {
      return Optional.of(attribution);
    }
    return before.stream()
        .filter(a -> a.at() < phrases.sentence().from() && !a.sources().isEmpty())
        .max(Comparator.comparingInt(Attribution::at))
        .filter(a -> distance(phrases, a) <= MEMORY)
        .map(a -> attribution.from(a.sources()));
  }

  /** How many sentences before this one it was said. */
  private int distance(Phrases phrases, Attribution attribution) {
    return (int)
        sentences.stream()
            .filter(s -> s.sentence().from() > attribution.at())
            .filter(s -> s.sentence().from() <= phrases.sentence().from())
            .count();
  }

  /** "pozivajući se na policiju": whom the source itself cites. */
  private Optional<Mentioned> cited(Phrases phrases) {
    for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
      var match = lexicon.citing(phrases.words(), i, phrases.sentence().to());
      if (match.isPresent()) {
        int to = match.get().to();
        Optional<Nominal> source =
            phrases.nominals().stream()
                .filter(n -> n.from() == to || n.from() < to && n.core() == to)
                .findFirst();
        if (source.isPresent()) {
          return source.map(n -> authorities.oblique(phrases, authority(phrases, n)));
        }
      }
    }
    return Optional.empty();
  }

  /** "izjave komšija": those whose words they are. */
  private Nominal authority(Phrases phrases, Nominal source) {
    boolean words =
        lexicon.source(phrases.words(), source.head(), source.to()).isPresent()
            && !source.complements().isEmpty();
    return words
        ? source.complements().stream()
            .filter(Speakers::isAuthority)
            .findFirst()
            .map(n -> n.in(Case.GENITIVE))
            .orElse(source)
        : source;
  }

  private static Attribution with(Attribution attribution, Mentioned cited) {
    if (attribution.sources().isEmpty()) {
      return attribution;
    }
    List<Mentioned> sources = new ArrayList<>(attribution.sources());
    sources.add(cited);
    return attribution.from(sources);
  }
}
