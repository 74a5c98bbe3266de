package org.letopis.serve.worker;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.jena.graph.Node;
import org.apache.jena.query.Query;
import org.apache.jena.sparql.algebra.Algebra;
import org.apache.jena.sparql.algebra.OpVisitorBase;
import org.apache.jena.sparql.algebra.op.OpBGP;
import org.apache.jena.sparql.algebra.op.OpGroup;
import org.apache.jena.sparql.algebra.op.OpOrder;
import org.apache.jena.sparql.algebra.op.OpService;
import org.apache.jena.sparql.algebra.op.OpTriple;
import org.apache.jena.sparql.algebra.walker.Walker;
import org.apache.jena.sparql.core.BasicPattern;
import org.apache.jena.sparql.expr.E_Call;
import org.apache.jena.sparql.expr.E_Function;
import org.apache.jena.sparql.expr.ExprFunctionN;
import org.apache.jena.sparql.expr.ExprVisitorBase;

/**
 * What a query may not ask, before it is run: to leave the process, or for functions that there are
 * not. ARQ leaves a variable unbound where a function is unknown; a client learns more from words.
 *
 * @param federated the endpoints that SERVICE may name
 */
record QueryCheck(Set<String> federated) {

  QueryCheck {
    federated = Set.copyOf(federated);
  }

  boolean mayLeave() {
    return !federated.isEmpty();
  }

  /** Why a query is not run; empty where it may be. */
  Optional<String> refusal(Query query) {
    if (query.isUnknownType() || query.isJsonType()) {
      return Optional.of("Only SELECT, ASK, CONSTRUCT and DESCRIBE can be asked here.");
    }
    if (query.getQueryPattern() == null) {
      return Optional.empty(); // DESCRIBE <iri>
    }
    Set<String> refusals = new TreeSet<>();
    Expressions expressions = new Expressions(refusals);
    Walker.walk(Algebra.compile(query), new Patterns(refusals, expressions), expressions);
    return refusals.stream().findFirst();
  }

  private final class Patterns extends OpVisitorBase {
    private final Set<String> refusals;
    private final Expressions expressions;

    private Patterns(Set<String> refusals, Expressions expressions) {
      this.refusals = refusals;
      this.expressions = expressions;
    }

    /** The walker passes by what is sorted and grouped by. */
    @Override
    public void visit(OpOrder order) {
      order.getConditions().forEach(c -> Walker.walk(c.getExpression(), this, expressions));
    }

    @Override
    public void visit(OpGroup group) {
      Walker.walk(group.getGroupVars(), this, expressions);
      group
          .getAggregators()
          .forEach(
              a -> {
                if (a.getAggregator().getExprList() != null) {
                  Walker.walk(a.getAggregator().getExprList(), this, expressions);
                }
              });
    }

    @Override
    public void visit(OpService service) {
      Node endpoint = service.getService();
      if (federated.isEmpty()) {
        refusals.add(
            "SERVICE is switched off here: no query leaves this server. Ask the other endpoint"
                + " yourself and bring its answer as VALUES.");
      } else if (!endpoint.isURI() || !federated.contains(endpoint.getURI())) {
        refusals.add("SERVICE may name these endpoints and no other: " + new TreeSet<>(federated));
      }
    }

    @Override
    public void visit(OpBGP pattern) {
      check(pattern.getPattern());
    }

    @Override
    public void visit(OpTriple triple) {
      check(BasicPattern.wrap(List.of(triple.getTriple())));
    }

    private void check(BasicPattern pattern) {
      pattern.forEach(
          triple -> {
            Node predicate = triple.getPredicate();
            if (predicate.isURI() && KnownFunctions.isUnknownProperty(predicate.getURI())) {
              refusals.add("There is no property function <" + predicate.getURI() + "> here.");
            }
          });
    }
  }

  private static final class Expressions extends ExprVisitorBase {
    private final Set<String> refusals;

    private Expressions(Set<String> refusals) {
      this.refusals = refusals;
    }

    @Override
    public void visit(ExprFunctionN function) {
      if (function instanceof E_Call) {
        refusals.add("CALL is switched off here; name the function.");
      } else if (function instanceof E_Function named
          && !KnownFunctions.isFunction(named.getFunctionIRI())) {
        refusals.add(
            "There is no function <%s> here; those of SPARQL 1.1, XPath (fn:, math:) and xsd: casts are."
                .formatted(named.getFunctionIRI()));
      }
    }
  }
}
