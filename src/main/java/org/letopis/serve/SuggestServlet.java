package org.letopis.serve;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.jena.graph.Node;
import org.apache.jena.query.ReadWrite;
import org.apache.jena.vocabulary.RDF;
import org.letopis.serve.facts.Facts;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Names;
import org.letopis.serve.html.Query;
import org.letopis.serve.reconcile.Reconciler;

/**
 * {@code /search/suggest?q=}: names that begin so, with their pages, in the reader's language:
 * {@code [{"name": ..., "note": ..., "href": ...}]}.
 */
final class SuggestServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int MOST = 8;
  private static final int MOST_LETTERS = 200;

  private final transient Served served;
  private final transient Addresses addresses;
  private final transient Reconcilers reconcilers;

  SuggestServlet(Served served, Addresses addresses, Reconcilers reconcilers) {
    this.served = served;
    this.addresses = addresses;
    this.reconcilers = reconcilers;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Served.Open now = served.now();
    Context asked = Readers.context(request, addresses, now.release().id());
    if (Negotiation.refuses(request, response, asked, Negotiation.JSON)) {
      return;
    }
    String words = asked.query().value("q").map(String::strip).orElse("");
    // Links lead to pages, whose addresses do not carry on what was typed.
    Context context =
        new Context(
            asked.base(), asked.language(), asked.chosen(), "/search", Query.NONE, asked.release());
    ArrayNode answer = JSON.createArrayNode();
    if (!words.isEmpty() && words.length() <= MOST_LETTERS) {
      Reconciler reconciler = reconcilers.of(now);
      now.dataset().begin(ReadWrite.READ);
      try {
        Facts facts = new Facts(now.dataset().asDatasetGraph().getUnionGraph());
        Names names = new Names(facts, context, addresses.prefixes());
        reconciler.beginning(words, MOST).forEach(n -> answer.add(json(facts, names, context, n)));
      } finally {
        now.dataset().end();
      }
    }
    response.setHeader("Vary", Problem.VARY);
    Compressed.send(
        request,
        response,
        Negotiation.JSON,
        (JSON.writeValueAsString(answer) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static ObjectNode json(Facts facts, Names names, Context context, Node thing) {
    Names.Name name = names.of(thing);
    Optional<Node> type =
        facts.objects(thing, RDF.type.asNode()).stream()
            .filter(t -> t.getURI().startsWith(Onto.NS) && !t.equals(Onto.PLACE_CLASS))
            .findFirst();
    return JSON.createObjectNode()
        .put("name", name.text())
        .put("lang", name.tag())
        .put("note", type.map(names::text).orElse(""))
        .put("href", context.address(thing));
  }
}
