package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.jena.graph.Node;
import org.apache.jena.riot.RDFDataMgr;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.letopis.serve.html.Wellformed;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Every page in Serbian Cyrillic is Cyrillic: every label, value, role, unit and kind. Latin
 * letters are those of quotations, IRIs and codes, of names in other languages that are marked as
 * such in a table of names, and of the proper names that words.tsv keeps in braces.
 */
class ScriptsTest {

  private static final SeedsServer SERVER = SeedsServer.get();

  /** Elements whose words are not ours, or in no language; a title repeats the heading. */
  private static final Set<String> NOT_OURS =
      Set.of("q", "blockquote", "code", "mark", "script", "style", "title");

  /** Known gap: the notes on the data set as a whole are written in English alone. */
  private static final Set<String> ENGLISH = Set.of("doc/dataset/letopis");

  /** „...“ within a sentence of ours is a quotation too; a file is named as it is. */
  private static final Pattern WITHIN =
      Pattern.compile("„[^“”]*[“”]|\\S+\\.(txt|rdf|[a-z]{2,6})\\b|\\b[A-Z]{1,2} ·");

  /** Proper names that Serbian writes in Latin letters, in labels of the ontology. */
  private static final List<String> ONTOLOGY = List.of("GeoNames", "SHA-256", "QID");

  private static final Pattern LATIN = Pattern.compile("[A-Za-zÀ-žǄ-ǌ]");
  private static final SortedMap<String, Wellformed> PAGES = new TreeMap<>();
  private static Set<String> proper;

  @BeforeAll
  static void read() throws IOException {
    Set<String> paths = new TreeSet<>();
    RDFDataMgr.loadDatasetGraph(SERVER.dumps() + "/letopis.nq").stream()
        .map(q -> q.getSubject())
        .filter(Node::isURI)
        .map(Node::getURI)
        .filter(iri -> iri.startsWith(SeedsServer.BASE))
        .map(iri -> iri.substring(SeedsServer.BASE.length()).replaceFirst("#.*", ""))
        .filter(path -> path.matches("(id|unit|graph)/.+"))
        .forEach(path -> paths.add("doc/" + path.replaceFirst("^id/", "")));
    paths.addAll(
        List.of(
            "",
            "read",
            "read/002_fd8961f89b2ea837?unread=shown",
            "timeline",
            "people",
            "sites",
            "places",
            "map",
            "contradictions",
            "sparql",
            "about",
            "dumps/",
            "search?q=crkva"));
    for (String path : paths) {
      PAGES.put(
          path,
          Wellformed.page(
              SERVER.get(path, "Accept", "text/html", "Accept-Language", "sr-Cyrl").body()));
    }
    assertThat(PAGES).hasSizeGreaterThan(300);
    proper = new HashSet<>(ONTOLOGY);
    Matcher kept =
        Pattern.compile("\\{([^}]+)\\}")
            .matcher(
                Files.readString(
                    Path.of(
                        System.getProperty("letopis.home"),
                        "src/main/resources/org/letopis/serve/html/words.tsv")));
    while (kept.find()) {
      proper.add(kept.group(1));
    }
  }

  @Test
  void no_label_or_value_of_ours_is_in_latin_letters() {
    SortedMap<String, String> latin = new TreeMap<>();
    PAGES.forEach(
        (path, page) ->
            texts(page.root(), "sr-Cyrl").stream()
                .filter(text -> text.language().equals("sr-Cyrl"))
                .map(text -> ours(text.words()))
                .filter(words -> LATIN.matcher(words).find())
                .forEach(words -> latin.putIfAbsent(words, path)));
    assertThat(latin).isEmpty();
  }

  @Test
  void nothing_stands_there_in_english() {
    SortedMap<String, String> english = new TreeMap<>();
    PAGES.forEach(
        (path, page) ->
            texts(page.root(), "sr-Cyrl").stream()
                .filter(text -> text.language().equals("en") && !text.words().equals("English"))
                .filter(text -> !ENGLISH.contains(path))
                .forEach(text -> english.putIfAbsent(text.words(), path)));
    assertThat(english).isEmpty();
  }

  private record Text(String words, String language) {}

  private static String ours(String words) {
    String ours = WITHIN.matcher(words).replaceAll("");
    // The longest first: GeoJSON before JSON.
    for (String name :
        proper.stream().sorted(Comparator.comparingInt(String::length).reversed()).toList()) {
      ours = ours.replace(name, "");
    }
    return ours.strip();
  }

  /** The texts that are ours, with the language in which they are said to be. */
  private static List<Text> texts(Element element, String language) {
    List<Text> texts = new ArrayList<>();
    if (NOT_OURS.contains(element.getTagName())
        || element.getAttribute("translate").equals("no")
        || element.getAttribute("class").matches("names|terms")) {
      return texts;
    }
    String here = element.hasAttribute("lang") ? element.getAttribute("lang") : language;
    NodeList children = element.getChildNodes();
    for (int i = 0; i < children.getLength(); i++) {
      if (children.item(i) instanceof Element child) {
        texts.addAll(texts(child, here));
      } else if (!children.item(i).getTextContent().isBlank()) {
        texts.add(new Text(children.item(i).getTextContent().strip(), here));
      }
    }
    return texts;
  }
}
