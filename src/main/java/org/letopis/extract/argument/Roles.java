package org.letopis.extract.argument;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.letopis.extract.argument.Agreement.Degree;
import org.letopis.extract.phrase.Nominal;
import org.letopis.extract.phrase.Nominal.Sort;
import org.letopis.extract.phrase.Phrases;
import org.letopis.extract.phrase.Question;

/**
 * Who is the subject and who the object of an active verb, said once for all that ask. Cases come
 * first, agreement in number and gender second; what both leave open, the other phrases of the
 * clause decide, and the order of words last. Where two readings are left, the role is unknown.
 */
public final class Roles {

  private static final Question<Integer, Roles> OF_VERB = new Question<>(Roles::read);

  private final Map<Integer, Role> byHead = new HashMap<>();
  private final List<Nominal> subjects = new ArrayList<>();
  private Role pronoun = Role.NONE;

  private Roles() {}

  /**
   * Reads the clause of a verb.
   *
   * @param verb index of an active verb
   */
  public static Roles of(Phrases phrases, int verb) {
    return phrases.ask(OF_VERB, verb);
  }

  private static Roles read(Phrases phrases, int verb) {
    Roles roles = new Roles();
    Participants participants = new Participants(phrases, verb);
    roles.resolve(participants, participants.find());
    return roles;
  }

  /** Where nothing is active: nobody is its subject or object. */
  static Roles ofNobody() {
    return new Roles();
  }

  /** What the phrase is to the verb. */
  public Role of(Nominal nominal) {
    return byHead.getOrDefault(nominal.head(), Role.NONE);
  }

  /** What the relative pronoun that opens the clause is to the verb. */
  Role ofPronoun() {
    return pronoun;
  }

  /** The phrases that are the subject for sure, in text order: those of a list, and appositions. */
  public List<Nominal> subjects() {
    return List.copyOf(subjects);
  }

  private void resolve(Participants participants, List<Participant> all) {
    boolean subject = all.stream().anyMatch(p -> p.subject() && !p.object());
    boolean object =
        participants.hasPronounObject()
            || all.stream().anyMatch(p -> p.object() && !p.subject() && !p.dependent());
    List<Participant> open =
        withoutPlaces(all.stream().filter(p -> p.isOpen() && !p.dependent()).toList());
    for (Participant one : all) {
      if (!one.isOpen()) {
        boolean dependent = one.dependent() && (object || !open.isEmpty() && subject);
        give(
            one,
            dependent
                ? Role.NONE
                : one.object() ? Role.OBJECT : one.subject() ? Role.SUBJECT : Role.NONE);
      }
    }
    if (subject) {
      open.forEach(p -> give(p, Role.OBJECT));
    } else if (object) {
      one(participants, open);
    } else if (open.size() == 1) {
      alone(participants, open.getFirst());
    } else if (open.size() > 1) {
      two(open, participants.verb());
    }
  }

  /** "LJIG, 4. maja: Sud je osudio": where somebody else can be meant, no place is. */
  private static List<Participant> withoutPlaces(List<Participant> open) {
    List<Participant> others =
        open.stream()
            .filter(p -> p.items().stream().noneMatch(n -> n.sort() == Sort.PLACE))
            .toList();
    return others.isEmpty() ? open : others;
  }

  /** "Učenicu su ranile devojke": beside an object the one that agrees best is the subject. */
  private void one(Participants participants, List<Participant> all) {
    int verb = participants.verb();
    // "kuću su zapalili, a zatim još šest kuća": with a plural so many are rather an object.
    List<Participant> open =
        all.stream().filter(p -> !p.isCounted() || isFit(participants, p)).toList();
    all.stream().filter(p -> !open.contains(p)).forEach(p -> give(p, Role.OBJECT));
    List<Participant> full = open.stream().filter(p -> p.agreement() == Degree.FULL).toList();
    List<Participant> best = full.isEmpty() ? open : full;
    List<Participant> first = best.stream().filter(p -> p.from() < verb).toList();
    List<Participant> subject = best.size() == 1 || first.isEmpty() ? best : first;
    for (Participant each : open) {
      give(
          each,
          subject.size() > 1 ? Role.UNKNOWN : subject.contains(each) ? Role.SUBJECT : Role.NONE);
    }
  }

  private static boolean isFit(Participants participants, Participant counted) {
    return counted.agreement() == Degree.FULL || participants.isNeuterSingular();
  }

  /**
   * "pobili su žene", "ubilo je deset ljudi": a subject, or an object whose subject is left out.
   */
  private void alone(Participants participants, Participant open) {
    boolean acts =
        open.items().isEmpty()
            || open.items().stream()
                .anyMatch(n -> n.sort() == Sort.PEOPLE || n.sort() == Sort.PERSON);
    boolean body =
        open.from() < participants.verb()
            && open.items().stream().anyMatch(n -> n.sort() == Sort.ORGANIZATION);
    Role role = Role.UNKNOWN;
    if (participants.goesOn()) {
      role = Role.OBJECT;
    } else if (body || participants.isNeuterSingular() && open.isCounted()) {
      role = Role.SUBJECT;
    } else if (!acts || open.agreement() == Degree.LOOSE) {
      role = Role.OBJECT;
    }
    give(open, role);
  }

  /** "dva civila ubilo je deset vojnika": agreement tells; else the subject stands first. */
  private void two(List<Participant> open, int verb) {
    List<Participant> full = open.stream().filter(p -> p.agreement() == Degree.FULL).toList();
    List<Participant> before = open.stream().filter(p -> p.from() < verb).toList();
    // The relative pronoun stands first whatever it is.
    boolean ordered =
        !before.isEmpty()
            && before.size() < open.size()
            && before.stream().noneMatch(p -> p.items().isEmpty());
    List<Participant> subject = full.size() == 1 ? full : ordered ? before : List.of();
    for (Participant each : open) {
      give(
          each,
          subject.isEmpty() ? Role.UNKNOWN : subject.contains(each) ? Role.SUBJECT : Role.OBJECT);
    }
  }

  private void give(Participant participant, Role role) {
    if (participant.items().isEmpty()) {
      pronoun = role;
    }
    for (Nominal nominal : participant.items()) {
      byHead.put(nominal.head(), role);
      if (role == Role.SUBJECT) {
        subjects.add(nominal);
      }
    }
  }
}
