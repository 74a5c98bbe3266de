package org.letopis.serve.worker;

import java.util.Optional;
import org.apache.jena.fuseki.servlets.HttpAction;
import org.apache.jena.fuseki.servlets.SPARQL_QueryDataset;
import org.apache.jena.fuseki.servlets.ServletOps;
import org.apache.jena.query.Query;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.exec.QueryExec;
import org.apache.jena.sparql.exec.QueryExecResult;
import org.apache.jena.sparql.exec.http.Service;

/** Fuseki's query operation, which refuses what may not be asked and tells how a query ended. */
final class GuardedQuery extends SPARQL_QueryDataset {

  private static final int NOT_ACCEPTABLE = 406;

  private final Running running;
  private final long rows;
  private final QueryCheck check;

  GuardedQuery(Running running, long rows, QueryCheck check) {
    this.running = running;
    this.rows = rows;
    this.check = check;
  }

  @Override
  protected void execute(String query, HttpAction action) {
    running.begin(Optional.ofNullable(action.getRequestHeader(QueryWorker.NUMBER)).orElse(""));
    try {
      super.execute(query, action);
    } catch (StackOverflowError e) {
      // The parser and the walkers of expressions descend; how deep is the client's choice.
      ServletOps.errorBadRequest("The query nests too deep; write it with fewer levels.");
    } finally {
      running.done();
    }
  }

  @Override
  protected void validateQuery(HttpAction action, Query query) {
    super.validateQuery(action, query);
    check.refusal(query).ifPresent(ServletOps::errorBadRequest);
    Forms.refusal(query, action.getRequest()).ifPresent(w -> ServletOps.error(NOT_ACCEPTABLE, w));
  }

  @Override
  protected QueryExec createQueryExec(HttpAction action, Query query, DatasetGraph dataset) {
    action.getContext().set(Service.httpServiceAllowed, check.mayLeave());
    QueryExec execution = super.createQueryExec(action, query, dataset);
    running.executing(execution);
    return execution;
  }

  @Override
  protected QueryExecResult executeQuery(
      HttpAction action, QueryExec execution, Query query, String log) {
    QueryExecResult result;
    try {
      result = super.executeQuery(action, execution, query, log);
    } catch (RuntimeException e) {
      SearchMistake.of(e).ifPresent(ServletOps::errorBadRequest);
      throw e;
    }
    return result.isRowSet()
        ? new QueryExecResult(new CountedRows(result.rowSet(), rows, running))
        : result;
  }
}
