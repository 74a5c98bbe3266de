package org.letopis.serve.facts;

import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;

/** The terms of the ontology that the pages treat apart. A test checks each. */
public final class Onto {

  public static final String NS = "https://w3id.org/letopis/ontology#";

  /** Begins the IRI of every unit. */
  public static final String UNITS = "https://w3id.org/letopis/unit/";

  public static final Node CLAIM = term("Claim");
  public static final Node DOCUMENT = term("Document");
  public static final Node COMPARISON = term("Comparison");
  public static final Node EVENT_CLASS = term("Event");
  public static final Node PERSON_CLASS = term("Person");
  public static final Node SITE_CLASS = term("Site");
  public static final Node PLACE_CLASS = term("Place");
  public static final Node ORGANIZATION_CLASS = term("Organization");
  public static final Node GROUP_CLASS = term("Group");
  public static final Node SETTLEMENT = term("Settlement");
  public static final Node MUNICIPALITY = term("Municipality");
  public static final Node REGION = term("Region");
  public static final Node RIVER = term("River");
  public static final Node UNIT_CLASS = term("Unit");
  public static final Node EVENT_NAME = term("EventName");
  public static final Node IDENTITY_DECISION = term("IdentityDecision");

  public static final Node EVENT = term("event");
  public static final Node KIND = term("kind");
  public static final Node UNIT = term("unit");
  public static final Node COUNT_LOW = term("countLow");
  public static final Node COUNT_HIGH = term("countHigh");
  public static final Node APPROXIMATE = term("approximate");
  public static final Node COUNT_TEXT = term("countText");
  public static final Node PLURAL_LABEL = term("pluralLabel");
  public static final Node AFFECTED_GROUP = term("affectedGroup");
  public static final Node PERSON = term("person");
  public static final Node SITE = term("site");
  public static final Node PLACE = term("place");
  public static final Node AGENT = term("agent");
  public static final Node ORGANIZATION = term("organization");
  public static final Node ATTRIBUTED_TO = term("attributedTo");
  public static final Node ATTRIBUTED_DIRECTLY_TO = term("attributedDirectlyTo");
  public static final Node START_DATE = term("startDate");
  public static final Node END_DATE = term("endDate");
  public static final Node POLARITY = term("polarity");
  public static final Node MODALITY = term("modality");
  public static final Node AFFIRMED = term("Affirmed");
  public static final Node STATED = term("Stated");
  public static final Node QUOTE = term("quote");
  public static final Node CONFIDENCE = term("confidence");
  public static final Node RULE = term("rule");
  public static final Node AGENT_NAME = term("agentName");
  public static final Node ATTRIBUTION_NAME = term("attributionName");
  public static final Node COMPARES = term("compares");
  public static final Node COMPARISON_TYPE = term("comparisonType");
  public static final Node LINK_OF = term("linkOf");
  public static final Node LINK_TARGET = term("linkTarget");
  public static final Node LINK_STATE = term("linkState");
  public static final Node EVIDENCE = term("evidence");
  public static final Node IDENTIFIES = term("identifies");
  public static final Node NAME_FORM = term("nameForm");
  public static final Node NAME_OF = term("nameOf");
  public static final Node USED_BY = term("usedBy");
  public static final Node SCORE = term("score");
  public static final Node METHOD = term("method");
  public static final Node FILE_NAME = term("fileName");
  public static final Node WITHIN = term("within");
  public static final Node KIND_CLASS = term("Kind");

  public static final Node ROLE = term("role");
  public static final Node DAMAGE_MODE = term("damageMode");
  public static final Node CAUSE = term("cause");
  public static final Node EFFECT = term("effect");
  public static final Node ATTRIBUTE = term("attribute");
  public static final Node VALUE = term("value");
  public static final Node TIME_TEXT = term("timeText");

  private Onto() {}

  public static Node term(String name) {
    return NodeFactory.createURI(NS + name);
  }
}
