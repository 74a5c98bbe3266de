package org.letopis.lexicon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.letopis.claim.EntityType;
import org.letopis.lexicon.NameIndex.Bearer;
import org.letopis.lexicon.Reading.Case;
import org.letopis.text.Sentence;
import org.letopis.text.Token;

/** The places, sites and organisations that we know, and where a text names them. */
public final class Gazetteer {

  private static final Map<String, EntityType> FILES =
      Map.of(
          "settlements", EntityType.SETTLEMENT,
          "villages", EntityType.SETTLEMENT,
          "municipalities", EntityType.MUNICIPALITY,
          "regions", EntityType.REGION,
          "rivers", EntityType.RIVER,
          "organizations", EntityType.ORGANIZATION,
          "sites", EntityType.SITE);

  private static final Comparator<Bearer> ORDER =
      Comparator.comparing(Bearer::minor)
          .thenComparing(bearer -> bearer.entry().type() == EntityType.MUNICIPALITY)
          .thenComparing(bearer -> bearer.entry().key());

  /** Prepositions between the name of a site and its place. */
  private static final Set<String> BEFORE_PLACE = Set.of("u", "na", "kod");

  private final Map<String, GazetteerEntry> entries;
  private final NameIndex index;
  private final PlaceWords placeWords;

  private Gazetteer(Map<String, GazetteerEntry> entries, NameIndex index, PlaceWords placeWords) {
    this.entries = Collections.unmodifiableMap(entries);
    this.index = index;
    this.placeWords = placeWords;
  }

  /**
   * Reads the gazetteer and builds the forms of its names.
   *
   * @param mappings the folder of the mappings; reads {@code gazetteer/} and {@code
   *     sr/place-words.tsv}
   * @throws IOException when a file cannot be read, or a key stands twice
   */
  public static Gazetteer load(Path mappings, Paradigms paradigms) throws IOException {
    Map<String, GazetteerEntry> entries = new TreeMap<>();
    NameIndex index = new NameIndex();
    LabelForms forms = LabelForms.load(mappings.resolve("gazetteer").resolve("label-forms.tsv"));
    for (Map.Entry<String, EntityType> file : new TreeMap<>(FILES).entrySet()) {
      Path path = mappings.resolve("gazetteer").resolve(file.getKey() + ".tsv");
      for (GazetteerFile.Line line :
          GazetteerFile.read(path, file.getValue(), labels -> forms.shown(file.getKey(), labels))) {
        if (entries.put(line.entry().key(), line.entry()) != null) {
          throw new IOException(
              "%s: the key \"%s\" stands twice; give one of them another"
                  .formatted(path, line.entry().key()));
        }
        index.add(line, file.getKey().equals("villages"), paradigms);
      }
    }
    return new Gazetteer(
        entries, index, PlaceWords.load(mappings.resolve("sr").resolve("place-words.tsv")));
  }

  /** All entries, by key. */
  public Collection<GazetteerEntry> entries() {
    return entries.values();
  }

  /** The entry of that key. */
  public Optional<GazetteerEntry> entry(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** Whether a word alone, in one of its cases, is a name. */
  boolean knows(String word) {
    Token alone = new Token(0, word, 0, word.length(), Token.Shape.WORD, false);
    return !index.hits(List.of(alone), 0, 1).isEmpty();
  }

  /**
   * The names that a document holds, in text order; they do not overlap.
   *
   * @param tokens its tokens
   * @param readings their readings, by token
   * @param sentences its sentences
   */
  public List<Mention.Name> names(
      List<Token> tokens, List<List<Reading>> readings, List<Sentence> sentences) {
    if (sentences.isEmpty()) {
      return List.of();
    }
    List<Sighting> found =
        new NameFinder(index, placeWords, tokens, readings, sentences.getFirst()).find(sentences);
    return new Neighbourhood(entries, placeWords, tokens, readings, found)
        .chosen(sentences).stream()
            .flatMap(sighting -> apart(sighting, tokens))
            .map(Gazetteer::name)
            .toList();
  }

  /** "manastir Svetog Save kod Užica": the site, and the place that its name ends with. */
  private Stream<Sighting> apart(Sighting sighting, List<Token> tokens) {
    boolean site = sighting.bearers().stream().allMatch(b -> b.entry().type() == EntityType.SITE);
    for (int i = sighting.from() + 1; site && i + 1 < sighting.to(); i++) {
      if (BEFORE_PLACE.stream().anyMatch(tokens.get(i)::is)) {
        List<Bearer> places =
            index.hits(tokens, i + 1, sighting.to()).stream()
                .filter(hit -> hit.to() == sighting.to())
                .map(NameIndex.Hit::bearer)
                .filter(b -> b.entry().type().isPlace())
                .distinct()
                .toList();
        boolean one = places.stream().map(b -> b.entry().label()).distinct().count() == 1;
        return one
            ? Stream.of(
                new Sighting(sighting.from(), i, sighting.bearers(), sighting.possible()),
                new Sighting(i + 1, sighting.to(), places, EnumSet.allOf(EntityType.class)))
            : Stream.of(sighting);
      }
    }
    return Stream.of(sighting);
  }

  private static Mention.Name name(Sighting sighting) {
    List<Bearer> bearers = new ArrayList<>(sighting.bearers());
    bearers.sort(ORDER);
    Set<Case> cases = EnumSet.noneOf(Case.class);
    bearers.forEach(bearer -> cases.addAll(bearer.cases()));
    return new Mention.Name(
        sighting.from(),
        sighting.to(),
        bearers.stream().map(Bearer::entry).distinct().toList(),
        cases,
        bearers.getFirst().nominative());
  }
}
