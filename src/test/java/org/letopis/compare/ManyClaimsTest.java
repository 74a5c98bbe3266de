package org.letopis.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.letopis.claim.EntityType;
import org.letopis.link.DocumentClaims;
import org.letopis.link.Entity;
import org.letopis.link.Linked;
import org.letopis.link.LinkedClaim;
import org.letopis.link.Made;
import org.letopis.link.PlaceTree;
import org.letopis.link.Scope;

/** Comparing is not quadratic, and the order of the claims is no matter. */
class ManyClaimsTest {

  private static final List<String> KINDS =
      List.of("Killing", "Injury", "Arrest", "PropertyDamage");
  private static final List<List<String>> GROUPS =
      List.of(List.of(), List.of("Serbs"), List.of("Albanians"), List.of("Roma"));

  /** So many claims of so many documents, of events that three documents each tell of. */
  private static Linked claims(int number) {
    Random random = new Random(7);
    List<LinkedClaim> claims = new ArrayList<>();
    List<DocumentClaims> documents = new ArrayList<>();
    for (int i = 0; claims.size() < number; i++) {
      String document = "d%06d.txt".formatted(i);
      Entity event =
          new Entity("event-" + i / 3, EntityType.EVENT, Map.of("en", "e"), Optional.empty());
      List<Made> of = new ArrayList<>();
      for (int j = 0; j < 12; j++) {
        Made made =
            Made.claim(document, 40 * j, KINDS.get(j % 4), "broj " + i + " " + j)
                .figure(5 + random.nextInt(40), "person")
                .groups(GROUPS.get(j / 4).toArray(String[]::new));
        of.add(made);
        claims.add(linked(made, event));
      }
      documents.add(Made.document(document, of.toArray(Made[]::new)));
    }
    return new Linked(documents, claims, List.of(), List.of(), PlaceTree.EMPTY);
  }

  private static LinkedClaim linked(Made made, Entity event) {
    return new LinkedClaim(
        made.claim(),
        Optional.of(event),
        new Scope(new Scope.Time.Whole(), List.of()),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private static ScopeTables tables() throws IOException {
    return ScopeTables.read(Path.of(System.getProperty("letopis.home")).resolve("mappings"));
  }

  @Test
  void ten_times_as_many_claims_do_not_take_a_hundred_times_as_long() throws IOException {
    ScopeTables tables = tables();
    Linked few = claims(5_000);
    Linked many = claims(50_000);
    Comparer.compare(few, tables);
    long ofFew = time(few, tables);
    long ofMany = time(many, tables);
    assertThat(ofMany).isLessThan(40 * ofFew + Duration.ofSeconds(5).toMillis());
  }

  private static long time(Linked linked, ScopeTables tables) {
    long start = System.nanoTime();
    assertThat(Comparer.compare(linked, tables).comparisons()).isNotEmpty();
    return Duration.ofNanos(System.nanoTime() - start).toMillis();
  }

  @Test
  void the_order_of_the_claims_is_no_matter() throws IOException {
    Linked linked = claims(2_000);
    List<LinkedClaim> shuffled = new ArrayList<>(linked.claims());
    Collections.shuffle(shuffled, new Random(3));
    List<DocumentClaims> documents = new ArrayList<>(linked.documents());
    Collections.shuffle(documents, new Random(5));
    Linked other =
        new Linked(documents, shuffled, linked.entities(), linked.identity(), linked.places());
    assertThat(Comparer.compare(other, tables())).isEqualTo(Comparer.compare(linked, tables()));
  }
}
