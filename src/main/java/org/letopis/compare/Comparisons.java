package org.letopis.compare;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.letopis.compare.Comparison.Contradiction;
import org.letopis.compare.Comparison.Ground;
import org.letopis.compare.Comparison.Support;
import org.letopis.compare.Comparison.Type;
import org.letopis.link.Entity;
import org.letopis.link.LinkedClaim;

/** Makes comparisons: id, ground and sentences from the compared claims. */
final class Comparisons {

  private static final int DIGITS = 10;

  private Comparisons() {}

  /** All say the same. */
  static Comparison agreement(List<LinkedClaim> claims, Optional<String> about, Support support) {
    Sides sides = new Sides(claims, List.of(), about, List.of(), List.of());
    return of(Type.AGREES, Optional.empty(), sides, Optional.of(support));
  }

  static Comparison of(Type type, Sides sides) {
    return of(type, Optional.empty(), sides, Optional.empty());
  }

  static Comparison contradiction(Contradiction kind, Sides sides) {
    return of(Type.CONTRADICTS, Optional.of(kind), sides, Optional.empty());
  }

  private static Comparison of(
      Type type, Optional<Contradiction> contradiction, Sides sides, Optional<Support> support) {
    List<String> first = ids(sides.first());
    List<String> second = ids(sides.second());
    return new Comparison(
        id(type, contradiction, Stream.concat(first.stream(), second.stream()).sorted().toList()),
        type,
        contradiction,
        first,
        second,
        ground(sides),
        support,
        new EnglishSentence(sides).of(type, contradiction, support),
        new SerbianSentence(sides).of(type, contradiction, support));
  }

  private static List<String> ids(List<LinkedClaim> claims) {
    return claims.size() == 1
        ? List.of(claims.getFirst().id())
        : claims.stream().map(LinkedClaim::id).distinct().sorted().toList();
  }

  private static Ground ground(Sides sides) {
    LinkedClaim widest = sides.widest();
    return new Ground(
        event(sides.all()),
        kind(sides.all()),
        widest.claim().unit(),
        labels(widest.groups(), "en"),
        labels(widest.scope().places(), "sr-Latn"),
        widest.scope().timeInWords(),
        sides.about(),
        sides.firstNarrower(),
        sides.secondNarrower());
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
    String kind = claims.getFirst().claim().kind();
    return claims.stream().allMatch(claim -> claim.claim().kind().equals(kind))
        ? kind
        : Keys.family(kind);
  }

  private static List<String> labels(Collection<Entity> entities, String language) {
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
    return name + "-" + digest(name + "\u001f" + String.join("\u001f", ids));
  }

  /** The first digits of a hash, in hex: an id that depends on the content alone. */
  static String digest(String content) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of()
          .formatHex(digest.digest(content.getBytes(StandardCharsets.UTF_8)))
          .substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
