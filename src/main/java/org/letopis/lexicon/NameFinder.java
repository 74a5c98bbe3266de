package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.letopis.claim.EntityType;
import org.letopis.lexicon.GazetteerFile.Condition;
import org.letopis.lexicon.NameIndex.Bearer;
import org.letopis.lexicon.NameIndex.Hit;
import org.letopis.lexicon.Reading.Number;
import org.letopis.lexicon.Reading.PartOfSpeech;
import org.letopis.text.Sentence;
import org.letopis.text.Token;

/** Finds the gazetteer's names in one document, the longest at each place. */
final class NameFinder {

  /** Short names of countries and their parts: BiH, RS, RH. */
  private static final Pattern ENTITY = Pattern.compile("F?B[iI]H|RS|RH|FBiH|CG|БиХ|РС|РХ|ЦГ");

  private final NameIndex index;
  private final PlaceWords placeWords;
  private final List<Token> tokens;
  private final List<List<Reading>> readings;
  private final List<Sighting> sightings = new ArrayList<>();
  private Sentence sentence;

  NameFinder(
      NameIndex index,
      PlaceWords placeWords,
      List<Token> tokens,
      List<List<Reading>> readings,
      Sentence first) {
    this.index = index;
    this.placeWords = placeWords;
    this.tokens = tokens;
    this.readings = readings;
    this.sentence = first;
  }

  List<Sighting> find(List<Sentence> sentences) {
    for (Sentence each : sentences) {
      sentence = each;
      for (int i = each.from(); i < each.to(); ) {
        Optional<Sighting> found = at(i);
        found.ifPresent(sightings::add);
        i = found.map(Sighting::to).orElse(i + 1);
      }
    }
    return sightings;
  }

  private Optional<Sighting> at(int from) {
    List<Hit> hits = index.hits(tokens, from, sentence.to());
    while (!hits.isEmpty()) {
      int to = hits.getFirst().to();
      List<Hit> longest = hits.stream().filter(hit -> hit.to() == to).toList();
      Set<EntityType> possible = possibleAt(from);
      List<Bearer> bearers =
          longest.stream().filter(this::isMeant).map(Hit::bearer).distinct().toList();
      if (!bearers.isEmpty()) {
        return Optional.of(new Sighting(from, to, narrowed(bearers, possible), possible));
      }
      hits = hits.stream().filter(hit -> hit.to() < to).toList();
    }
    return Optional.empty();
  }

  private static List<Bearer> narrowed(List<Bearer> bearers, Set<EntityType> possible) {
    List<Bearer> left =
        bearers.stream().filter(bearer -> possible.contains(bearer.entry().type())).toList();
    return left.isEmpty() ? bearers : left;
  }

  private boolean isMeant(Hit hit) {
    boolean oneWord = hit.to() - hit.from() == 1;
    if (hit.bearer().entry().type() == EntityType.ORGANIZATION && isOfAnother(hit)) {
      return false;
    }
    return switch (hit.bearer().condition()) {
      case ANNOUNCED -> isAnnounced(hit.from());
      case INSIDE_SENTENCE -> !isFirstWord(hit.from());
      case BESIDE_ITS_PLACE -> true;
      case NONE ->
          !oneWord
              || !hit.bearer().entry().type().isPlace()
              || (!isPartOfPersonName(hit.from())
                  && (!hit.bearer().minor()
                      || readings.get(hit.from()).isEmpty()
                      || isAnnounced(hit.from())));
    };
  }

  /** "Tužilaštvo BiH", "Vlada Republike Srpske", "vlada u Atini": a body of another country. */
  private boolean isOfAnother(Hit hit) {
    int next = hit.to();
    if (next >= sentence.to() || !tokens.get(next).isWord()) {
      return false;
    }
    Token behind = tokens.get(next);
    boolean bare = hit.bearer().condition() == Condition.INSIDE_SENTENCE;
    boolean seat =
        behind.is("u") && next + 1 < sentence.to() && tokens.get(next + 1).isCapitalised();
    return ENTITY.matcher(behind.form()).matches()
        || bare && (behind.isCapitalised() && !isVerb(next) || seat);
  }

  private boolean isVerb(int at) {
    return readings.get(at).stream().anyMatch(r -> r.partOfSpeech() == PartOfSpeech.VERB);
  }

  /** Whether the word before, or before the list that it stands in, says that a place follows. */
  private boolean isAnnounced(int at) {
    return at > sentence.from()
        && (placeWords.kind(readings.get(at - 1)).isPresent() || inListAfter(at).isPresent());
  }

  private Set<EntityType> possibleAt(int at) {
    Set<EntityType> all = EnumSet.allOf(EntityType.class);
    if (at == sentence.from()) {
      return all;
    }
    return inListAfter(at)
        .map(Sighting::possible)
        .or(() -> placeWords.kind(readings.get(at - 1)).map(PlaceWords.Kind::types))
        .orElse(all);
  }

  /** The place just before this one in a list: sela Biča i Grabovac. */
  private Optional<Sighting> inListAfter(int at) {
    if (sightings.isEmpty() || at <= sentence.from()) {
      return Optional.empty();
    }
    Token before = tokens.get(at - 1);
    Sighting last = sightings.getLast();
    boolean joins = before.is(",") || before.is("i") || before.is("te") || before.is("kao");
    return joins && last.isPlace() && last.to() == at - 1 && last.from() >= sentence.from()
        ? Optional.of(last)
        : Optional.empty();
  }

  private boolean isFirstWord(int at) {
    for (int i = at - 1; i >= sentence.from(); i--) {
      if (tokens.get(i).isWord() || tokens.get(i).isNumber()) {
        return false;
      }
    }
    return true;
  }

  /** A given name before it, or a surname behind it: Miloš Obilić, Jagodina Petrović. */
  private boolean isPartOfPersonName(int at) {
    boolean afterSighting = !sightings.isEmpty() && sightings.getLast().to() == at;
    boolean givenName =
        at > sentence.from()
            && !afterSighting
            && isName(at - 1)
            && !(isFirstWord(at - 1) && isCommonWord(at - 1));
    boolean surname =
        at + 1 < sentence.to()
            && isName(at + 1)
            && tokens.get(at + 1).form().matches(".*ić(a|u|em|i)?");
    return givenName || surname;
  }

  private boolean isName(int at) {
    Token token = tokens.get(at);
    boolean capitalised =
        token.isWord()
            && token.isCapitalised()
            && token.form().length() > 1
            && Character.isLowerCase(token.form().charAt(1));
    List<Reading> known = readings.get(at);
    return capitalised
        && (known.isEmpty()
            || known.stream()
                .anyMatch(
                    reading ->
                        reading.partOfSpeech() == PartOfSpeech.PROPER_NOUN
                            && reading.number().filter(Number.SINGULAR::equals).isPresent()));
  }

  private boolean isCommonWord(int at) {
    return readings.get(at).stream()
        .anyMatch(reading -> reading.partOfSpeech() != PartOfSpeech.PROPER_NOUN);
  }
}
