package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.property.Offices;
import org.letopis.extract.property.PersonProperties;
import org.letopis.extract.property.Persons;
import org.letopis.extract.property.Property;
import org.letopis.extract.property.PropertyWords;
import org.letopis.extract.property.SiteProperties;
import org.letopis.extract.property.UntoldAges;
import org.letopis.extract.property.Witness;
import org.letopis.extract.rule.Rule;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.Number;

/** Reads the properties that stand beside the name of a person or a site. */
final class AttributeFrame {

  private final List<Rule.Attribute> rules;
  private final Offices offices;
  private final PropertyWords lexicon;

  AttributeFrame(List<Rule.Attribute> rules, Offices offices, PropertyWords lexicon) {
    this.rules = List.copyOf(rules);
    this.offices = offices;
    this.lexicon = lexicon;
  }

  List<Draft> read(Context context, Phrases phrases) {
    List<Draft> found = new ArrayList<>();
    Optional<Nominal> witness =
        context.antecedents().witness().filter(w -> Witness.speaks(lexicon, phrases));
    Persons persons = new Persons(phrases);
    PersonProperties properties =
        new PersonProperties(offices, lexicon, context.vocabulary(), phrases, persons);
    SiteProperties sites = new SiteProperties(lexicon, context.vocabulary(), phrases);
    List<Nominal> all = sites.sites();
    for (Rule.Attribute rule : rules) {
      if (rule.head().kind().equals("SiteAttribute")) {
        for (Nominal site : all) {
          for (Property property : sites.all(rule.attribute(), site)) {
            siteDraft(context, phrases, rule, property).ifPresent(found::add);
          }
        }
        continue;
      }
      for (Nominal person : persons.all()) {
        for (Property property : properties.of(rule.attribute(), person)) {
          found.add(draft(context, phrases, rule, property));
        }
      }
      if (rule.attribute().equals("age")) {
        new UntoldAges(lexicon, phrases)
            .ages(context.sentences(), context.cited().names(), context.doubts()).stream()
                .map(p -> draft(context, phrases, rule, p))
                .forEach(found::add);
      }
      witness
          .flatMap(w -> properties.ofWitness(rule.attribute(), w))
          .ifPresent(p -> found.add(draft(context, phrases, rule, p)));
    }
    return found;
  }

  private static Draft draft(
      Context context, Phrases phrases, Rule.Attribute rule, Property property) {
    Draft draft = new Draft(rule.head(), property.from(), property.to());
    property.of().forEach(p -> draft.persons(p.named()));
    draft.places(property.places());
    return complete(context, phrases, rule, property, draft);
  }

  /** A property holds whatever the sentence says that its bearer denies or plans, and whenever. */
  private static Draft complete(
      Context context, Phrases phrases, Rule.Attribute rule, Property property, Draft draft) {
    int trigger = Math.max(property.from(), property.to() - 1);
    return context
        .complete(draft.attribute(rule.attribute(), property.value()), phrases, trigger)
        .modality(Modality.STATED)
        .time(Optional.empty());
  }

  private static Optional<Draft> siteDraft(
      Context context, Phrases phrases, Rule.Attribute rule, Property property) {
    Nominal site = property.of().getFirst();
    List<Mentioned> known = site.named().isEmpty() ? coreferent(context, site) : site.named();
    List<Mentioned> named = known.isEmpty() ? described(context, site) : known;
    boolean many = site.named().isEmpty() && isPlural(context.words(), site);
    if (named.isEmpty() && !many) {
      return Optional.empty();
    }
    Draft draft = new Draft(rule.head(), property.from(), property.to());
    draft.sites(site.sort() == Sort.SITE || !many ? named : List.of());
    SiteProperties.place(phrases, site).ifPresent(place -> draft.places(place.named()));
    return Optional.of(complete(context, phrases, rule, property, draft));
  }

  /** The site that a bare singular means: "Crkva je podignuta u XIX veku". */
  private static List<Mentioned> coreferent(Context context, Nominal site) {
    return isPlural(context.words(), site)
        ? List.of()
        : context.antecedents().site(context.words(), site);
  }

  /** "mala džamija, sagrađena 1974": no name, and no other is meant. */
  private static List<Mentioned> described(Context context, Nominal site) {
    boolean one = !isPlural(context.words(), site) && !site.adjectives().isEmpty();
    return one && site.may(Case.NOMINATIVE)
        ? List.of(context.naming().name(context.words(), site))
        : List.of();
  }

  private static boolean isPlural(Words words, Nominal nominal) {
    boolean plural =
        words.any(nominal.head(), r -> r.number().filter(n -> n == Number.PLURAL).isPresent());
    boolean singular =
        words.any(
            nominal.head(),
            r -> r.is(Case.NOMINATIVE) && r.number().filter(n -> n == Number.SINGULAR).isPresent());
    return nominal.quantity().isPresent() || plural && !singular;
  }
}
