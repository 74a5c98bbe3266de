package org.letopis.extract.phrase;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.letopis.extract.phrase.PersonMention.Candidate;

/**
 * Lets the mentions of one document bear each other out: of two names that a form can be, the one
 * that another mention can be as well is the likelier.
 */
final class NameSupport {

  private static final int SAME_NAME = 5;
  private static final int SAME_SURNAME = 3;

  private NameSupport() {}

  static List<PersonMention> settle(Words words, List<PersonMention> mentions) {
    Map<String, Set<String>> spansOfName = new HashMap<>();
    Map<String, Set<String>> spansOfSurname = new HashMap<>();
    for (PersonMention mention : mentions) {
      // The same words once more say no more than they did the first time.
      String form = words.latin(mention.from(), mention.to());
      for (Candidate candidate : mention.candidates()) {
        spansOfName.computeIfAbsent(candidate.name(), k -> new HashSet<>()).add(form);
        spansOfSurname.computeIfAbsent(candidate.surname(), k -> new HashSet<>()).add(form);
      }
    }
    return mentions.stream()
        .map(
            m ->
                new PersonMention(
                    m.from(),
                    m.to(),
                    m.candidates().stream()
                        .map(
                            c ->
                                c.plus(
                                    spansOfName.get(c.name()).size() > 1
                                        ? SAME_NAME
                                        : spansOfSurname.get(c.surname()).size() > 1
                                            ? SAME_SURNAME
                                            : 0))
                        .toList()))
        .toList();
  }
}
