package org.letopis.rdf;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.letopis.claim.EntityType;
import org.letopis.link.Entity;
import org.letopis.link.IdentityDecision;

/**
 * Mints every IRI of the data. Nothing else does.
 *
 * <p>A key becomes a path segment of letters, digits, dots, hyphens and underscores. A key that is
 * one already is taken as it is; any other is folded to ASCII and gets hex digits of its own hash,
 * so many that two keys do not share an IRI, by chance or by design.
 *
 * @param base where the data live, ending in a slash
 */
public record Iris(String base) {

  /** Where the data live unless a run says otherwise. */
  public static final String DEFAULT_BASE = "https://w3id.org/letopis/";

  private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]*");

  /** 80 bits. */
  private static final int HASH_DIGITS = 20;

  private static final Set<String> OWN_GRAPHS =
      Set.of("catalog", "entities", "identity", "comparison", "links", "ontology");

  public Iris {
    if (!base.matches("https?://[^\\s<>\"{}|\\\\^`#?]+/")) {
      throw new IllegalArgumentException(
          "base \"" + base + "\" is no http or https IRI that ends in a slash");
    }
  }

  /** The thing of that type and key. */
  public Node entity(EntityType type, String key) {
    return thing(type.name().toLowerCase(Locale.ROOT), segment(key));
  }

  public Node entity(Entity entity) {
    return entity(entity.type(), entity.key());
  }

  /** The claim of that id. */
  public Node claim(String id) {
    return thing("claim", segment(id));
  }

  /** The document of that file name. */
  public Node document(String fileName) {
    return thing("document", segment(stem(fileName)));
  }

  /** The comparison of that id. */
  public Node comparison(String id) {
    return thing("comparison", segment(id));
  }

  /** The origin of that id. */
  public Node origin(String id) {
    return thing("origin", segment(id));
  }

  /** The run with rules of that version. */
  public Node run(String version) {
    return thing("run", segment(version));
  }

  /** The data set as a whole. */
  public Node dataset() {
    return thing("dataset", "letopis");
  }

  /** The named graph of a document's claims. */
  public Node documentGraph(String fileName) {
    String stem = segment(stem(fileName));
    return iri("graph/" + (OWN_GRAPHS.contains(stem) ? "document/" : "") + stem);
  }

  /** The named graph of that name: {@code entities}, {@code links} and so on. */
  public Node graph(String name) {
    if (!OWN_GRAPHS.contains(name)) {
      throw new IllegalArgumentException("no graph is called \"" + name + "\": " + OWN_GRAPHS);
    }
    return iri("graph/" + name);
  }

  /** Where an item of Wikidata is named. */
  static Node wikidata(String qid) {
    return NodeFactory.createURI("http://www.wikidata.org/entity/" + qid);
  }

  /** Where a feature of GeoNames is named. */
  static Node geonames(String id) {
    return NodeFactory.createURI("https://sws.geonames.org/" + segment(id) + "/");
  }

  Node identity(IdentityDecision decision) {
    String fields =
        String.join(
            "\u001f",
            decision.type().name(),
            decision.entity(),
            decision.nameForm(),
            decision.document());
    return thing("identity", segment(stem(decision.document())) + "-" + Sha256.hex(fields, 10));
  }

  Node link(Entity entity, String target) {
    return thing(
        "link",
        entity.type().name().toLowerCase(Locale.ROOT)
            + "-"
            + segment(entity.key())
            + "-"
            + segment(target));
  }

  /** A node that hangs on {@code node}, or on what {@code node} hangs on. */
  static Node part(Node node, String name) {
    String iri = node.getURI();
    int hash = iri.indexOf('#');
    return NodeFactory.createURI((hash < 0 ? iri : iri.substring(0, hash)) + "#" + segment(name));
  }

  private Node thing(String type, String segment) {
    return iri("id/" + type + "/" + segment);
  }

  private Node iri(String path) {
    return NodeFactory.createURI(base + path);
  }

  private static String segment(String key) {
    if (SAFE.matcher(key).matches()) {
      return key;
    }
    String latin = key.replace("đ", "dj").replace("Đ", "Dj");
    String ascii = Normalizer.normalize(latin, Normalizer.Form.NFKD).replaceAll("\\p{M}+", "");
    String folded = ascii.replaceAll("[^A-Za-z0-9._]+", "-").replaceAll("^[-.]+|[-.]+$", "");
    return (folded.isEmpty() ? "" : folded + "-") + Sha256.hex(key, HASH_DIGITS);
  }

  private static String stem(String fileName) {
    int dot = fileName.lastIndexOf('.');
    return dot > 0 ? fileName.substring(0, dot) : fileName;
  }
}
