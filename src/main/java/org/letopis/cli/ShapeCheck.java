package org.letopis.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.shacl.ShaclValidator;
import org.apache.jena.shacl.Shapes;
import org.apache.jena.shacl.validation.ReportEntry;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.apache.jena.vocabulary.RDF;
import org.letopis.claim.Finding;
import org.letopis.store.Release;

/**
 * The graph of a release, as it was dumped, held against the shapes: a claim that breaks one is a
 * loss, anything else is worth knowing.
 */
final class ShapeCheck {

  private static final Node CLAIM =
      NodeFactory.createURI("https://w3id.org/letopis/ontology#Claim");

  private ShapeCheck() {}

  static List<Finding> check(Project project, Release release) throws IOException {
    DatasetGraph dataset = DatasetGraphFactory.create();
    RDFParser.source(release.dumps().resolve("letopis.nq")).lang(Lang.NQUADS).parse(dataset);
    Shapes shapes = Shapes.parse(shapes(project.ontology().resolve("shapes.ttl")));
    return ShaclValidator.get().validate(shapes, dataset.getUnionGraph()).getEntries().stream()
        .map(entry -> finding(entry, dataset))
        .sorted((a, b) -> a.line().compareTo(b.line()))
        .toList();
  }

  private static Graph shapes(Path file) {
    return RDFParser.source(file).lang(Lang.TURTLE).toGraph();
  }

  private static Finding finding(ReportEntry entry, DatasetGraph dataset) {
    String why =
        entry.messages().stream()
            .filter(Node::isLiteral)
            .filter(m -> !m.getLiteralLanguage().startsWith("sr"))
            .map(Node::getLiteralLexicalForm)
            .sorted()
            .collect(Collectors.joining("; "));
    boolean claim = dataset.contains(Node.ANY, entry.focusNode(), RDF.type.asNode(), CLAIM);
    String where = entry.focusNode().toString();
    String what = "breaks a shape: " + (why.isEmpty() ? entry.message() : why);
    return claim
        ? Finding.loss(where, what, "mend the rule that found it")
        : Finding.notice(where, what, "mend what declares it in mappings/ or in the catalogue");
  }
}
