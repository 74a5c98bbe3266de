package org.letopis.serve.worker;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.apache.jena.query.QueryCancelledException;
import org.apache.jena.sparql.algebra.Op;
import org.apache.jena.sparql.algebra.TransformCopy;
import org.apache.jena.sparql.algebra.Transformer;
import org.apache.jena.sparql.algebra.optimize.Optimize;
import org.apache.jena.sparql.algebra.optimize.RewriteFactory;
import org.apache.jena.sparql.expr.E_Regex;
import org.apache.jena.sparql.expr.Expr;
import org.apache.jena.sparql.expr.ExprEvalException;
import org.apache.jena.sparql.expr.ExprFunctionN;
import org.apache.jena.sparql.expr.ExprList;
import org.apache.jena.sparql.expr.ExprTransformCopy;
import org.apache.jena.sparql.expr.NodeValue;
import org.apache.jena.sparql.expr.RegexEngine;
import org.apache.jena.sparql.function.FunctionEnv;
import org.apache.jena.sparql.util.Context;

/**
 * REGEX that ends when its query is stopped. ARQ looks whether it is between two rows; a regular
 * expression that backtracks may need a century for one, and only the end of the process would end
 * it. Here each so many letters that it looks at it looks at that too.
 *
 * <p>Where the pattern is a constant string, which is what people write; others are ARQ's own.
 */
final class StoppableRegex extends E_Regex {

  private final Pattern pattern;

  private StoppableRegex(ExprList arguments, Pattern pattern) {
    super(arguments.get(0), arguments.get(1), arguments.size() > 2 ? arguments.get(2) : null);
    this.pattern = pattern;
  }

  /** Has all queries of this process optimised as before, with regular expressions that can end. */
  static void install() {
    RewriteFactory usual = Optimize.getFactory();
    Optimize.setFactory(context -> op -> usual.create(context).rewrite(in(op)));
  }

  private static Op in(Op op) {
    return Transformer.transformSkipService(new TransformCopy(), new Replacing(), op);
  }

  private static final class Replacing extends ExprTransformCopy {
    @Override
    public Expr transform(ExprFunctionN function, ExprList arguments) {
      return function instanceof E_Regex && isConstant(arguments)
          ? new StoppableRegex(
              arguments,
              RegexEngine.makePattern(
                  "REGEX",
                  arguments.get(1).getConstant().getString(),
                  arguments.size() > 2 ? arguments.get(2).getConstant().getString() : null))
          : super.transform(function, arguments);
    }

    private static boolean isConstant(ExprList arguments) {
      return arguments.getList().stream()
          .skip(1)
          .allMatch(e -> e.isConstant() && e.getConstant().isString());
    }
  }

  /** The optimiser would have a value for constants before there is a query that can be stopped. */
  @Override
  public NodeValue eval(List<NodeValue> arguments) {
    throw new ExprEvalException("REGEX has its value when its query runs");
  }

  @Override
  public NodeValue eval(List<NodeValue> arguments, FunctionEnv environment) {
    AtomicBoolean stop = Context.getCancelSignal(environment.getContext());
    NodeValue text = arguments.getFirst();
    if (stop == null || !text.isString() && !text.isLangString()) {
      return super.eval(arguments); // which says what is wrong with them
    }
    return NodeValue.booleanReturn(
        pattern.matcher(new Text(text.asNode().getLiteralLexicalForm(), stop)).find());
  }

  @Override
  public Expr copy(ExprList arguments) {
    return new StoppableRegex(arguments, pattern);
  }

  /** A text that cannot be read on when its reader is to stop. */
  private static final class Text implements CharSequence {
    private static final int OFTEN = 1 << 10;

    private final String text;
    private final AtomicBoolean stop;
    private int looks;

    Text(String text, AtomicBoolean stop) {
      this.text = text;
      this.stop = stop;
    }

    @Override
    public char charAt(int index) {
      if (++looks % OFTEN == 0 && stop.get()) {
        throw new QueryCancelledException();
      }
      return text.charAt(index);
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.subSequence(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
