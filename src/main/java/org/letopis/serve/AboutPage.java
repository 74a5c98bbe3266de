package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.jena.system.Txn;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.html.Words;
import org.letopis.serve.page.DatasetHead;
import org.letopis.serve.page.Overview;

/** {@code /about}: what this is, how it is to be read, and what it is about. */
final class AboutPage extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient Served served;
  private final transient Addresses addresses;

  AboutPage(Served served, Addresses addresses) {
    this.served = served;
    this.addresses = addresses;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Served.Open now = served.now();
    Context context = Readers.context(request, addresses, now.release().id());
    Words words = context.words();
    Overview overview =
        Txn.calculateRead(
            now.dataset(),
            () -> Overview.of(now.dataset().asDatasetGraph(), context, addresses.prefixes()));
    String body =
        """
        <p class="lead">%s</p>
        <section id="notes"><h2>%s</h2>
        <ul>
        <li>%s</li>
        <li>%s</li>
        <li>%s</li>
        <li>%s</li>
        </ul></section>
        <section id="events"><h2>%s</h2>
        %s</section>
        <section id="documents"><h2>%s</h2>
        %s</section>
        """
            .formatted(
                Html.escape(words.say("start.lead")),
                Html.escape(words.say("start.notes")),
                Html.escape(words.say("about.claims")),
                Html.escape(words.say("about.bias")),
                Html.escape(words.say("about.persons")),
                Html.escape(words.say("about.correction")),
                Html.escape(words.say("start.events")),
                overview.events(),
                Html.escape(words.say("nav.documents")),
                overview.documents());
    response.setHeader("Vary", "Accept-Language");
    response.setHeader("Content-Language", context.language().tag());
    Compressed.send(
        request,
        response,
        "text/html",
        Frame.page(context, words.say("start.title"), DatasetHead.of(context, List.of()), body)
            .getBytes(StandardCharsets.UTF_8));
  }
}
