package org.letopis.extract.frame;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.letopis.claim.Claim;
import org.letopis.claim.Mentioned;
import org.letopis.extract.argument.Doubt;
import org.letopis.extract.argument.Doubts;
import org.letopis.extract.circumstance.Circumstances;
import org.letopis.extract.circumstance.Entries;
import org.letopis.extract.circumstance.EventDates;
import org.letopis.extract.modality.HedgeLexicon;
import org.letopis.extract.modality.Hedges;
import org.letopis.extract.phrase.Naming;
import org.letopis.extract.phrase.Nouns;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Vocabulary;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.property.Antecedents;
import org.letopis.extract.property.Offices;
import org.letopis.extract.property.PropertyWords;
import org.letopis.extract.rule.Confidences;
import org.letopis.extract.rule.Kind;
import org.letopis.extract.rule.Rule;
import org.letopis.extract.setting.PlacedEntries;
import org.letopis.extract.setting.Setting;
import org.letopis.extract.setting.Topic;
import org.letopis.extract.setting.Whereabouts;
import org.letopis.extract.speech.Attribution;
import org.letopis.extract.speech.Attributions;
import org.letopis.extract.speech.Authorities;
import org.letopis.extract.speech.Blame;
import org.letopis.extract.speech.Cited;
import org.letopis.extract.speech.Speakers;
import org.letopis.extract.speech.SpeechLexicon;

/** All rules, sorted by shape, at work on one document after another. Immutable. */
public final class Frames {

  /** Kinds that a document asserts wherever it says them, and the speech acts themselves. */
  private static final Set<String> ALWAYS =
      Set.of("Accusation", "Denial", "Role", "PersonAttribute", "SiteAttribute");

  private final AffectedFrame affected;
  private final OccurrenceFrame occurrences;
  private final AttackFrame attacks;
  private final ExtentFrame extents;
  private final TallyFrame tallies;
  private final StrengthFrame strengths;
  private final ActFrame acts;
  private final OfficeFrame offices;
  private final AttributeFrame attributes;
  private final AmountFrame amounts;
  private final OtherFigures otherFigures;
  private final SpeechLexicon speech;
  private final HedgeLexicon hedges;
  private final Offices titles;
  private final Confidences confidences;
  private final PropertyWords properties;
  private final Blame blame;
  private final Sorts sorts;
  private final Whereabouts whereabouts;
  private final Kindred kindred;

  private Frames(List<Rule> rules, Confidences confidences, Path language) {
    this.confidences = confidences;
    properties = PropertyWords.load(language);
    Offices lexicon = Offices.load(language, properties);
    titles = lexicon;
    affected = new AffectedFrame(of(rules, Rule.Affected.class));
    occurrences = new OccurrenceFrame(of(rules, Rule.Occurrence.class));
    attacks = new AttackFrame(of(rules, Rule.Attack.class));
    tallies = new TallyFrame(of(rules, Rule.Tally.class));
    extents = new ExtentFrame(of(rules, Rule.Extent.class));
    strengths = new StrengthFrame(of(rules, Rule.Strength.class));
    Set<String> undergoing = new TreeSet<>();
    of(rules, Rule.Affected.class).forEach(r -> undergoing.addAll(r.subject()));
    of(rules, Rule.Affected.class).stream()
        .filter(Rule.Affected::acts)
        .forEach(r -> undergoing.removeAll(r.subject()));
    acts = new ActFrame(of(rules, Rule.Act.class), undergoing);
    blame =
        new Blame(
            said(of(rules, Rule.Act.class), "Accusation"),
            said(of(rules, Rule.Act.class), "Denial"));
    offices = new OfficeFrame(of(rules, Rule.Office.class), lexicon);
    attributes = new AttributeFrame(of(rules, Rule.Attribute.class), lexicon, properties);
    amounts = AmountFrame.load(of(rules, Rule.Amount.class), language);
    speech = SpeechLexicon.load(language);
    hedges = HedgeLexicon.load(language);
    otherFigures = OtherFigures.load(language);
    whereabouts = Whereabouts.load(language);
    kindred = Kindred.load(language);
    sorts = Sorts.read(language.resolveSibling("sorts.tsv"));
  }

  /** The deeds of which the rules of a kind tell where somebody says them of others. */
  private static Set<String> said(List<Rule.Act> rules, String kind) {
    Set<String> deeds = new TreeSet<>();
    rules.stream()
        .filter(r -> r.actor() == Rule.Actor.REPORTER || r.actor() == Rule.Actor.BLAMER)
        .filter(r -> r.head().kind().equals(kind))
        .forEach(r -> deeds.addAll(r.verbs()));
    return deeds;
  }

  /**
   * Frames for the rules of all kinds.
   *
   * @param confidences how sure a claim is by its rule
   * @param language the folder of the language's lexica, {@code mappings/sr}
   */
  public static Frames of(List<Kind> kinds, Confidences confidences, Path language) {
    return new Frames(
        kinds.stream().flatMap(k -> k.rules().stream()).toList(), confidences, language);
  }

