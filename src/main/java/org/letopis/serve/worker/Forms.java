package org.letopis.serve.worker;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.jena.atlas.web.AcceptList;
import org.apache.jena.atlas.web.MediaType;
import org.apache.jena.fuseki.DEF;
import org.apache.jena.query.Query;
import org.letopis.serve.accept.Accept;

/**
 * The forms in which an answer can be had, by the form of the query. Fuseki itself sends its first
 * one to a client that takes none of them.
 */
public final class Forms {

  private static final String CHOSEN = "output";

  private Forms() {}

  /** Every media type that an answer can have, whatever the query. */
  public static List<String> all() {
    return Stream.of(DEF.rsOfferTable, DEF.jsonOffer, DEF.constructOffer)
        .flatMap(offer -> offer.entries().stream())
        .map(MediaType::getContentTypeStr)
        .distinct()
        .toList();
  }

  /** Why a query is not answered to whoever takes no form of its answer; mostly empty. */
  static Optional<String> refusal(Query query, HttpServletRequest request) {
    List<String> offered = of(query).entries().stream().map(MediaType::getContentTypeStr).toList();
    boolean taken =
        request.getParameter(CHOSEN) != null
            || Accept.of(Collections.list(request.getHeaders("Accept"))).takes(offered);
    return taken
        ? Optional.empty()
        : Optional.of(
            "The answer can be had as: %s. The request takes none of these (header \"Accept\")."
                .formatted(String.join(", ", offered)));
  }

  private static AcceptList of(Query query) {
    if (query.isSelectType()) {
      return DEF.rsOfferTable;
    }
    if (query.isAskType()) {
      return DEF.rsOfferBoolean;
    }
    if (query.isJsonType()) {
      return DEF.jsonOffer;
    }
    return query.isConstructQuad() ? DEF.quadsOffer : DEF.constructOffer;
  }
}
