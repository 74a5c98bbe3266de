package org.letopis.browser;

import java.util.List;
import java.util.stream.Stream;

/**
 * What readers are shown, on the release of the seeds. A view gets its place here: every test of
 * this package then opens it in every language, in light and dark, narrow and wide.
 *
 * @param name the name of its picture in {@code docs/screens}
 * @param address its address, facets and all
 */
record Shown(String name, String address) {

  /** Everything that is shown: add a line for a view. */
  static final List<Shown> ALL =
      List.of(
          new Shown("compare", "/"),
          new Shown("compare-chosen", "/?group=serbs&kind=PropertyDamage"),
          new Shown("compare-one", "/?question=injured"),
          new Shown("read", "/read"),
          new Shown("text", "/read/002_fd8961f89b2ea837?unread=shown"),
          new Shown("text-latin", "/read/003_14815ed51c892a79?kind=Killing&quotes=latin"),
          new Shown("timeline", "/timeline"),
          new Shown("timeline-chosen", "/timeline?place=settlement/prizren"),
          new Shown("people", "/people"),
          new Shown("sites", "/sites"),
          new Shown("places", "/places"),
          new Shown("contradictions", "/contradictions"),
          new Shown("contradictions-chosen", "/contradictions?type=DisjointFigures"),
          new Shown("search", "/search?q=crkva"),
          new Shown("search-nothing", "/search?q=qqqq"),
          new Shown("map", "/map"),
          new Shown("map-chosen", "/map?kind=PropertyDamage"),
          new Shown("sparql", "/sparql"),
          new Shown("sparql-gallery", "/sparql?gallery=03"),
          new Shown("download", "/dumps/"),
          new Shown("about", "/about"),
          new Shown("about-report", "/about?claim=003_14815ed51c892a79-84035946f4"),
          new Shown("refused", "/contradictions?kind=Nothing"),
          new Shown("place", "/doc/settlement/prizren"),
          new Shown("event", "/doc/event/unrest-in-kosovo-2004"),
          new Shown("document", "/doc/document/003_14815ed51c892a79"),
          new Shown("dataset", "/doc/dataset/letopis"),
          new Shown("claim", "/doc/claim/003_14815ed51c892a79-84035946f4"));

  /** Whether a script draws something beside what is said: a map, an editor. */
  boolean isDrawn() {
    return name.startsWith("map") || name.startsWith("sparql");
  }

  /** The same in a language. */
  String in(String language) {
    return address + (address.contains("?") ? "&" : "?") + "lang=" + language;
  }

  /**
   * All of them, or while one is being made those whose names fit ({@code
   * -Dletopis.shown=compare.*}).
   */
  static Stream<Shown> all() {
    String wanted = System.getProperty("letopis.shown", ".*");
    return ALL.stream().filter(s -> s.name().matches(wanted));
  }

  @Override
  public String toString() {
    return address;
  }
}
