package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.EntityType;
import org.letopis.claim.Mentioned;
import org.letopis.extract.phrase.FunctionWords.Use;
import org.letopis.extract.phrase.SiteHeads.Head;
import org.letopis.extract.phrase.SiteNameReader.SiteName;
import org.letopis.extract.phrase.SiteNames.Site;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.lexicon.Mention;
import org.letopis.lexicon.Reading.Case;

/**
 * Reads a named site: a head noun (crkva, manastir, most) and its name behind or before it, or a
 * name that the gazetteer knows. One plural head may stand before several names.
 */
final class SiteReader {

  /** The nominatives that saints' names begin with. */
  private static final Set<String> SAINTS = Set.of("Sveti", "Sveta", "Sv");

  private static final Set<String> WHERE = Set.of("u", "na", "kod", "iznad", "pokraj", "pored");

  /** More tokens than any saint's name has. */
  private static final int LONGEST_SAINT = 4;

  private static final String UNKNOWN_UNIT = "object";

  private static final String BRIDGE = "bridge";

  /** Prepositions between a bridge and what it is named by. */
  private static final Set<String> LEADING = Set.of("na", "kod");

  private static final Set<String> RIVERS = Set.of("reka", "rijeka");

  /** Units of things that lead from one place to another. */
  private static final Set<String> ROUTES = Set.of("road", "railway");

  private final Words words;
  private final Nouns nouns;
  private final SiteHeads heads;
  private final SiteNameReader names;

  SiteReader(Words words, Nouns nouns) {
    this.words = words;
    this.nouns = nouns;
    this.heads = new SiteHeads(words, nouns);
    this.names = new SiteNameReader(words, nouns);
  }

  /** The sites named from that token on, in text order. */
  List<Site> at(int i) {
    Optional<Mention.Name> known = siteName(i);
    if (known.isPresent()) {
      return gazetteer(i, known.get());
    }
    Optional<Head> head = heads.at(i);
    if (head.isPresent() && PrisonTerms.at(words, nouns, i)) {
      return List.of();
    }
    if (head.isPresent()) {
      return behind(head.get());
    }
    List<Site> saints = saint(i);
    return saints.isEmpty() ? beforeHead(i) : saints;
  }

  private List<Site> behind(Head head) {
    int from = head.to();
    Optional<Mention.Name> known = from < words.size() ? siteName(from) : Optional.empty();
    SiteName name =
        known
            .map(n -> new SiteName(n.to(), words.latin(from, n.to())))
            .orElseGet(() -> ROUTES.contains(head.unit()) ? names.route(from) : names.at(from));
    if (name.to() == from) {
      return alone(head).stream().toList();
    }
    List<Site> sites = new ArrayList<>();
    Mentioned named =
        known
            .filter(n -> n.candidates().size() == 1 && !head.part())
            .map(NominalParts::mentioned)
            .orElseGet(() -> Mentioned.named(head.label() + " " + name.label()));
    sites.add(new Site(head.from(), name.to(), named, head.unit(), head.cases()));
    if (head.plural()) {
      more(name.to(), head, sites);
    }
    return sites;
  }

  /**
   * "zgrada opštine", "most na Ibru", "most preko reke Mlave": named by what it is of or leads
   * over.
   */
  private Optional<Site> alone(Head head) {
    int from = head.to();
    boolean bridge =
        head.unit().equals(BRIDGE)
            && !head.plural()
            && from + 1 < words.size()
            && (words.does(from, Use.SPANNING) || LEADING.contains(words.lower(from)))
            && words.inOneSentence(from, from + 2);
    int name = bridge && words.hasLemma(from + 1, RIVERS) ? from + 2 : from + 1;
    int to = bridge ? names.end(name) : from;
    boolean counted = head.from() > 0 && words.quantityOver(head.from() - 1).isPresent();
    String label = to > name ? head.label() + " " + words.latin(from, to) : head.label();
    // What it leads over is a phrase of its own.
    return !counted && (to > name || head.only())
        ? Optional.of(
            new Site(head.from(), from, Mentioned.named(label), head.unit(), head.cases()))
        : Optional.empty();
  }

  /** Where the name ends before "u Zočištu": the place is a phrase of its own. */
  private int withoutPlace(Mention.Name name) {
    for (int i = name.from() + 1; i + 1 < name.to(); i++) {
      if (words.does(i, Use.SITE_IN)) {
        return i;
      }
    }
    return name.to();
  }

