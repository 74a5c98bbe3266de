package org.letopis.extract.speech;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nouns;
import org.letopis.extract.phrase.Phrases;

/** Finds whom a document cites, and for which stretch of its text. */
public final class Attributions {

  private final SpeechLexicon lexicon;
  private final Authorities authorities;
  private final SourcePhrases phrasesOfSource;
  private final Sayings sayings;

  /**
   * @param deeds lemmas of verbs that say that their subject did harm
   */
  public Attributions(
      SpeechLexicon lexicon,
      Nouns nouns,
      Set<String> deeds,
      Authorities authorities,
      Speakers speakers,
      List<Phrases> sentences) {
    this.lexicon = lexicon;
    this.authorities = authorities;
    Positions positions = new Positions(lexicon);
    Scopes scopes = new Scopes(sentences, lexicon, positions);
    SaidScopes said = new SaidScopes(lexicon, speakers, scopes, new Lists(sentences, lexicon));
    this.phrasesOfSource = new SourcePhrases(speakers, authorities, scopes, nouns);
    this.sayings = new Sayings(lexicon, speakers, positions, said, new Blame(deeds));
  }

  /** The attributions of a document, the one that holds for more first. */
  public List<Attribution> find(List<Phrases> sentences) {
    List<Attribution> found = new ArrayList<>();
    for (Phrases phrases : sentences) {
      List<Attribution> here = new ArrayList<>(phrasesOfSource.find(phrases));
      here.addAll(sayings.find(phrases));
      Optional<Mentioned> cited = cited(phrases);
      here.forEach(a -> found.add(cited.isPresent() ? with(a, cited.get()) : a));
    }
    found.sort(Comparator.comparingInt(a -> -a.scope().length()));
    return found;
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
          return source.map(n -> authorities.oblique(phrases, n));
        }
      }
    }
    return Optional.empty();
  }

  private static Attribution with(Attribution attribution, Mentioned cited) {
    if (attribution.sources().isEmpty()) {
      return attribution;
    }
    List<Mentioned> sources = new ArrayList<>(attribution.sources());
    sources.add(cited);
    return new Attribution(
        attribution.scope(),
        attribution.frame(),
        sources,
        attribution.modality(),
        attribution.kind(),
        attribution.at());
  }
}
