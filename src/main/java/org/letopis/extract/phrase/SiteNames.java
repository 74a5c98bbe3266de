package org.letopis.extract.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.letopis.claim.Mentioned;
import org.letopis.lexicon.Reading.Case;

/** The named sites of a document: those of the gazetteer, and any other by its head noun. */
public final class SiteNames {

  /**
   * A named site in the text.
   *
   * @param from index of its first token
   * @param to index after its last token
   * @param named which site
   * @param unit what sort of thing it is
   * @param cases the cases in which it can stand
   */
  public record Site(int from, int to, Mentioned named, String unit, Set<Case> cases) {}

  private final Site[] byStart;
  private final Site[] at;

  private SiteNames(int size, List<Site> sites) {
    byStart = new Site[size];
    at = new Site[size];
    for (Site site : sites) {
      byStart[site.from()] = site;
      for (int i = site.from(); i < site.to(); i++) {
        at[i] = site;
      }
    }
  }

  static SiteNames find(Words words, Nouns nouns, PersonNames persons) {
    List<Site> found = new ArrayList<>();
    SiteReader reader = new SiteReader(words, nouns);
    int i = 0;
    while (i < words.size()) {
      List<Site> here = reader.at(i);
      for (Site site : here) {
        if (words.inOneSentence(site.from(), site.to()) && !isBeforePerson(site, persons)) {
          found.add(site);
        }
      }
      i = here.isEmpty() ? i + 1 : here.getLast().to();
    }
    return new SiteNames(words.size(), found);
  }

  /** "direktorka škole Ana Jović": the name is not the school's. */
  private static boolean isBeforePerson(Site site, PersonNames persons) {
    for (int i = site.from() + 1; i < site.to(); i++) {
      if (persons.from(i).filter(p -> p.to() - p.from() > 1).isPresent()) {
        return true;
      }
    }
    return false;
  }

  public Optional<Site> from(int i) {
    return i < 0 || i >= byStart.length ? Optional.empty() : Optional.ofNullable(byStart[i]);
  }

  public Optional<Site> over(int i) {
    return Optional.ofNullable(at[i]);
  }
}