  /** A name that the gazetteer knows, and further names under its head where that is a plural. */
  private List<Site> gazetteer(int i, Mention.Name name) {
    String unit =
        name.candidates().stream()
            .flatMap(c -> nouns.unitOfLabel(c).stream())
            .findFirst()
            .orElse(UNKNOWN_UNIT);
    Mentioned labelled =
        name.candidates().size() == 1
            ? NominalParts.mentioned(name)
            : Mentioned.named(words.latin(name.from(), name.to()));
    Optional<Head> plural = heads.at(i).filter(h -> h.to() == i + 1 && h.plural());
    Set<Case> cases = plural.map(Head::cases).orElse(name.cases());
    List<Site> sites = new ArrayList<>();
    sites.add(new Site(i, withoutPlace(name), labelled, unit, cases));
    plural.ifPresent(head -> more(name.to(), head, sites));
    return sites;
  }

  private Optional<Mention.Name> siteName(int i) {
    return words.nameFrom(i).filter(n -> n.candidates().stream().anyMatch(SiteReader::isSite));
  }

  private static boolean isSite(GazetteerEntry entry) {
    return entry.type() == EntityType.SITE;
  }

  /** "Sveta Petka u Brodu (1867) i Sveti Nikola kod Luga": churches, by their saints alone. */
  private List<Site> saint(int i) {
    boolean saint = words.token(i).isWord() && SAINTS.contains(words.form(i));
    if (!saint || !mayStandAlone(i)) {
      return List.of();
    }
    int to = names.end(i);
    boolean where =
        to > i + 1
            && to - i <= LONGEST_SAINT
            && to + 1 < words.size()
            && WHERE.contains(words.lower(to))
            && words.token(to + 1).isCapitalised();
    return where
        ? List.of(
            new Site(
                i,
                to,
                Mentioned.named(words.latin(i, to)),
                "religiousSite",
                Set.of(Case.NOMINATIVE)))
        : List.of();
  }

  /** "slava Sveti Nikola u Brodu", "ikona Sveta Petka": the saint says which one it is. */
  private boolean mayStandAlone(int i) {
    return i == 0
        || !words.token(i - 1).isWord()
        || !words.inOneSentence(i - 1, i + 1)
        || Set.of("i", "a", "te", "ni", "ili", "kao").contains(words.lower(i - 1))
        || Verbs.isClitic(words, i - 1)
        || words.isPassiveParticiple(i - 1);
  }

  /** "Bajrakli džamija", "Saborna crkva": a capitalised word inside a sentence, and a head. */
  private List<Site> beforeHead(int i) {
    boolean inside = i > 0 && words.token(i - 1).isWord();
    boolean capital =
        words.token(i).isWord() && words.token(i).isCapitalised() && words.nameFrom(i).isEmpty();
    if (!inside || !capital || i + 1 >= words.size()) {
      return List.of();
    }
    Optional<Head> found = heads.at(i + 1).filter(h -> h.to() == i + 2);
    if (found.isEmpty() || nouns.groupOfAdjective(words, i).isPresent()) {
      return List.of();
    }
    Head head = found.get();
    SiteName name = names.at(head.to());
    String label = heads.adjective(i, head.noun()) + " " + head.label();
    String whole = name.to() > head.to() ? label + " " + name.label() : label;
    return List.of(new Site(i, name.to(), Mentioned.named(whole), head.unit(), head.cases()));
  }

  /** Further names under a plural head: "i Sv. Đorđa iz 16. veka". */
  private void more(int from, Head head, List<Site> sites) {
    int i = from;
    while (i < words.size()) {
      int joint = skipCentury(i);
      if (joint + 1 >= words.size() || !Set.of("i", ",").contains(words.lower(joint))) {
        return;
      }
      SiteName name = names.at(joint + 1);
      boolean other =
          words
              .nameFrom(joint + 1)
              .filter(n -> n.candidates().stream().noneMatch(SiteReader::isSite))
              .isPresent();
      if (name.to() == joint + 1 || other) {
        return;
      }
      sites.add(
          new Site(
              joint + 1,
              name.to(),
              Mentioned.named(head.label() + " " + name.label()),
              head.unit(),
              head.cases()));
      i = name.to();
    }
  }

  private int skipCentury(int i) {
    boolean century =
        i + 1 < words.size() && words.lower(i).equals("iz") && words.timeFrom(i + 1).isPresent();
    return century ? words.timeFrom(i + 1).get().to() : i;
  }
}
