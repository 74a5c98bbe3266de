package org.letopis.serve.reconcile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.letopis.link.FoldedName;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Html;

/** What the service offers beside queries: its manifest, suggestions, previews, extension. */
public final class Services {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int SUGGESTIONS = 20;
  private static final int WIDTH = 420;
  private static final int HEIGHT = 260;

  private Services() {}

  /**
   * The manifest (section 3.1).
   *
   * @param server address of the server, with a slash at its end
   */
  public static ObjectNode manifest(Reconciler reconciler, String server) {
    String service = server + "reconcile";
    ObjectNode node = JSON.createObjectNode();
    node.putArray("versions").add("0.2");
    node.put("name", "Letopis");
    node.put("identifierSpace", reconciler.base() + "id/");
    node.put("schemaSpace", Onto.NS);
    node.put("documentation", server);
    ArrayNode types = node.putArray("defaultTypes");
    reconciler
        .entities()
        .types()
        .keySet()
        .forEach(t -> types.add(Types.json(t, reconciler.entities())));
    node.putObject("view").put("url", server + "id/{{id}}");
    ObjectNode suggest = node.putObject("suggest");
    for (String what : List.of("entity", "property", "type")) {
      suggest
          .putObject(what)
          .put("service_url", service)
          .put("service_path", "/suggest/" + what)
          .put("flyout_service_url", service)
          .put("flyout_service_path", "/flyout/" + what + "?id=${id}");
    }
    node.putObject("preview")
        .put("url", service + "/preview?id={{id}}")
        .put("width", WIDTH)
        .put("height", HEIGHT);
    node.putObject("extend")
        .putObject("propose_properties")
        .put("service_url", service)
        .put("service_path", "/properties");
    return node;
  }

  /**
   * Suggestions for what somebody begins to write (section 4.8).
   *
   * @param what entity, property or type
   */
  public static ObjectNode suggest(Reconciler reconciler, String what, String prefix, int cursor) {
    ObjectNode answer = JSON.createObjectNode();
    ArrayNode result = answer.putArray("result");
    String folded = FoldedName.fold(prefix);
    switch (what) {
      case "entity" ->
          reconciler.beginning(prefix).stream()
              .skip(cursor)
              .limit(SUGGESTIONS)
              .forEach(
                  k ->
                      result
                          .addObject()
                          .put("id", k.id())
                          .put("name", k.name())
                          .put("description", k.description())
                          .putArray("notable")
                          .add(Types.json(k.type(), reconciler.entities())));
      case "property" ->
          Column.ALL.stream()
              .filter(c -> starts(folded, c.id(), c.name()))
              .skip(cursor)
              .limit(SUGGESTIONS)
              .forEach(c -> result.addObject().put("id", c.id()).put("name", c.name()));
      default ->
          reconciler.entities().types().entrySet().stream()
              .filter(t -> starts(folded, t.getKey(), t.getValue()))
              .skip(cursor)
              .limit(SUGGESTIONS)
              .forEach(t -> result.addObject().put("id", t.getKey()).put("name", t.getValue()));
    }
    return answer;
  }

  private static boolean starts(String folded, String... names) {
    return Stream.of(names)
        .map(FoldedName::fold)
        .anyMatch(n -> n.startsWith(folded) || n.contains(" " + folded));
  }

  /** A few words on an entity, property or type; empty where there is none of that id. */
  public static Optional<ObjectNode> flyout(Reconciler reconciler, String what, String id) {
    Optional<String> html =
        switch (what) {
          case "entity" -> reconciler.entities().find(id, reconciler.base()).map(Services::words);
          case "property" -> Column.find(id).map(c -> "<p>" + Html.escape(c.name()) + "</p>");
          default ->
              Optional.ofNullable(reconciler.entities().types().get(Types.local(id)))
                  .map(name -> "<p>" + Html.escape(name) + "</p>");
        };
    return html.map(h -> JSON.createObjectNode().put("id", id).put("html", h));
  }

  /** A small page on an entity for a frame in somebody else's (section 4.7). */
  public static Optional<String> preview(Reconciler reconciler, String id, String server) {
    return reconciler
        .entities()
        .find(id, reconciler.base())
        .map(
            k ->
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title>%s</title></head>
                <body>%s<p>%s</p></body>
                </html>
                """
                    .formatted(
                        Html.escape(k.name()),
                        words(k),
                        Html.link(server + "id/" + k.id(), reconciler.base() + "id/" + k.id())));
  }

  private static String words(Known known) {
    List<String> names =
        known.names().stream()
            .filter(Known.Name::main)
            .map(n -> Html.inLanguage(n.text(), n.tag()))
            .distinct()
            .toList();
    return "<p><strong>%s</strong></p><p>%s</p>"
        .formatted(String.join(" · ", names), Html.escape(known.description()));
  }

  /** The properties that entities of a type can be extended with (section 4.10.1). */
  public static ObjectNode properties(Reconciler reconciler, String type, int limit) {
    Optional<Set<String>> types =
        Optional.of(Types.local(type))
            .filter(t -> !t.isEmpty())
            .map(
                t ->
                    reconciler.entities().all().stream()
                        .filter(k -> k.type().equals(t))
                        .findFirst()
                        .map(Known::types)
                        .orElse(Set.of(t)));
    ObjectNode answer = JSON.createObjectNode();
    answer.put("type", type);
    answer.put("limit", limit);
    ArrayNode properties = answer.putArray("properties");
    Column.of(types)
        .limit(limit)
        .forEach(c -> properties.addObject().put("id", c.id()).put("name", c.name()));
    return answer;
  }

  /**
   * Values of properties of entities (section 4.10.2).
   *
   * @param request {@code {"ids": [...], "properties": [{"id": ...}]}}
   * @throws BadQueryException where that is not what was sent
   */
  public static ObjectNode extend(Reconciler reconciler, Graph union, String request)
      throws BadQueryException {
    JsonNode asked = Reconciler.parse(request);
    if (!asked.path("ids").isArray() || !asked.path("properties").isArray()) {
      throw new BadQueryException(
          "\"extend\" is an object with \"ids\" and \"properties\", both lists", false);
    }
    if (asked.get("ids").size() > Reconciler.MOST_QUERIES) {
      throw new BadQueryException(
          "%d ids at once are too many; send at most %d"
              .formatted(asked.get("ids").size(), Reconciler.MOST_QUERIES),
          true);
    }
    Facts facts = new Facts(union);
    ObjectNode answer = JSON.createObjectNode();
    ArrayNode meta = answer.putArray("meta");
    for (JsonNode property : asked.get("properties")) {
      String id = property.path("id").asText();
      meta.addObject().put("id", id).put("name", Column.find(id).map(Column::name).orElse(id));
    }
    ObjectNode rows = answer.putObject("rows");
    for (JsonNode id : asked.get("ids")) {
      ObjectNode row = rows.putObject(id.asText());
      Optional<Known> known = reconciler.entities().find(id.asText(), reconciler.base());
      for (JsonNode property : asked.get("properties")) {
        ArrayNode cell = row.putArray(property.path("id").asText());
        known.ifPresent(
            k ->
                Column.find(property.path("id").asText())
                    .ifPresent(
                        c ->
                            c.values().of(facts, k.node()).stream()
                                .map(v -> Types.value(v, reconciler.entities(), reconciler.base()))
                                .forEach(cell::add)));
      }
    }
    return answer;
  }
}
