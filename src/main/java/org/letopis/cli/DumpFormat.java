package org.letopis.cli;

import java.util.Locale;

/** What can be dumped, and the file of a release that holds it. */
enum DumpFormat {
  TTL("letopis.ttl"),
  NT("letopis.nt"),
  NQ("letopis.nq"),
  TRIG("letopis.trig"),
  JSONLD("letopis.jsonld"),
  RDFXML("letopis.rdf"),
  JSONL("claims.jsonl"),
  CSV("claims.csv"),
  NANOPUB("nanopubs.trig"),
  LINKS("links.ttl"),
  VOID("description.ttl"),
  CONTEXT("context.jsonld");

  private final String file;

  DumpFormat(String file) {
    this.file = file;
  }

  String file() {
    return file;
  }

  /** The word on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
