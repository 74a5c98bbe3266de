package org.letopis.rdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.jena.riot.system.StreamRDF;
import org.apache.jena.sparql.core.Quad;
import org.eclipse.rdf4j.rio.RDFFormat;
import org.eclipse.rdf4j.rio.RDFWriter;
import org.eclipse.rdf4j.rio.Rio;
import org.eclipse.rdf4j.rio.helpers.BasicWriterSettings;
import org.eclipse.rdf4j.rio.helpers.JSONLDMode;
import org.eclipse.rdf4j.rio.helpers.JSONLDSettings;

/**
 * Files to download, written by RDF4J Rio, in UTF-8 whatever the machine is set to.
 *
 * <p>Turtle, TriG, JSON-LD and RDF/XML keep the order of documents and text; N-Triples and N-Quads
 * are sorted by byte, as {@code LC_ALL=C sort} does. JSON-LD and the sorted ones are held in memory
 * while they are written, the others are streamed.
 */
public final class Dumps {

  /** The formats. Those for triples hold the union of all graphs. */
  public enum Format {
    TTL(RDFFormat.TURTLE, "ttl"),
    NT(RDFFormat.NTRIPLES, "nt"),
    NQ(RDFFormat.NQUADS, "nq"),
    TRIG(RDFFormat.TRIG, "trig"),
    JSONLD(RDFFormat.JSONLD, "jsonld"),
    RDFXML(RDFFormat.RDFXML, "rdf");

    private final RDFFormat rio;
    private final String extension;

    Format(RDFFormat rio, String extension) {
      this.rio = rio;
      this.extension = extension;
    }

    /** The usual extension of a file in this format, without the dot. */
    public String extension() {
      return extension;
    }

    /** The media type. */
    public String mediaType() {
      return rio.getDefaultMIMEType();
    }

    /** The format of that name: {@code ttl}, {@code nt}, {@code jsonld} and so on. */
    public static Optional<Format> of(String name) {
      return Arrays.stream(values())
          .filter(f -> f.name().toLowerCase(Locale.ROOT).equals(name))
          .findFirst();
    }

    private boolean isSorted() {
      return this == NT || this == NQ;
    }
  }

  private Dumps() {}

  /** Writes a whole graph. Leaves {@code out} open. */
  public static void write(Format format, Quads quads, OutputStream out) throws IOException {
    write(format, Prefixes.of(quads.iris()), quads.stream(), out);
  }

  /**
   * Writes quads in the order in which they come.
   *
   * @param prefixes namespaces by prefix
   * @param out is left open
   */
  public static void write(
      Format format, Map<String, String> prefixes, Stream<Quad> quads, OutputStream out)
      throws IOException {
    if (format.isSorted()) {
      ByteArrayOutputStream lines = new ByteArrayOutputStream();
      rio(format, Map.of(), quads, lines);
      sorted(lines.toString(StandardCharsets.UTF_8), out);
    } else {
      rio(format, prefixes, quads, out);
    }
    out.flush();
  }

  private static void rio(
      Format format, Map<String, String> prefixes, Stream<Quad> quads, OutputStream out) {
    RDFWriter writer = Rio.createWriter(format.rio, out);
    writer.set(BasicWriterSettings.PRETTY_PRINT, true);
    writer.set(JSONLDSettings.JSONLD_MODE, JSONLDMode.COMPACT);
    StreamRDF bridge = new RioBridge(writer, format.rio.supportsContexts());
    bridge.start();
    prefixes.forEach(bridge::prefix);
    UnaryOperator<Quad> fit = format == Format.RDFXML ? XmlText::fit : quad -> quad;
    quads.map(fit).forEach(bridge::quad);
    bridge.finish();
  }

  private static void sorted(String lines, OutputStream out) throws IOException {
    byte[][] sorted =
        lines
            .lines()
            .map(line -> (line + "\n").getBytes(StandardCharsets.UTF_8))
            .sorted(Arrays::compareUnsigned)
            .toArray(byte[][]::new);
    for (byte[] line : sorted) {
      out.write(line);
    }
  }
}
