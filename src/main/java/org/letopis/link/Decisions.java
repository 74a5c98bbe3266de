package org.letopis.link;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.letopis.claim.EntityType;
import org.letopis.link.Resolution.Basis;

/** Collects entities and decisions while documents are linked. */
final class Decisions {

  /** A name form of a document and the entity that it was held to mean. */
  private record Use(EntityType type, String key, String document, String nameForm)
      implements Comparable<Use> {

    private static final Comparator<Use> ORDER =
        Comparator.comparing(Use::type)
            .thenComparing(Use::key)
            .thenComparing(Use::document)
            .thenComparing(Use::nameForm);

    @Override
    public int compareTo(Use other) {
      return ORDER.compare(this, other);
    }
  }

  private final SortedMap<String, Entity> entities = new TreeMap<>();
  private final SortedMap<Use, Resolution> uses = new TreeMap<>();
  private final Map<String, Set<String>> documents = new TreeMap<>();
  private final Map<String, Set<String>> bearers = new TreeMap<>();

  void keep(Entity entity) {
    entities.putIfAbsent(id(entity), entity);
  }

  void add(String document, String nameForm, Resolution resolution) {
    Entity entity = resolution.entity();
    keep(entity);
    uses.putIfAbsent(new Use(entity.type(), entity.key(), document, nameForm), resolution);
    documents.computeIfAbsent(id(entity), id -> new HashSet<>()).add(document);
    bearers.computeIfAbsent(form(entity, nameForm), id -> new HashSet<>()).add(document);
  }

  /** Documents that call it otherwise ("Boban" for Slobodan) do not use the same name. */
  private static String form(Entity entity, String nameForm) {
    return id(entity) + "\u001f" + FoldedName.fold(nameForm);
  }

  /** The same decisions with other ones where documents were seen together. */
  Decisions with(Renames renames) {
    Decisions changed = new Decisions();
    uses.forEach(
        (use, resolution) ->
            changed.add(
                use.document(),
                use.nameForm(),
                renames.of(resolution.entity(), use.document()).orElse(resolution)));
    // Events and groups are nobody's name form.
    entities.values().stream()
        .filter(entity -> !documents.containsKey(id(entity)))
        .forEach(changed::keep);
    return changed;
  }

  private static String id(Entity entity) {
    return entity.type().ordinal() + " " + entity.key();
  }

  List<Entity> entities() {
    return entities.values().stream()
        .sorted(Comparator.comparing(Entity::type).thenComparing(Entity::key))
        .toList();
  }

  List<IdentityDecision> decisions() {
    return uses.entrySet().stream().map(use -> decision(use.getKey(), use.getValue())).toList();
  }

  private IdentityDecision decision(Use use, Resolution resolution) {
    int others = bearers.get(form(resolution.entity(), use.nameForm())).size() - 1;
    boolean carried =
        resolution.basis() == Basis.SAME_NAME || resolution.basis() == Basis.SAME_DESCRIPTION;
    if (carried && others == 0) {
      return decision(use, Basis.OWN_NAME, "no other document uses the name");
    }
    return carried
        ? decision(use, resolution.basis(), resolution.why() + " in other documents: " + others)
        : decision(use, resolution.basis(), resolution.why());
  }

  private static IdentityDecision decision(Use use, Basis basis, String evidence) {
    return new IdentityDecision(
        use.key(),
        use.type(),
        use.nameForm(),
        use.document(),
        basis.score(),
        basis.method(),
        evidence);
  }
}
