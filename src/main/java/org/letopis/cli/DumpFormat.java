package org.letopis.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

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

  /** Reads a format: its word, or the extension of its file, in any case. */
  static final class Converter implements ITypeConverter<DumpFormat> {
    @Override
    public DumpFormat convert(String value) {
      String word = value.toLowerCase(Locale.ROOT);
      return Stream.<Predicate<DumpFormat>>of(
              f -> f.toString().equals(word), f -> f.file.endsWith("." + word))
          .flatMap(fits -> Arrays.stream(values()).filter(fits))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "there is no format \"%s\"; there are %s"
                          .formatted(
                              value,
                              Arrays.stream(values())
                                  .map(DumpFormat::toString)
                                  .collect(Collectors.joining(", ")))));
    }
  }

  /** The word on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
