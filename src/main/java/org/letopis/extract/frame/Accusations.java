package org.letopis.extract.frame;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.extract.argument.Agreement;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.ProperName;
import org.letopis.extract.phrase.Words;
import org.letopis.extract.rule.Rule;
import org.letopis.extract.speech.Attribution;
import org.letopis.extract.speech.Attribution.Span;
import org.letopis.extract.speech.Authorities;
import org.letopis.lexicon.Reading.Case;
import org.letopis.lexicon.Reading.PartOfSpeech;

/** Reads accusations: whom somebody accuses, of what; also where he only says that they did it. */
final class Accusations {

  private static final Set<Sort> ACCUSED = EnumSet.of(Sort.PEOPLE, Sort.PERSON, Sort.ORGANIZATION);

  private final SaidContent content;

  Accusations(SaidContent content) {
    this.content = content;
  }

  /** One claim for each who is accused. */
  List<Draft> read(Context context, Phrases phrases, Rule.Act rule, int verb) {
    Words words = context.words();
    Clause clause = phrases.clauseOf(verb);
    boolean passive = ActFrame.isPassive(words, verb, rule);
    Optional<Nominal> accuser =
        passive ? Optional.empty() : context.speakers().subjectPhrase(phrases, verb, false);
    Optional<Span> deed = deed(context, verb);
    boolean prosecutes = accuser.filter(a -> words.hasLemma(a.head(), rule.never())).isPresent();
    if (prosecutes && deed.isEmpty()) {
      return List.of();
    }
    List<Nominal> accused =
        clause.nominals().stream()
            .filter(
                n ->
                    isAccused(context, n, passive)
                        || !passive && isAnything(phrases, n, verb, deed.isPresent()))
            .filter(n -> accuser.filter(a -> a == n).isEmpty())
            .filter(n -> deed.filter(d -> d.holds(n.head())).isEmpty())
            .filter(n -> passive || n.from() > verb || !n.may(Case.NOMINATIVE))
            .filter(n -> !passive || Agreement.allows(phrases, n, verb))
            .filter(n -> !words.hasLemma(n.head(), rule.nouns()))
            .filter(n -> !isQuotedName(phrases, n))
            // "osumnjičeno je 11 lica": a figure of a prosecution.
            .filter(n -> !passive || n.quantity().isEmpty())
            .map(n -> withoutVerdict(words, rule, n))
            .toList();
    if (accused.isEmpty() && !passive) {
      accused = whom(phrases, clause);
    }
    List<Mentioned> accusers = accusers(context, phrases, verb, passive);
    List<Draft> found = new ArrayList<>();
    for (Nominal one : lists(phrases, passive, accused)) {
      Draft draft =
          new Draft(
              rule.head(),
              Math.min(ActFrame.start(phrases, verb), one.from()),
              Math.max(verb + 1, one.to()));
      Mentioned name =
          passive
              ? context.authorities().subject(phrases, one)
              : context.authorities().in(Case.ACCUSATIVE, phrases, one);
      Optional<QuotedPhrase> quoted = QuotedPhrase.of(phrases, one);
      draft.agents(List.of(quoted.map(q -> q.name(words, one, name)).orElse(name)));
      quoted.ifPresent(q -> draft.widen(one.from(), q.to() + 1));
      draft.attributedTo(accusers).modality(Modality.ALLEGED);
      deed.ifPresent(
          d -> {
            draft.widen(d.from(), d.to());
            content.fill(context, phrases, d, draft, Optional.of(one));
          });
      if (deed.isEmpty()) {
        groupsBefore(phrases, clause, draft);
      }
      draft.time(ActTime.of(phrases, verb));
      found.add(context.attribute(draft, phrases, verb));
    }
    return found;
  }

  /** "A, koga je tužilaštvo označilo": the accused is what the pronoun means. */
  private static List<Nominal> whom(Phrases phrases, Clause clause) {
    boolean object =
        clause
            .opener()
            .filter(o -> phrases.words().any(o, r -> r.is(Case.ACCUSATIVE)))
            .filter(o -> o == clause.from())
            .isPresent();
    return object && clause.type() == Clause.Type.RELATIVE
        ? clause
            .antecedent()
            .filter(a -> ACCUSED.contains(a.sort()))
            .map(List::of)
            .orElse(List.of())
        : List.of();
  }

