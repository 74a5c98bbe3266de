package org.letopis.serve.page;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.vocabulary.DCAT;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Alternative;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.NoSuchPageException;
import org.letopis.serve.html.Paging;

/**
 * The pages of things: which sort of page a thing gets, and what surrounds it. Runs within the
 * caller's read transaction.
 */
public final class Pages {

  private static final Set<Node> ENTITIES =
      Set.of(
          Onto.EVENT_CLASS,
          Onto.PERSON_CLASS,
          Onto.SITE_CLASS,
          Onto.SETTLEMENT,
          Onto.MUNICIPALITY,
          Onto.REGION,
          Onto.RIVER,
          Onto.ORGANIZATION_CLASS,
          Onto.GROUP_CLASS,
          Onto.UNIT_CLASS);

  private final DatasetGraph dataset;
  private final Map<String, String> prefixes;
  private final List<Alternative> alternatives;

  /**
   * Pages over a store.
   *
   * @param dataset its named graphs
   * @param prefixes namespaces by prefix, for what has no label
   * @param alternatives the forms in which a page's data can be had
   */
  public Pages(DatasetGraph dataset, Map<String, String> prefixes, List<Alternative> alternatives) {
    this.dataset = dataset;
    this.prefixes = Map.copyOf(prefixes);
    this.alternatives = List.copyOf(alternatives);
  }

  /**
   * The page of a thing of which the store says something.
   *
   * @throws NoSuchPageException where its list has no such part
   */
  public String of(String iri, Context context, Paging paging) {
    Node thing = Facts.iri(iri);
    boolean graph = dataset.containsGraph(thing);
    Room room =
        new Room(graph ? dataset.getGraph(thing) : dataset.getUnionGraph(), context, prefixes);
    Room all = graph ? new Room(dataset.getUnionGraph(), context, prefixes) : room;
    String body = graph ? graph(room, all, paging) : body(room, thing, paging);
    String head = canonical(context) + links(context) + new SchemaOrg(all).of(thing);
    boolean comparison = !graph && room.facts.has(thing, RDF.type.asNode(), Onto.COMPARISON);
    return Frame.page(
        context,
        comparison ? Comparisons.heading(room, thing) : all.names.text(thing),
        comparison ? Html.escape(Comparisons.heading(room, thing)) : all.names.html(thing),
        head,
        Room.iri(thing) + Frame.scripts(context) + body + data(all));
  }

  /** The page of all terms. */
  public String ontology(Context context, Paging paging) {
    paging.within(1);
    Room room = new Room(dataset.getUnionGraph(), context, prefixes);
    OntologyPage page = new OntologyPage(room);
    String head = canonical(context) + links(context) + new SchemaOrg(room).terms(page.ontology());
    return Frame.page(context, page.title(), head, page.body() + data(room));
  }

  private static String body(Room room, Node thing, Paging paging) {
    List<Node> types = room.facts.objects(thing, RDF.type.asNode());
    if (types.contains(Onto.DOCUMENT)) {
      return DocumentPage.body(room, thing, paging);
    }
    if (types.stream().anyMatch(ENTITIES::contains)) {
      return EntityPage.body(room, thing, paging);
    }
    paging.within(1);
    if (types.contains(Onto.CLAIM)) {
      return ClaimPage.body(room, thing);
    }
    if (types.contains(Onto.COMPARISON)) {
      return new Comparisons(room).body(thing);
    }
    if (types.contains(DCAT.Dataset.asNode())) {
      return new DatasetPage(room, thing).body();
    }
    return OtherPage.body(room, thing);
  }

  private static String graph(Room graph, Room all, Paging paging) {
    return OtherPage.graph(graph, all.names, paging);
  }

  private static String canonical(Context context) {
    return "<link rel=\"canonical\" href=\"%s\"/>\n"
        .formatted(Html.escape(context.base() + context.address().substring(1)));
  }

  private String links(Context context) {
    return alternatives.stream()
        .map(
            a ->
                "<link rel=\"alternate\" type=\"%s\" href=\"%s?format=%s\"/>\n"
                    .formatted(a.mediaType(), Html.escape(context.address()), a.extension()))
        .collect(Collectors.joining());
  }

  private String data(Room room) {
    return alternatives.stream()
        .map(
            a ->
                Html.linkTo(
                    room.context.address() + "?format=" + a.extension(),
                    Html.proper(a.extension())))
        .collect(
            Collectors.joining(
                " · ", "<p class=\"formats\">" + room.say("data.formats") + ": ", "</p>\n"));
  }
}
