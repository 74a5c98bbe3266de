package org.letopis.rdf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.sparql.core.Quad;
import org.apache.jena.vocabulary.DCAT;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.VOID;

/**
 * The files of a release as distributions of the data set (DCAT 3). What the graph itself says of
 * them is where they are and what they are; sizes and sums only {@link #sized} can say, since a
 * file cannot hold its own.
 */
public final class Distributions {

  /**
   * A file.
   *
   * @param name its name among the dumps
   * @param mediaType its media type, without compression
   */
  public record File(String name, String mediaType) {

    boolean isRdf() {
      return name.matches(".*\\.(ttl|nt|nq|trig|jsonld|rdf)") && name.startsWith("letopis.");
    }
  }

  /**
   * A file as it was written.
   *
   * @param name its name, perhaps with {@code .gz}
   * @param bytes its size
   * @param sha256 its sum in hex
   */
  public record Written(String name, long bytes, String sha256) {}

  /** The files that a release publishes; each also compressed. */
  public static final List<File> FILES =
      List.of(
          new File("letopis.ttl", "text/turtle"),
          new File("letopis.nt", "application/n-triples"),
          new File("letopis.nq", "application/n-quads"),
          new File("letopis.trig", "application/trig"),
          new File("letopis.jsonld", "application/ld+json"),
          new File("letopis.rdf", "application/rdf+xml"),
          new File("nanopubs.trig", "application/trig"),
          new File("links.ttl", "text/turtle"),
          new File("claims.csv", "text/csv"),
          new File("claims.jsonl", "application/jsonl"));

  private static final String MEDIA_TYPES = "https://www.iana.org/assignments/media-types/";
  private static final String SPDX = "http://spdx.org/rdf/terms#";

  private Distributions() {}

  static void describe(Iris iris, Statements out) {
    for (File file : FILES) {
      describe(iris, out, file, file.name());
      describe(iris, out, file, file.name() + ".gz");
    }
  }

  private static void describe(Iris iris, Statements out, File file, String name) {
    Node distribution = distribution(iris, name);
    Node address = NodeFactory.createURI(iris.base() + "dumps/" + name);
    boolean compressed = name.endsWith(".gz");
    out.add(iris.dataset(), DCAT.distribution.asNode(), distribution);
    if (file.isRdf()) {
      out.add(iris.dataset(), VOID.dataDump.asNode(), address);
    }
    out.add(distribution, RDF.type.asNode(), DCAT.Distribution.asNode());
    Map<String, String> title = DatasetNotes.say("file." + file.name());
    out.texts(
        distribution,
        DCTerms.title.asNode(),
        compressed ? DatasetNotes.within("compressed", title) : title);
    out.add(distribution, DCAT.downloadURL.asNode(), address);
    out.add(distribution, DCAT.accessURL.asNode(), NodeFactory.createURI(iris.base() + "dumps/"));
    out.add(
        distribution,
        DCAT.mediaType.asNode(),
        NodeFactory.createURI(MEDIA_TYPES + file.mediaType()));
    if (compressed) {
      out.add(
          distribution,
          DCAT.compressFormat.asNode(),
          NodeFactory.createURI(MEDIA_TYPES + "application/gzip"));
    }
  }

  /** What can be said of files once they are written: their sizes and sums. */
  static List<Quad> sized(Iris iris, List<Written> files) {
    Statements out = new Statements(iris.graph("catalog"));
    for (Written file : files) {
      if (FILES.stream().noneMatch(f -> file.name().replaceFirst("\\.gz$", "").equals(f.name()))) {
        continue;
      }
      Node distribution = distribution(iris, file.name());
      Node sum = Iris.part(distribution, "sha256-" + file.name());
      out.add(
          distribution,
          DCAT.byteSize.asNode(),
          NodeFactory.createLiteralDT(
              Long.toString(file.bytes()),
              org.apache.jena.datatypes.xsd.XSDDatatype.XSDnonNegativeInteger));
      out.add(distribution, spdx("checksum"), sum);
      out.add(sum, RDF.type.asNode(), spdx("Checksum"));
      out.add(sum, spdx("algorithm"), spdx("checksumAlgorithm_sha256"));
      out.add(
          sum,
          spdx("checksumValue"),
          NodeFactory.createLiteralDT(
              file.sha256(), org.apache.jena.datatypes.xsd.XSDDatatype.XSDhexBinary));
    }
    return out.quads();
  }

  private static Node distribution(Iris iris, String name) {
    return Iris.part(iris.dataset(), "file-" + name);
  }

  private static Node spdx(String name) {
    return NodeFactory.createURI(SPDX + name);
  }

  static Optional<File> file(String name) {
    return FILES.stream().filter(f -> f.name().equals(name)).findFirst();
  }
}
