package org.letopis.extract.argument;

import java.util.List;
import org.letopis.extract.phrase.Clause;
import org.letopis.extract.phrase.Nominal;
import org.letopis.lexicon.Reading.Case;

/** Finds the object of an active trigger. */
final class Objects {

  private final Clause clause;
  private final Trigger trigger;
  private final Fit fit;
  private final Arguments arguments;
  private final RelativeHead relative;
  private final Roles roles;

  Objects(
      Predication predication, Fit fit, Arguments arguments, RelativeHead relative, Roles roles) {
    this.clause = predication.clause();
    this.trigger = predication.trigger();
    this.fit = fit;
    this.arguments = arguments;
    this.relative = relative;
    this.roles = roles;
  }

  List<Patient> find() {
    List<Patient> after = arguments.after(Case.ACCUSATIVE);
    if (isObject(after)) {
      return after;
    }
    List<Patient> told = antecedent();
    if (!told.isEmpty()) {
      return told;
    }
    List<Patient> before = arguments.before(Case.ACCUSATIVE);
    return isObject(before) ? before : List.of();
  }

  private List<Patient> antecedent() {
    boolean possible =
        roles.ofPronoun() == Role.OBJECT
            || roles.ofPronoun() == Role.UNKNOWN
                && clause.near(trigger.first()).stream().noneMatch(this::isRival);
    return possible ? relative.antecedent(Case.ACCUSATIVE) : List.of();
  }

  /** Where the forms leave it open, the rule tells who of two can be affected. */
  private boolean isObject(List<Patient> found) {
    if (found.isEmpty()) {
      return false;
    }
    Nominal first = found.getFirst().nominal();
    return switch (roles.of(first)) {
      case OBJECT, NONE -> true;
      case SUBJECT -> false;
      case UNKNOWN ->
          clause.near(trigger.first()).stream()
                  .anyMatch(n -> roles.of(n) == Role.UNKNOWN && n.head() != first.head())
              && clause.near(trigger.first()).stream()
                  .noneMatch(n -> isRival(n) && n.head() != first.head());
    };
  }

  private boolean isRival(Nominal nominal) {
    return roles.of(nominal) == Role.UNKNOWN && fit.allows(nominal);
  }
}
