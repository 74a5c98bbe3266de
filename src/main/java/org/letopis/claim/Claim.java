package org.letopis.claim;

import java.util.List;
import java.util.Optional;

/**
 * One factual assertion that one document makes.
 *
 * <p>The slots are those of the claims format (docs/claims-format.md); a slot that the text does
 * not fill is empty.
 *
 * @param evidence where it stands in which words, and the rule that found it
 * @param kind the kind's id, one of {@code mappings/kinds}
 * @param count the figure that is claimed
 * @param unit what is counted, or the sort of thing that was damaged
 * @param modes ways of damage, for PropertyDamage
 * @param groups affected or counted groups, English plural
 * @param persons named persons
 * @param sites named sites
 * @param places where it happened
 * @param time when it happened
 * @param agents who did it, as claimed
 * @param attributedTo whom the document cites for it, the nearest first; empty where the document
 *     itself asserts it
 * @param role the office, for Role
 * @param organizations the organisations that a Role or an OrganizationRelation is about
 * @param attribute the property that is claimed, for the attribute kinds
 * @param causation cause and effect, for Cause
 * @param polarity asserted or denied
 * @param modality how sure the document is
 * @param confidence how sure the extractor is, from 0 to 1
 */
public record Claim(
    Evidence evidence,
    String kind,
    Optional<Count> count,
    Optional<String> unit,
    List<String> modes,
    List<String> groups,
    List<Mentioned> persons,
    List<Mentioned> sites,
    List<Mentioned> places,
    Optional<TimeSpan> time,
    List<Mentioned> agents,
    List<Mentioned> attributedTo,
    Optional<String> role,
    List<Mentioned> organizations,
    Optional<Attribute> attribute,
    Optional<Causation> causation,
    Polarity polarity,
    Modality modality,
    double confidence) {

  public Claim {
    if (kind.isBlank()) {
      throw new IllegalArgumentException("a claim without a kind");
    }
    if (!(confidence >= 0 && confidence <= 1)) {
      throw new IllegalArgumentException("confidence " + confidence + " is not within 0..1");
    }
    modes = List.copyOf(modes);
    groups = List.copyOf(groups);
    persons = List.copyOf(persons);
    sites = List.copyOf(sites);
    places = List.copyOf(places);
    agents = List.copyOf(agents);
    attributedTo = List.copyOf(attributedTo);
    organizations = List.copyOf(organizations);
  }

  /** The claim's stable id: see {@link ClaimId}. */
  public String id() {
    return ClaimId.of(this);
  }
}