  private static <R extends Rule> List<R> of(List<Rule> rules, Class<R> shape) {
    return rules.stream().filter(shape::isInstance).map(shape::cast).toList();
  }

  /**
   * What the rules find in one document.
   *
   * @param claims in text order, none twice
   * @param doubts words that more than one could be meant by, in text order; no claim rests on them
   */
  public record Found(List<Claim> claims, List<Doubt> doubts) {

    /** Copies both. */
    public Found {
      claims = List.copyOf(claims);
      doubts = List.copyOf(doubts);
    }
  }

  /** The claims of a document, and what it left open. */
  public Found read(List<Phrases> sentences, Nouns nouns, Naming naming) {
    if (sentences.isEmpty()) {
      return new Found(List.of(), List.of());
    }
    Words words = sentences.getFirst().words();
    Authorities authorities = new Authorities(naming, nouns, speech, titles, sentences);
    Speakers speakers = new Speakers(speech, titles, authorities);
    List<Attribution> attributions =
        new Attributions(speech, nouns, blame, authorities, speakers, sentences).find(sentences);
    Context context =
        new Context(
            new Vocabulary(words, nouns, naming),
            sentences,
            new Circumstances(naming, nouns),
            attributions,
            new Cited(words, attributions),
            EventDates.of(sentences, nouns),
            new Hedges(hedges, words),
            authorities,
            speakers,
            Antecedents.of(properties, sentences),
            whereabouts,
            new Doubts());
    List<Draft> drafts = new ArrayList<>();
    Entries entries = Entries.of(sentences);
    PlacedEntries placed = PlacedEntries.of(whereabouts, sentences);
    Topic topic = Topic.of(whereabouts, sentences);
    Scene scene = Scene.NONE;
    Setting setting = Setting.of(topic, whereabouts.parts(sentences));
    List<Draft> later = new ArrayList<>();
    for (Phrases phrases : sentences) {
      int end = phrases.sentence().to();
      later.addAll(read(context, phrases));
      List<Draft> read = later.stream().filter(d -> d.place() < end).toList();
      later.removeIf(d -> d.place() < end);
      List<Draft> here = new ArrayList<>(Titles.without(sentences, phrases, read));
      EntryHeadSlots.fill(context, phrases, here);
      if (!scene.isOf(phrases)) {
        EntrySlots.date(entries.of(phrases), here);
      }
      scene.fill(context, topic, phrases, here);
      EntrySlots.fill(entries.of(phrases), here);
      EntrySlots.fill(placed.of(phrases), here);
      Sorts.graves(phrases, here);
      TopicPlaces.fill(context, topic, scene, phrases, here);
      List<List<Mentioned>> told =
          here.stream().filter(CarriedPlaces::moves).map(d -> List.copyOf(d.places())).toList();
      boolean elsewhere =
          told.isEmpty() && here.stream().anyMatch(d -> d.takesPlace() && !d.places().isEmpty());
      CarriedPlaces.fill(context, setting, phrases, here);
      CarriedPlaces.complete(setting, phrases, here);
      setting = setting.after(whereabouts, phrases, told, elsewhere);
      kindred.fill(context, phrases, here);
      ApposedGroups.fill(phrases, here);
      SettlementGroups.fill(phrases, here);
      here.addAll(otherFigures.read(context, phrases, here, drafts));
      scene = scene.after(phrases, here);
      drafts.addAll(here);
    }
    drafts.removeIf(d -> isToldElsewhere(context, d));
    Allegations.withoutTold(drafts, ALWAYS);
    Denials.resolve(drafts);
    Heading.fill(context, drafts);
    List<Claim> claims =
        Duplicates.without(drafts).stream()
            .map(d -> sorts.of(d, nouns).claim(words, confidences))
            .sorted(
                Comparator.comparingInt((Claim c) -> c.evidence().start())
                    .thenComparingInt(c -> c.evidence().end())
                    .thenComparing(Claim::kind)
                    .thenComparing(Claim::id))
            .toList();
    return new Found(claims, context.doubts().all());
  }

  /** What somebody is accused of, or denies, is told by that claim alone. */
  private static boolean isToldElsewhere(Context context, Draft draft) {
    return !ALWAYS.contains(draft.kind())
        && context.cited().around(draft.place()).stream()
            .anyMatch(a -> a.isTold() && a.holdsAt(draft.place()));
  }

  private List<Draft> read(Context context, Phrases phrases) {
    List<Draft> found = new ArrayList<>();
    found.addAll(affected.read(context, phrases));
    found.addAll(occurrences.read(context, phrases));
    found.addAll(attacks.read(context, phrases));
    found.addAll(extents.read(context, phrases));
    found.addAll(tallies.read(context, phrases));
    found.addAll(acts.read(context, phrases));
    found.addAll(offices.read(context, phrases));
    found.addAll(attributes.read(context, phrases));
    found.addAll(amounts.read(context, phrases));
    found.addAll(strengths.read(context, phrases, found));
    return Duplicates.withoutOrigins(found);
  }
}
