package org.letopis.extract.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.speech.Attribution.Span;

/**
 * The turns of a record of what several people said: "MARKO JOVIĆ: Hvala. ..." holds to where the
 * next of them begins. A text is such a record where a person speaks twice in it, or where somebody
 * named by an office alone gives others the floor; a list of persons with colons is none.
 */
final class Turns {

  /** Who speaks from where. */
  private record Turn(int from, int content, Optional<Mentioned> speaker) {}

  private final Speakers speakers;
  private final Authorities authorities;

  Turns(Speakers speakers, Authorities authorities) {
    this.speakers = speakers;
    this.authorities = authorities;
  }

  /** Whose word each turn of a record rests on; none where the text is no record. */
  List<Attribution> find(List<Phrases> sentences) {
    List<Turn> turns = new ArrayList<>();
    int paragraph = -1;
    for (Phrases phrases : sentences) {
      if (phrases.sentence().paragraph() != paragraph) {
        paragraph = phrases.sentence().paragraph();
        turn(phrases).ifPresent(turns::add);
      }
    }
    if (!isRecord(turns)) {
      return List.of();
    }
    List<Attribution> found = new ArrayList<>();
    int end = sentences.getLast().sentence().to();
    for (int k = 0; k < turns.size(); k++) {
      Turn turn = turns.get(k);
      int to = k + 1 < turns.size() ? turns.get(k + 1).from() : end;
      turn.speaker()
          .filter(s -> turn.content() < to)
          .ifPresent(s -> found.add(attribution(turn, to, s)));
    }
    return found;
  }

  private static Attribution attribution(Turn turn, int to, Mentioned speaker) {
    return new Attribution(
        new Span(turn.content(), to),
        Span.none(),
        List.of(speaker),
        Modality.STATED,
        Attribution.TURN,
        turn.from());
  }

  private static boolean isRecord(List<Turn> turns) {
    Map<String, Long> times =
        turns.stream()
            .flatMap(t -> t.speaker().stream())
            .collect(Collectors.groupingBy(Mentioned::label, Collectors.counting()));
    boolean twice = times.values().stream().anyMatch(n -> n > 1);
    boolean presided =
        !times.isEmpty() && turns.stream().anyMatch(turn -> turn.speaker().isEmpty());
    return twice || presided;
  }

  /** The turn that a paragraph opens: a name or an office, a remark in brackets, a colon. */
  private Optional<Turn> turn(Phrases phrases) {
    Words words = phrases.words();
    int from = phrases.sentence().from();
    return phrases.nominals().stream()
        .filter(n -> n.from() == from && !n.isPrepositional())
        .filter(n -> n.sort() == Sort.PERSON || isPresiding(words, n))
        .findFirst()
        .flatMap(n -> turn(phrases, n));
  }

  /** "PREDSEDNIK": an office that is all in capitals. */
  private boolean isPresiding(Words words, Nominal nominal) {
    String form = words.form(nominal.head());
    return speakers.isOffice(words, nominal) && form.equals(form.toUpperCase(Locale.ROOT));
  }

  private Optional<Turn> turn(Phrases phrases, Nominal speaker) {
    Words words = phrases.words();
    int i = speaker.to();
    if (i < words.size() && words.form(i).equals("(")) {
      while (i < words.size() && !words.form(i).equals(")")) {
        i++;
      }
      i++;
    }
    boolean colon = i + 1 < words.size() && words.form(i).equals(":");
    if (!colon || !words.token(i + 1).isCapitalised()) {
      return Optional.empty();
    }
    Optional<Mentioned> named =
        Authorities.personIn(speaker).map(n -> authorities.subject(phrases, n));
    return Optional.of(new Turn(phrases.sentence().from(), i + 1, named));
  }
}
