package org.letopis.lexicon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.letopis.lexicon.GazetteerFile.Condition;
import org.letopis.lexicon.Reading.Case;
import org.letopis.text.CanonicalText;
import org.letopis.text.Token;
import org.letopis.text.Tokeniser;

/**
 * Finds the names of the gazetteer in tokens: a tree of words, one branch for each form of each.
 */
final class NameIndex {

  private static final String QUOTES = "\"„“”«»";

  private static final Pattern SAINT =
      Pattern.compile("svet(i|a|o|e|u|og|oga|om|ome|oj|ih|im|ima)");

  private final Node root = new Node();

  /** A name that ends at a node. */
  record Bearer(
      GazetteerEntry entry,
      String nominative,
      boolean minor,
      Condition condition,
      Set<Case> cases) {}

  /**
   * A stretch of tokens that is a form of a name.
   *
   * @param to index after its last token
   */
  record Hit(int from, int to, Bearer bearer) {}

  private static final class Node {
    private final Map<String, Node> next = new HashMap<>();
    private final List<Bearer> bearers = new ArrayList<>();

    /** What follows the words that Sv. can stand for. */
    private final List<Node> saints = new ArrayList<>();

    Node child(String word) {
      Node known = next.get(word);
      if (known != null) {
        return known;
      }
      Node child = new Node();
      next.put(word, child);
      if (SAINT.matcher(word).matches()) {
        saints.add(child);
      }
      return child;
    }
  }

  /**
   * Adds an entry.
   *
   * @param minor whether its name, when it may be another word, needs a word that announces it
   */
  void add(GazetteerFile.Line line, boolean minor, Paradigms paradigms) {
    for (GazetteerFile.SearchName name : line.names()) {
      String nominative = GazetteerFile.plain(name.text());
      paradigms
          .forms(spaced(name.text()))
          .forEach(
              (form, cases) ->
                  nodeOf(form)
                      .bearers
                      .add(new Bearer(line.entry(), nominative, minor, name.condition(), cases)));
    }
  }

  /** The tokens of a name parted by blanks; the raised dot is one of them. */
  private static String spaced(String name) {
    return String.join(
        " ", Tokeniser.tokens(CanonicalText.of(name)).stream().map(Token::form).toList());
  }

  private Node nodeOf(String form) {
    Node node = root;
    for (String word : form.split(" ")) {
      node = node.child(key(word));
    }
    return node;
  }

  private static String key(String word) {
    return word.toLowerCase(Locale.ROOT).replace('‑', '-');
  }

  /**
   * Every name that begins at a token, the longest first.
   *
   * @param end index after the last token of the sentence
   */
  List<Hit> hits(List<Token> tokens, int from, int end) {
    List<Hit> hits = new ArrayList<>();
    follow(root, tokens, from, from, end, hits);
    hits.sort((one, other) -> other.to() - one.to());
    return hits;
  }

  private void follow(Node node, List<Token> tokens, int from, int at, int end, List<Hit> hits) {
    for (Bearer bearer : node.bearers) {
      if (Capitals.fit(bearer.nominative(), tokens.subList(from, at))) {
        hits.add(new Hit(from, closed(tokens, from, at, end), bearer));
      }
    }
    int word = at;
    while (word > from && word < end && isQuote(tokens.get(word))) {
      word++;
    }
    if (word >= end) {
      return;
    }
    String form = key(tokens.get(word).form());
    Node next = node.next.get(form);
    if (next != null) {
      follow(next, tokens, from, word + 1, end, hits);
    }
    if (form.equals("sv") && word + 1 < end && tokens.get(word + 1).is(".")) {
      for (Node saint : node.saints) {
        follow(saint, tokens, from, word + 2, end, hits);
      }
    }
  }

  /** Takes in the quotation mark that closes one inside the name: kombinat "Trepča". */
  private static int closed(List<Token> tokens, int from, int to, int end) {
    long quotes = tokens.subList(from, to).stream().filter(NameIndex::isQuote).count();
    return quotes % 2 == 1 && to < end && isQuote(tokens.get(to)) ? to + 1 : to;
  }

  static boolean isQuote(Token token) {
    return token.shape() == Token.Shape.SIGN && QUOTES.contains(token.form());
  }
}
