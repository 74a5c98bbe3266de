package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.riot.RDFLanguages;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.letopis.serve.html.Section;
import org.letopis.serve.html.Wellformed;

/**
 * Follows every IRI of the graph that is ours on a running server, and every link of every page.
 */
class CrawlTest {

  private static final SeedsServer SERVER = SeedsServer.get();
  private static SortedSet<String> own;

  /** Own IRIs of subjects, properties, objects and graphs, without fragments, as paths. */
  @BeforeAll
  static void read() {
    DatasetGraph graph = RDFDataMgr.loadDatasetGraph(SERVER.dumps() + "/letopis.nq");
    own =
        graph.stream()
            .flatMap(q -> Stream.of(q.getGraph(), q.getSubject(), q.getPredicate(), q.getObject()))
            .filter(Node::isURI)
            .map(Node::getURI)
            .filter(iri -> iri.startsWith(SeedsServer.BASE))
            .map(iri -> iri.substring(SeedsServer.BASE.length()).replaceFirst("#.*", ""))
            .filter(path -> !path.isEmpty())
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(own).hasSizeGreaterThan(500);
  }

  /** Own addresses that the graph names and that are documents of one form. */
  private static final Map<String, String> DOCUMENTS =
      Map.of("dumps/", "text/html", "shapes", "text/turtle");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/turtle",
        "application/ld+json",
        "application/n-triples",
        "application/rdf+xml",
        "application/trig"
      })
  void every_own_iri_leads_to_statements_about_it(String accept) {
    for (String path : own) {
      HttpResponse<String> answer = follow(path, accept);
      String only = DOCUMENTS.getOrDefault(path, accept);
      if (!only.equals(accept)) {
        // A document that has one form says which.
        assertThat(answer.statusCode()).as(path).isEqualTo(406);
        assertThat(answer.body()).as(path).contains(only);
        continue;
      }
      assertThat(answer.statusCode()).as(path).isEqualTo(200);
      if (answer.headers().firstValue("Content-Type").orElse("").startsWith(accept)) {
        DatasetGraph read = DatasetGraphFactory.create();
        RDFParser.fromString(answer.body(), RDFLanguages.contentTypeToLang(accept)).parse(read);
        Node thing = NodeFactory.createURI(SeedsServer.BASE + path);
        boolean said =
            read.stream()
                .anyMatch(
                    q ->
                        q.getSubject().equals(thing)
                            || q.getObject().equals(thing)
                            || q.getGraph().equals(thing));
        assertThat(said || path.matches("(graph|dumps)/.*|ontology|letopis/sparql"))
            .as(path)
            .isTrue();
      } else {
        // Files have the one form that they have.
        assertThat(path).matches("dumps/.*|letopis/sparql|context.jsonld|shapes");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "sr-Latn", "sr-Cyrl"})
  void every_own_iri_leads_to_a_page_and_every_link_of_it_to_another(String language) {
    Map<String, Set<String>> anchors = new HashMap<>();
    Map<String, String> links = new HashMap<>();
    for (String path : language.equals("en") ? own : some()) {
      if (path.matches("dumps/.+|letopis/sparql")) {
        continue;
      }
      HttpResponse<String> answer = follow(path, "text/html", "Accept-Language", language);
      assertThat(answer.statusCode()).as(path).isEqualTo(200);
      Wellformed page = Wellformed.page(answer.body()).keepsToTheRules();
      assertThat(page.root().getAttribute("lang")).isEqualTo(language);
      String here = answer.uri().getPath();
      anchors.put(here, new HashSet<>(page.ids()));
      page.links().stream()
          .filter(link -> link.startsWith("/"))
          .forEach(link -> links.putIfAbsent(link, here));
    }
    for (Map.Entry<String, String> link : links.entrySet()) {
      URI address = URI.create(link.getKey());
      Set<String> known = anchors.get(address.getPath());
      if (known == null || (address.getQuery() != null && !address.getQuery().contains("format"))) {
        known = anchors(address, anchors, language, link.getValue());
      }
      if (address.getFragment() != null) {
        assertThat(known.contains(address.getFragment())).as(link.toString()).isTrue();
      }
    }
  }

  /** A dozen of each sort: in another language the same pages only say other words. */
  private static Set<String> some() {
    Map<String, Integer> seen = new HashMap<>();
    return own.stream()
        .filter(path -> seen.merge(path.replaceFirst("[^/]*$", ""), 1, Integer::sum) <= 12)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The anchors of a page that no IRI led to. */
  private static Set<String> anchors(
      URI address, Map<String, Set<String>> anchors, String language, String from) {
    HttpResponse<String> answer =
        SERVER.get(
            address.toString().replaceFirst("#.*", ""),
            "Accept",
            "text/html,*/*;q=0.1",
            "Accept-Language",
            language);
    assertThat(answer.statusCode()).as("%s from %s", address, from).isEqualTo(200);
    Set<String> found =
        answer.headers().firstValue("Content-Type").orElse("").startsWith("text/html")
            ? (Set<String>) new HashSet<>(Wellformed.page(answer.body()).ids())
            : Set.of();
    if (address.getQuery() == null) {
      anchors.put(address.getPath(), found);
    }
    return found;
  }

  @Test
  void every_thing_answers_303_and_its_address_is_that_of_its_description() {
    List<String> things = own.stream().filter(path -> path.startsWith("id/")).toList();
    assertThat(things).hasSizeGreaterThan(400);
    for (String path : things) {
      HttpResponse<String> answer = SERVER.get(path, "Accept", "text/turtle");
      assertThat(answer.statusCode()).as(path).isEqualTo(303);
      assertThat(answer.headers().firstValue("Location"))
          .contains("/doc/" + path.substring("id/".length()));
    }
  }

  @Test
  void every_page_of_the_sitemap_is_there() {
    String sitemap = SERVER.get("sitemap.xml").body();
    List<String> pages =
        Wellformed.page(sitemap).texts("loc").stream()
            .map(loc -> URI.create(loc).getPath())
            .toList();
    assertThat(pages)
        .hasSizeGreaterThan(500)
        .contains("/ontology")
        .containsAll(Arrays.stream(Section.values()).map(Section::path).toList())
        .doesNotHaveDuplicates();
    assertThat(SERVER.get("robots.txt").body())
        .contains("Sitemap: " + SERVER.url() + "sitemap.xml");
    for (String page : pages) {
      assertThat(SERVER.get(page, "Accept", "text/turtle,*/*;q=0.1").statusCode())
          .as(page)
          .isEqualTo(200);
    }
  }

  private static HttpResponse<String> follow(String path, String accept, String... headers) {
    String[] all =
        Stream.concat(Stream.of("Accept", accept), Stream.of(headers)).toArray(String[]::new);
    HttpResponse<String> first = SERVER.get(path, all);
    return first.statusCode() == 303 || first.statusCode() == 302
        ? SERVER.get(first.headers().firstValue("Location").orElseThrow(), all)
        : first;
  }
}
