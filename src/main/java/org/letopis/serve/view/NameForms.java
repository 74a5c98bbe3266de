package org.letopis.serve.view;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.jena.graph.Node;
import org.letopis.serve.facts.ClaimView;
import org.letopis.serve.facts.Onto;
import org.letopis.serve.html.Html;

/** Every form of a name that is held to mean one person or site, and which sources use it. */
final class NameForms {

  private NameForms() {}

  static String html(Desk desk, Node thing) {
    Map<String, TreeMap<String, Node>> users = new TreeMap<>();
    for (Node decision : desk.facts().subjects(Onto.IDENTIFIES, thing)) {
      String mark = Dossier.mark(desk, desk.facts().object(decision, ClaimView.SOURCE));
      desk.facts()
          .object(decision, Onto.NAME_FORM)
          .ifPresent(
              form ->
                  users
                      .computeIfAbsent(form.getLiteralLexicalForm(), f -> new TreeMap<>())
                      .put(mark, form));
    }
    return users.values().stream()
        .map(
            by ->
                "<span class=\"form\">%s %s</span>"
                    .formatted(
                        new Slots(desk).words(by.firstEntry().getValue()),
                        by.keySet().stream()
                            .map(
                                m ->
                                    "<b class=\"badge\" translate=\"no\">%s</b>"
                                        .formatted(Html.escape(m)))
                            .collect(Collectors.joining(" "))))
        .collect(Collectors.joining(" "));
  }
}
