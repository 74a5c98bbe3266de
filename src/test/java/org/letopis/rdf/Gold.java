package org.letopis.rdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.letopis.compare.Comparer;
import org.letopis.compare.ScopeTables;
import org.letopis.evaluate.GoldCorpus;
import org.letopis.lexicon.Dictionary;
import org.letopis.lexicon.Gazetteer;
import org.letopis.lexicon.Paradigms;
import org.letopis.link.LinkTables;
import org.letopis.link.Linked;
import org.letopis.link.Linker;

/** The gold, linked and compared. */
final class Gold {

  static final Linked LINKED = linked();

  private Gold() {}

  /** Its graph, made anew. */
  static Quads quads() {
    try {
      return Claims.quads(
          LINKED, Comparer.compare(LINKED, ScopeTables.read(Home.PATH.resolve("mappings"))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Linked linked() {
    Path mappings = Home.PATH.resolve("mappings");
    try {
      return Linker.link(
          GoldCorpus.extracted(CatalogueFile.read(Home.PATH.resolve("seeds/catalog.ttl"))),
          List.copyOf(Gazetteer.load(mappings, new Paradigms(Dictionary.load())).entries()),
          LinkTables.read(mappings));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
