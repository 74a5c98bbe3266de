package org.letopis.serve.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A page read by a parser, and what every page must keep to. */
public record Wellformed(Document document) {

  /** Reads a page; one that is not well formed fails. */
  public static Wellformed page(String html) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
      Document document =
          factory.newDocumentBuilder().parse(new InputSource(new StringReader(html)));
      return new Wellformed(document);
    } catch (SAXException | IOException | ParserConfigurationException e) {
      throw new AssertionError(e.getMessage() + " in " + html, e);
    }
  }

  /** The rules that a machine can check: language, one heading, labels, scopes, unique anchors. */
  public Wellformed keepsToTheRules() {
    assertThat(root().getAttribute("lang")).isIn("en", "sr-Latn", "sr-Cyrl");
    assertThat(texts("title")).hasSize(1).allMatch(t -> !t.isBlank());
    assertThat(texts("h1")).hasSize(1).allMatch(t -> !t.isBlank());
    assertThat(elements("main")).hasSize(1);
    assertThat(elements("nav")).allMatch(n -> !n.getAttribute("aria-label").isBlank());
    assertThat(elements("th")).allMatch(th -> th.getAttribute("scope").matches("row|col"));
    assertThat(elements("a")).allMatch(a -> !a.getTextContent().isBlank());
    // Data, or a file of ours; nothing that a policy against inline scripts would stop.
    assertThat(elements("script"))
        .allMatch(
            s ->
                s.getAttribute("type").equals("application/ld+json")
                    || (s.getAttribute("src").startsWith("/assets/")
                        && s.getTextContent().isEmpty()));
    assertThat(elements("style")).isEmpty();
    assertThat(ids()).doesNotHaveDuplicates();
    assertThat(elements("*")).noneMatch(e -> e.hasAttribute("style") || e.hasAttribute("onclick"));
    Set<String> ids = new HashSet<>(ids());
    assertThat(links().stream().filter(l -> l.startsWith("#")).map(l -> l.substring(1)))
        .allMatch(ids::contains);
    levels();
    return this;
  }

  /** No heading skips a level. */
  private void levels() {
    int before = 0;
    for (Element element : elements("*")) {
      if (element.getTagName().matches("h[1-6]")) {
        int level = element.getTagName().charAt(1) - '0';
        assertThat(level).isLessThanOrEqualTo(before + 1);
        before = level;
      }
    }
  }

  /** The root element. */
  public Element root() {
    return document.getDocumentElement();
  }

  /** The anchors. */
  public List<String> ids() {
    return elements("*").stream().map(e -> e.getAttribute("id")).filter(i -> !i.isEmpty()).toList();
  }

  /** Where links lead. */
  public List<String> links() {
    return elements("a").stream().map(a -> a.getAttribute("href")).toList();
  }

  /** The texts of elements. */
  public List<String> texts(String tag) {
    return elements(tag).stream().map(Element::getTextContent).toList();
  }

  /** The elements of that name, in the order of the page. */
  public List<Element> elements(String tag) {
    NodeList found = document.getElementsByTagName(tag);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }
}
