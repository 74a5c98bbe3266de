package org.letopis.rdf;

import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;

/** The terms of {@code ontology/letopis.ttl} that the code writes. A test checks each. */
final class Lt {

  static final String NS = "https://w3id.org/letopis/ontology#";

  static final Node DOCUMENT = term("Document");
  static final Node CLAIM = term("Claim");
  static final Node COMPARISON = term("Comparison");
  static final Node IDENTITY_DECISION = term("IdentityDecision");
  static final Node LINK = term("Link");
  static final Node EVENT_NAME = term("EventName");
  static final Node RUN = term("Run");

  static final Node EVENT = term("event");
  static final Node KIND = term("kind");
  static final Node UNIT = term("unit");
  static final Node DAMAGE_MODE = term("damageMode");
  static final Node AFFECTED_GROUP = term("affectedGroup");
  static final Node PERSON = term("person");
  static final Node SITE = term("site");
  static final Node PLACE = term("place");
  static final Node AGENT = term("agent");
  static final Node ATTRIBUTED_TO = term("attributedTo");
  static final Node ATTRIBUTED_DIRECTLY_TO = term("attributedDirectlyTo");
  static final Node ORGANIZATION = term("organization");
  static final Node POLARITY = term("polarity");
  static final Node MODALITY = term("modality");
  static final Node COMPARES = term("compares");
  static final Node COMPARISON_TYPE = term("comparisonType");
  static final Node CONTRADICTION_KIND = term("contradictionKind");
  static final Node SHARED_KIND = term("sharedKind");
  static final Node SHARED_UNIT = term("sharedUnit");
  static final Node IDENTIFIES = term("identifies");
  static final Node LINK_OF = term("linkOf");
  static final Node LINK_TARGET = term("linkTarget");
  static final Node LINK_STATE = term("linkState");
  static final Node CANDIDATE_MATCH = term("candidateMatch");
  static final Node WITHIN = term("within");
  static final Node COUNT_LOW = term("countLow");
  static final Node COUNT_HIGH = term("countHigh");
  static final Node APPROXIMATE = term("approximate");
  static final Node COUNT_TEXT = term("countText");
  static final Node START_DATE = term("startDate");
  static final Node END_DATE = term("endDate");
  static final Node TIME_TEXT = term("timeText");
  static final Node ROLE = term("role");
  static final Node ATTRIBUTE = term("attribute");
  static final Node VALUE = term("value");
  static final Node CAUSE = term("cause");
  static final Node EFFECT = term("effect");
  static final Node RULE = term("rule");
  static final Node CONFIDENCE = term("confidence");
  static final Node QUOTE = term("quote");
  static final Node PERSON_NAME = term("personName");
  static final Node SITE_NAME = term("siteName");
  static final Node PLACE_NAME = term("placeName");
  static final Node AGENT_NAME = term("agentName");
  static final Node ATTRIBUTION_NAME = term("attributionName");
  static final Node ORGANIZATION_NAME = term("organizationName");
  static final Node GROUP_NAME = term("groupName");
  static final Node SHARED_EVENT = term("sharedEvent");
  static final Node SHARED_GROUP = term("sharedGroup");
  static final Node SHARED_PLACE = term("sharedPlace");
  static final Node SHARED_TIME = term("sharedTime");
  static final Node SHARED_SUBJECT = term("sharedSubject");
  static final Node FIRST_SIDE = term("firstSide");
  static final Node SECOND_SIDE = term("secondSide");
  static final Node PART = term("part");
  static final Node WHOLE = term("whole");
  static final Node FIRST_NARROWER_IN = term("firstNarrowerIn");
  static final Node SECOND_NARROWER_IN = term("secondNarrowerIn");
  static final Node DOCUMENT_COUNT = term("documentCount");
  static final Node ORIGIN_COUNT = term("originCount");
  static final Node ORIGIN = term("Origin");
  static final Node ORIGIN_OF = term("originOf");
  static final Node ORIGIN_BASIS = term("originBasis");
  static final Node ORIGIN_AUTHORITY = term("originAuthority");
  static final Node EARLIEST_DOCUMENT = term("earliestDocument");
  static final Node STEP = term("step");
  static final Node RETRACTED_CLAIM = term("RetractedClaim");
  static final Node DECIDED_BY = term("decidedBy");
  static final Node DECIDED_ON = term("decidedOn");
  static final Node REASON = term("reason");
  static final Node NAME_FORM = term("nameForm");
  static final Node SCORE = term("score");
  static final Node METHOD = term("method");
  static final Node EVIDENCE = term("evidence");
  static final Node FILE_NAME = term("fileName");
  static final Node SHA256 = term("sha256");
  static final Node NAME_OF = term("nameOf");
  static final Node USED_BY = term("usedBy");
  static final Node RULE_VERSION = term("ruleVersion");
  static final Node CODE_VERSION = term("codeVersion");
  static final Node GEONAMES_ID = term("geonamesId");
  static final Node WITHIN_NAME = term("withinName");
  static final Node PLURAL_LABEL = term("pluralLabel");

  private Lt() {}

  /** The term of that local name. */
  static Node term(String name) {
    return NodeFactory.createURI(NS + name);
  }
}
