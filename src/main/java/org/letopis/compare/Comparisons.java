package org.letopis.compare;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Ground;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;

/** Makes comparisons: id, ground and sentences from the compared claims. */
final class Comparisons {

  private static final int DIGITS = 10;

  private Comparisons() {}

  static Comparison of(Type type, Optional<Contradiction> contradiction, List<Figure> figures) {
    return ofClaims(type, contradiction, figures.stream().map(Figure::linked).toList());
  }

  /** The claims in the order in which the sentence tells of them. */
  static Comparison ofClaims(
      Type type, Optional<Contradiction> contradiction, List<LinkedClaim> claims) {
    List<String> ids = claims.stream().map(claim -> claim.claim().id()).sorted().toList();
    Sentences sentences = new Sentences(claims);
    return new Comparison(
        id(type, contradiction, ids),
        type,
        contradiction,
        ids,
        ground(claims),
        sentences.english(type, contradiction),
        sentences.serbian(type, contradiction));
  }

  private static Ground ground(List<LinkedClaim> claims) {
    LinkedClaim first = claims.getFirst();
    // The wider unit and the fewer groups are what part and whole share.
    LinkedClaim widest = claims.getLast();
    return new Ground(
        event(claims),
        kind(claims),
        widest.claim().unit(),
        labels(widest.groups(), "en"),
        labels(first.scope().places(), "sr-Latn"),
        first.scope().timeInWords());
  }

  /** Label of the event that one of them at least is about; blank where none is. */
  private static String event(List<LinkedClaim> claims) {
    return claims.stream()
        .flatMap(claim -> claim.event().stream())
        .map(event -> event.labels().getOrDefault("en", event.key()))
        .findFirst()
        .orElse("");
  }

  /** The kind that all share: Death where some are killings and some deaths. */
  private static String kind(List<LinkedClaim> claims) {
    List<String> kinds = claims.stream().map(claim -> claim.claim().kind()).distinct().toList();
    return kinds.size() == 1 ? kinds.getFirst() : Figure.family(kinds.getFirst());
  }

  private static List<String> labels(List<Entity> entities, String language) {
    return entities.stream()
        .map(entity -> entity.labels().getOrDefault(language, entity.key()))
        .sorted()
        .toList();
  }

  private static String id(Type type, Optional<Contradiction> contradiction, List<String> ids) {
    String name =
        contradiction
            .map(Contradiction::name)
            .orElse(type.name())
            .toLowerCase(Locale.ROOT)
            .replace('_', '-');
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      String content = name + "\u001f" + String.join("\u001f", ids);
      return name
          + "-"
          + HexFormat.of()
              .formatHex(digest.digest(content.getBytes(StandardCharsets.UTF_8)))
              .substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
