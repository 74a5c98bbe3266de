package org.letopis.serve;

import java.util.Arrays;
import java.util.Optional;
import org.apache.jena.riot.RDFFormat;

/** The forms in which a thing can be had, the preferred one first. */
enum Format {
  HTML("text/html", "html", Optional.empty()),
  TURTLE("text/turtle", "ttl", Optional.of(RDFFormat.TURTLE_PRETTY)),
  JSON_LD("application/ld+json", "jsonld", Optional.of(RDFFormat.JSONLD11_PRETTY)),
  N_TRIPLES("application/n-triples", "nt", Optional.of(RDFFormat.NTRIPLES_UTF8)),
  RDF_XML("application/rdf+xml", "rdf", Optional.of(RDFFormat.RDFXML_PLAIN)),
  TRIG("application/trig", "trig", Optional.of(RDFFormat.TRIG_PRETTY));

  private final String mediaType;
  private final String extension;
  private final Optional<RDFFormat> rdf;

  Format(String mediaType, String extension, Optional<RDFFormat> rdf) {
    this.mediaType = mediaType;
    this.extension = extension;
    this.rdf = rdf;
  }

  String mediaType() {
    return mediaType;
  }

  /** Also the value of {@code ?format=}. */
  String extension() {
    return extension;
  }

  /** How Jena writes it; empty for a page. */
  Optional<RDFFormat> rdf() {
    return rdf;
  }

  static Optional<Format> ofExtension(String extension) {
    return Arrays.stream(values()).filter(f -> f.extension.equals(extension)).findFirst();
  }

  static Optional<Format> ofMediaType(String mediaType) {
    return Arrays.stream(values()).filter(f -> f.mediaType.equals(mediaType)).findFirst();
  }
}
