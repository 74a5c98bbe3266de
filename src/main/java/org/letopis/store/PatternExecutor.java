package org.letopis.store;

import org.apache.jena.sparql.algebra.Op;
import org.apache.jena.sparql.algebra.op.OpBGP;
import org.apache.jena.sparql.algebra.op.OpFilter;
import org.apache.jena.sparql.algebra.op.OpQuadPattern;
import org.apache.jena.sparql.engine.ExecutionContext;
import org.apache.jena.sparql.engine.QueryIterator;
import org.apache.jena.sparql.engine.iterator.QueryIterNullIterator;
import org.apache.jena.sparql.engine.main.OpExecutorFactory;
import org.apache.jena.tdb2.solver.OpExecutorTDB2;

/**
 * TDB2's executor, for which a pattern after an empty one is empty. In Jena 6.0.0 it fails instead
 * ("Peek iterator is already empty", apache/jena issue 3751, mended in 6.1.0): a query without an
 * answer would be an error.
 */
final class PatternExecutor extends OpExecutorTDB2 {

  static final OpExecutorFactory FACTORY = PatternExecutor::new;

  private PatternExecutor(ExecutionContext context) {
    super(context);
  }

  @Override
  protected QueryIterator exec(Op op, QueryIterator input) {
    if (isPattern(op) && !input.hasNext()) {
      input.close();
      return QueryIterNullIterator.create(execCxt);
    }
    return super.exec(op, input);
  }

  /** Grouping and the like answer an empty input with a row: only patterns are cut short. */
  private static boolean isPattern(Op op) {
    return switch (op) {
      case OpFilter filter -> isPattern(filter.getSubOp());
      case OpQuadPattern quads -> true;
      case OpBGP triples -> true;
      default -> false;
    };
  }
}