  /** A name behind a title is the accused, not the title. */
  private static List<Nominal> lists(Phrases phrases, boolean passive, List<Nominal> accused) {
    if (accused.size() == 2
        && passive
        && accused.getFirst().to() == accused.getLast().from()
        && accused.getLast().sort() == Sort.PEOPLE) {
      return List.of(accused.getFirst());
    }
    boolean named =
        accused.size() == 2
            && (passive
                ? accused.stream().anyMatch(n -> n.sort() == Sort.PERSON)
                : accused.getLast().sort() == Sort.PERSON
                    && accused.getFirst().to() == accused.getLast().from())
            && accused.getLast().from() - accused.getFirst().to() <= 1
            && !phrases
                .words()
                .is(accused.getFirst().to(), org.letopis.lexicon.Reading.PartOfSpeech.CONJUNCTION);
    return named ? List.of(accused.getLast()) : accused;
  }

  /** The name in quotation marks behind a phrase is part of that. */
  private static boolean isQuotedName(Phrases phrases, Nominal nominal) {
    return phrases.nominals().stream()
        .anyMatch(n -> n.to() == nominal.from() - 1 && !ProperName.tail(phrases, n).isEmpty());
  }

  private static boolean isAccused(Context context, Nominal nominal, boolean passive) {
    boolean group = nominal.unit().filter("group"::equals).isPresent();
    boolean sort =
        ACCUSED.contains(nominal.sort())
            || group
            || context.speakers().isOffice(context.words(), nominal)
            || nominal.sort() == Sort.OTHER
                && (Authorities.personIn(nominal).isPresent()
                    || nominal.complements().stream().anyMatch(c -> c.sort() == Sort.ORGANIZATION));
    return sort
        && !nominal.isPrepositional()
        && nominal.may(passive ? Case.NOMINATIVE : Case.ACCUSATIVE);
  }

  /** "smatra odgovornim rukovodstvo": the adjective is what is said of them. */
  private static Nominal withoutVerdict(Words words, Rule.Act rule, Nominal accused) {
    return rule.needsNoun()
            && !accused.adjectives().isEmpty()
            && accused.adjectives().getFirst() == accused.core()
            && words.hasLemma(accused.core(), rule.nouns())
        ? accused.behind(accused.core() + 1)
        : accused;
  }

  /** "optužuje vojni vrh da je": what a deed is told of can be any noun behind the verb. */
  private static boolean isAnything(Phrases phrases, Nominal nominal, int verb, boolean deed) {
    return deed
        && nominal.from() == verb + 1
        && !nominal.isPrepositional()
        && nominal.sort() == Sort.OTHER
        && nominal.quantity().isEmpty()
        && nominal.may(Case.ACCUSATIVE)
        && phrases
            .words()
            .any(
                nominal.head(),
                r -> r.is(Case.ACCUSATIVE) && r.partOfSpeech() == PartOfSpeech.NOUN);
  }

  private static Optional<Span> deed(Context context, int verb) {
    return at(context, verb).map(Attribution::scope).filter(s -> s.length() > 0);
  }

  private static Optional<Attribution> at(Context context, int verb) {
    return context.cited().saidIn(context.words().sentenceOf(verb)).stream()
        .filter(a -> a.at() == verb)
        .findFirst();
  }

  /** The speaker; for "u kojoj su optuženi" the authority of what "koja" means. */
  private static List<Mentioned> accusers(
      Context context, Phrases phrases, int verb, boolean passive) {
    Optional<Attribution> known = at(context, verb).filter(a -> !a.sources().isEmpty());
    if (known.isPresent()) {
      return known.get().sources();
    }
    if (!passive) {
      return context.speakers().subject(phrases, verb, false);
    }
    return phrases.clauseOf(verb).antecedent().stream()
        .flatMap(a -> a.complements().stream())
        .filter(c -> c.sort() == Sort.ORGANIZATION)
        .map(c -> context.authorities().oblique(phrases, c))
        .toList();
  }

  /** "tri dečaka ..., za šta su optužili Srbe": the groups of the people spoken of before. */
  private static void groupsBefore(Phrases phrases, Clause clause, Draft draft) {
    if (clause.type() != Clause.Type.RELATIVE) {
      return;
    }
    phrases.all().stream()
        .filter(n -> n.to() <= clause.from())
        .filter(n -> n.sort() == Sort.PEOPLE && n.quantity().isPresent())
        .findFirst()
        .ifPresent(n -> draft.groups(n.allGroups()));
  }
}
