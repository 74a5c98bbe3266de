package org.letopis.extract.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.extract.speech.Positions.Position;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.VerbForm;

/** Attributions by a verb of saying, in the order of the text. */
final class Sayings {

  private static final int MEMORY = 3;

  /** The ending of the first person plural of the present. */
  private static final String WE = "mo";

  private final SpeechLexicon lexicon;
  private final Speakers speakers;
  private final SaidScopes said;
  private final Positions positions;
  private final Blame blame;
  private List<Mentioned> last = List.of();
  private int lastSentence = -1;

  Sayings(
      SpeechLexicon lexicon, Speakers speakers, Positions positions, SaidScopes said, Blame blame) {
    this.lexicon = lexicon;
    this.speakers = speakers;
    this.positions = positions;
    this.said = said;
    this.blame = blame;
  }

  List<Attribution> find(Phrases phrases) {
    List<Attribution> found = new ArrayList<>();
    for (int i = phrases.sentence().from(); i < phrases.sentence().to(); i++) {
      Optional<SpeechLexicon.Saying> saying = said.saying(phrases, i);
      if (saying.isPresent()) {
        Optional<Attribution> read = read(phrases, i, saying.get());
        read.ifPresent(found::add);
        read.filter(a -> saying.get().takesObject()).ifPresent(a -> others(phrases, a, found));
      }
    }
    for (Clause clause : phrases.clauses()) {
      OtherSpeaker.of(phrases, clause)
          .flatMap(who -> gapped(phrases, clause, who, found))
          .ifPresent(found::add);
    }
    return found;
  }

  /** ", Crveni krst sedmoro": the figures of further subjects of the same verb. */
  private void others(Phrases phrases, Attribution first, List<Attribution> found) {
    int end = phrases.sentence().to();
    List<Nominal> speaking = FigureSpeakers.behind(phrases, first.at(), end);
    for (int k = 0; k < speaking.size(); k++) {
      Nominal who = speaking.get(k);
      int to =
          k + 1 < speaking.size() ? speaking.get(k + 1).from() : said.that(phrases, who.to()).to();
      found.add(
          new Attribution(
              new Span(who.to(), to),
              Span.none(),
              speakers.name(phrases, who),
              first.modality(),
              "Statement",
              who.head()));
    }
  }

  /** ", a bolnica da je povređeno 30": the verb is that of the speaker before. */
  private Optional<Attribution> gapped(
      Phrases phrases, Clause clause, Nominal who, List<Attribution> before) {
    return before.stream()
        .filter(a -> a.at() < clause.from() && a.scope().to() == clause.from())
        .reduce((first, second) -> second)
        .map(
            a ->
                new Attribution(
                    said.that(phrases, clause.to()),
                    Span.none(),
                    speakers.name(phrases, who),
                    a.modality(),
                    "Statement",
                    who.head()));
  }

  private Optional<Attribution> read(Phrases phrases, int verb, SpeechLexicon.Saying saying) {
    Position position = position(phrases, verb);
    List<Mentioned> speaker = speaker(phrases, verb, position);
    remember(speaker, phrases);
    Optional<Span> scope = said.of(phrases, verb, saying, position);
    boolean told = saying.kind().equals("Denial") || saying.kind().equals("Accusation");
    if (scope.isEmpty() && !told || speaker.isEmpty() && saying.modality() == Modality.STATED) {
      return Optional.empty();
    }
    boolean remark = position != Position.GOVERNING;
    Span frame =
        remark
            ? new Span(
                SaidScopes.frameStart(phrases, verb, position), Positions.remarkEnd(phrases, verb))
            : Span.none();
    String kind = remark || speaker.isEmpty() ? saying.kind() : kind(phrases, saying, scope);
    return Optional.of(
        new Attribution(scope.orElse(Span.none()), frame, speaker, saying.modality(), kind, verb));
  }

