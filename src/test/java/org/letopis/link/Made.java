package org.letopis.link;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.letopis.claim.Attribute;
import org.letopis.claim.Claim;
import org.letopis.claim.Count;
import org.letopis.claim.EntityType;
import org.letopis.claim.Evidence;
import org.letopis.claim.Mentioned;
import org.letopis.claim.Modality;
import org.letopis.claim.Polarity;
import org.letopis.claim.TimeSpan;
import org.letopis.lexicon.GazetteerEntry;
import org.letopis.text.Catalogue;
import org.letopis.text.Document;

/** A claim of a test, told apart by what the test sets; everything else is empty. */
public record Made(
    String document,
    int start,
    String quote,
    String kind,
    Optional<Count> count,
    Optional<String> unit,
    List<String> modes,
    List<String> groups,
    List<String> persons,
    List<String> sites,
    List<Mentioned> places,
    Optional<TimeSpan> time,
    List<String> agents,
    List<String> attributedTo,
    Polarity polarity,
    Modality modality,
    Optional<Attribute> attribute) {

  public static Made claim(String document, int start, String kind, String quote) {
    return new Made(
        document,
        start,
        quote,
        kind,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        List.of(),
        List.of(),
        Polarity.AFFIRMED,
        Modality.STATED,
        Optional.empty());
  }

  private Made with(
      Optional<Count> newCount,
      Optional<String> newUnit,
      List<String> newModes,
      List<String> newGroups,
      Optional<TimeSpan> newTime) {
    return new Made(
        document,
        start,
        quote,
        kind,
        newCount,
        newUnit,
        newModes,
        newGroups,
        persons,
        sites,
        places,
        newTime,
        agents,
        attributedTo,
        polarity,
        modality,
        attribute);
  }

  /** A figure; a bound of -1 is open. */
  public Made figure(long low, long high, boolean approximate, String unitCounted) {
    return with(
        Optional.of(new Count(bound(low), bound(high), approximate, quote)),
        Optional.of(unitCounted),
        modes,
        groups,
        time);
  }

  public Made figure(long n, String unitCounted) {
    return figure(n, n, false, unitCounted);
  }

  private static OptionalLong bound(long n) {
    return n < 0 ? OptionalLong.empty() : OptionalLong.of(n);
  }

  public Made modes(String... values) {
    return with(count, unit, List.of(values), groups, time);
  }

  public Made groups(String... values) {
    return with(count, unit, modes, List.of(values), time);
  }

  public Made time(String from, String to) {
    return with(
        count,
        unit,
        modes,
        groups,
        Optional.of(
            new TimeSpan(
                Optional.of(from).filter(s -> !s.isEmpty()),
                Optional.of(to).filter(s -> !s.isEmpty()),
                "tog dana")));
  }

  /** The words of the time. */
  public Made words(String text) {
    return with(count, unit, modes, groups, time.map(t -> new TimeSpan(t.start(), t.end(), text)));
  }

  public Made persons(String... values) {
    return names(List.of(values), sites, places, agents, attributedTo, polarity, modality);
  }

  public Made sites(String... values) {
    return names(persons, List.of(values), places, agents, attributedTo, polarity, modality);
  }

  public Made places(String... values) {
    List<Mentioned> named = Arrays.stream(values).map(Mentioned::named).toList();
    return names(persons, sites, named, agents, attributedTo, polarity, modality);
  }

  public Made place(Mentioned value) {
    return names(persons, sites, List.of(value), agents, attributedTo, polarity, modality);
  }

  public Made agents(String... values) {
    return names(persons, sites, places, List.of(values), attributedTo, polarity, modality);
  }

  public Made attributedTo(String... values) {
    return names(persons, sites, places, agents, List.of(values), polarity, modality);
  }

  public Made denied() {
    return names(persons, sites, places, agents, attributedTo, Polarity.DENIED, modality);
  }

  public Made modality(Modality value) {
    return names(persons, sites, places, agents, attributedTo, polarity, value);
  }

  private Made names(
      List<String> newPersons,
      List<String> newSites,
      List<Mentioned> newPlaces,
      List<String> newAgents,
      List<String> newAttribution,
      Polarity newPolarity,
      Modality newModality) {
    return new Made(
        document,
        start,
        quote,
        kind,
        count,
        unit,
        modes,
        groups,
        newPersons,
        newSites,
        newPlaces,
        time,
        newAgents,
        newAttribution,
        newPolarity,
        newModality,
        attribute);
  }

  public Made attribute(String name, String value) {
    return new Made(
        document,
        start,
        quote,
        kind,
        count,
        unit,
        modes,
        groups,
        persons,
        sites,
        places,
        time,
        agents,
        attributedTo,
        polarity,
        modality,
        Optional.of(new Attribute(name, value)));
  }

  public Claim claim() {
    int end = start + quote.codePointCount(0, quote.length());
    return new Claim(
        new Evidence(document, start, end, quote, 1, "test"),
        kind,
        count,
        unit,
        modes,
        groups,
        named(persons),
        named(sites),
        places,
        time,
        named(agents),
        named(attributedTo),
        Optional.empty(),
        List.of(),
        attribute,
        Optional.empty(),
        polarity,
        modality,
        1);
  }

  private static List<Mentioned> named(List<String> names) {
    return names.stream().map(Mentioned::named).toList();
  }

  /** A document that tells of the event, and its claims. */
  public static DocumentClaims document(String name, Made... claims) {
    return new DocumentClaims(
        new Document(name, "", "00"),
        Optional.of(
            new Catalogue.Entry(
                name,
                Optional.empty(),
                Optional.of("sr-Latn"),
                Optional.empty(),
                Optional.of("2004-03"),
                Optional.of("2004-03"),
                Optional.empty())),
        Arrays.stream(claims).map(Made::claim).toList());
  }

  public static GazetteerEntry entry(
      String key, EntityType type, String label, String within, String... otherNames) {
    return new GazetteerEntry(
        key,
        type,
        Map.of("sr-Latn", label),
        List.of(otherNames),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(within).filter(w -> !w.isEmpty()),
        "test");
  }

  public static GazetteerEntry at(String key, String label, double latitude, double longitude) {
    return new GazetteerEntry(
        key,
        EntityType.SETTLEMENT,
        Map.of("sr-Latn", label),
        List.of(),
        Optional.of(latitude),
        Optional.of(longitude),
        Optional.empty(),
        Optional.empty(),
        "test");
  }
}
