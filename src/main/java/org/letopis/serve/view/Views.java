package org.letopis.serve.view;

import java.util.List;
import java.util.Map;
import org.apache.jena.query.Dataset;
import org.letopis.serve.corpus.Corpus;
import org.letopis.serve.facts.Choices;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;

/** All views, and what stands around each: the filters, and the frame of every page. */
public final class Views {

  /** A view is reached by being here. */
  public static final List<View> ALL =
      List.of(
          new CompareView(),
          new ReadView(),
          new TextView(),
          new TimelineView(),
          new PeopleView(),
          new SitesView(),
          new MapView(),
          new PlacesView(),
          new ContradictionsView());

  private Views() {}

  /**
   * A desk for a request.
   *
   * @param prefixes namespaces by prefix, for what has no name
   * @throws BadStateException where the address says what cannot be meant
   */
  public static Desk desk(
      View view, Corpus corpus, Context context, Dataset store, Map<String, String> prefixes)
      throws BadStateException {
    Choices choices = new Choices(corpus.facts(store), context.base());
    Facets facets = Facets.of(context.query(), corpus, choices, view.parameters(), context.words());
    return Desk.of(corpus, facets, context, store, prefixes);
  }

  /**
   * The page of a view.
   *
   * @throws BadStateException where a parameter of the view's own has no value that it can have
   */
  public static String page(View view, Desk desk) throws BadStateException {
    String none =
        desk.claims().isEmpty() ? "<p class=\"lead\">" + desk.say("filter.none") + "</p>\n" : "";
    return Frame.page(
        desk.context(),
        view.title(desk),
        Frame.styles(view.styles()) + Frame.modules(view.scripts()),
        "<div data-view=\"\">\n"
            + (view.offersFacets() ? new FilterForm(desk).html() : "")
            + none
            + view.body(desk)
            + "</div>\n");
  }

  /** The page that refuses an address: what is wrong, and a link to what it may be instead. */
  public static String refusal(Context context, BadStateException refused) {
    return "<p class=\"lead\">%s</p>\n<p>%s</p>\n"
        .formatted(
            Html.escape(refused.getMessage()),
            Html.link(
                refused
                    .instead()
                    .map(context::here)
                    .orElseGet(() -> context.with(refused.mended())),
                context.words().say("bad.back")));
  }
}
