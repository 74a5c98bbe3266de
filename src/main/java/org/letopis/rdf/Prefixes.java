package org.letopis.rdf;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.jena.sparql.vocabulary.FOAF;
import org.apache.jena.vocabulary.DCAT;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.OA;
import org.apache.jena.vocabulary.OWL;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;
import org.apache.jena.vocabulary.SKOS;
import org.apache.jena.vocabulary.VOID;
import org.apache.jena.vocabulary.XSD;

/** The prefixes of dumps, pages and queries. */
public final class Prefixes {

  private Prefixes() {}

  /** Namespaces by prefix, in the order in which a dump names them. */
  public static Map<String, String> of(Iris iris) {
    Map<String, String> prefixes = new LinkedHashMap<>();
    prefixes.put("lt", Lt.NS);
    prefixes.put("unit", Units.NS);
    for (String type :
        new String[] {
          "claim",
          "document",
          "event",
          "person",
          "group",
          "organization",
          "site",
          "settlement",
          "municipality",
          "region",
          "river",
          "comparison",
          "identity",
          "link",
          "run"
        }) {
      prefixes.put(type.equals("document") ? "doc" : type, iris.base() + "id/" + type + "/");
    }
    prefixes.put("graph", iris.base() + "graph/");
    prefixes.put("wd", "http://www.wikidata.org/entity/");
    prefixes.put("rdf", RDF.getURI());
    prefixes.put("rdfs", RDFS.getURI());
    prefixes.put("owl", OWL.getURI());
    prefixes.put("xsd", XSD.getURI());
    prefixes.put("skos", SKOS.getURI());
    prefixes.put("prov", Prov.NS);
    prefixes.put("oa", OA.getURI());
    prefixes.put("dcterms", DCTerms.getURI());
    prefixes.put("dcat", DCAT.getURI());
    prefixes.put("void", VOID.getURI());
    prefixes.put("dqv", Dqv.NS);
    prefixes.put("foaf", FOAF.getURI());
    prefixes.put("geo", Geo.NS);
    prefixes.put("geosparql", GeoSparql.NS);
    return Collections.unmodifiableMap(prefixes);
  }
}