  /** Who says that others did harm accuses them, and who says that they did not, denies it. */
  private String kind(Phrases phrases, SpeechLexicon.Saying saying, Optional<Span> scope) {
    boolean tells = saying.kind().equals("Statement") || saying.kind().equals("Assessment");
    if (!tells || scope.filter(s -> s.from() < phrases.sentence().to()).isEmpty()) {
      return saying.kind();
    }
    Clause content = phrases.clauseOf(scope.get().from());
    if (blame.in(phrases, content).isPresent()) {
      return "Accusation";
    }
    return blame.refusal(phrases, content).isPresent() ? "Denial" : saying.kind();
  }

  /** A remark has its subject behind the verb, or none, or a pronoun. */
  private Position position(Phrases phrases, int verb) {
    Position position = positions.of(phrases, verb);
    boolean object =
        position == Position.INVERTED
            && phrases.nominals().stream()
                .filter(n -> n.from() > verb && n.from() < Positions.remarkEnd(phrases, verb))
                .anyMatch(n -> !n.isPrepositional() && n.sort() != Sort.TIME)
            && speakers.subjectPhrase(phrases, verb, true).isEmpty();
    return object ? Position.GOVERNING : position;
  }

  private void remember(List<Mentioned> speaker, Phrases phrases) {
    if (!speaker.isEmpty()) {
      last = speaker;
      lastSentence = phrases.sentence().index();
    }
  }

  private List<Mentioned> speaker(Phrases phrases, int verb, Position position) {
    boolean inverted = position == Position.INVERTED;
    if (position == Position.GOVERNING && isOwn(phrases.words(), verb)) {
      return List.of();
    }
    if (isImpersonal(phrases, verb)) {
      return speakers.prepositional(phrases, verb).map(List::of).orElse(List.of());
    }
    List<Mentioned> subject = speakers.subject(phrases, verb, inverted);
    if (!subject.isEmpty() || speakers.subjectPhrase(phrases, verb, inverted).isPresent()) {
      return subject;
    }
    boolean many = isMany(phrases.words(), verb);
    Optional<Mentioned> body = many ? speakers.prepositional(phrases, verb) : Optional.empty();
    if (body.isPresent()) {
      return List.of(body.get());
    }
    List<Mentioned> carried =
        position == Position.GOVERNING ? speakers.carried(phrases, verb) : List.of();
    boolean near = phrases.sentence().index() - lastSentence <= MEMORY;
    return carried.isEmpty() && near && (!many || last.size() > 1) && isBare(phrases, verb)
        ? last
        : carried;
  }

  /**
   * "u policiji kažu", "iz preduzeća odbacuju": those who say it are not named but by their body.
   */
  private static boolean isMany(Words words, int verb) {
    return words.any(verb, r -> r.verbForm().isPresent() && r.number().isPresent())
        && words.readings(verb).stream()
            .filter(r -> r.verbForm().isPresent() && r.number().isPresent())
            .allMatch(r -> r.number().get() == Number.PLURAL);
  }

  /** "podsećamo da", "ističemo da": the document, or whom it quotes, says so in its own voice. */
  private static boolean isOwn(Words words, int verb) {
    return words.lower(verb).endsWith(WE) && words.hasVerbForm(verb, VerbForm.PRESENT);
  }

  /** "rekao je da", "on je rekao": no noun that could be the subject stands before the verb. */
  private static boolean isBare(Phrases phrases, int verb) {
    Clause clause = phrases.clauseOf(verb);
    return clause.type() != Clause.Type.RELATIVE
        && clause.opener().filter(o -> phrases.words().lower(o).equals("što")).isEmpty()
        && clause.nominals().stream()
            .filter(n -> n.to() <= verb && !n.isPrepositional())
            .allMatch(n -> n.sort() == Sort.TIME || !n.may(Case.NOMINATIVE));
  }

  /** "navodi se", "saopšteno je": nobody is the subject. */
  private boolean isImpersonal(Phrases phrases, int verb) {
    Words words = phrases.words();
    int clause = phrases.clauseOf(verb).index();
    boolean reflexive = false;
    for (int i = Math.max(phrases.sentence().from(), verb - 2);
        i < Math.min(phrases.sentence().to(), verb + 3);
        i++) {
      reflexive |= words.lower(i).equals("se") && phrases.clauseOf(i).index() == clause;
    }
    return reflexive || lexicon.isPassive(words, verb);
  }
}
