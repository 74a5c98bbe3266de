package org.letopis.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryExecution;
import org.apache.jena.sparql.exec.http.QueryExecutionHTTP;
import org.apache.jena.system.Txn;
import org.letopis.serve.ServerAddress;
import org.letopis.store.Stores;

/** The current release, open for queries: through the server that holds its store, or by itself. */
sealed interface OpenStore extends AutoCloseable {

  String ask(Query query, AnswerFormat format);

  @Override
  void close();

  static OpenStore of(Project project) throws IOException {
    Optional<URI> server = ServerAddress.read(project.data());
    if (server.isPresent() && answers(server.get())) {
      return new Remote(server.get().resolve("letopis/sparql"));
    }
    return new Local(project.storeConfig().open(project.releases().needed().folder()));
  }

  /** Whether the server that left its address is still there. */
  private static boolean answers(URI server) {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest request =
          HttpRequest.newBuilder(server.resolve("health")).timeout(Duration.ofSeconds(2)).build();
      return client.send(request, BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false; // it is gone, and left its address behind
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Asks a server. */
  record Remote(URI endpoint) implements OpenStore {
    @Override
    public String ask(Query query, AnswerFormat format) {
      try (QueryExecution execution = QueryExecutionHTTP.service(endpoint.toString(), query)) {
        return format.answer(query, execution);
      }
    }

    @Override
    public void close() {
      // nothing is held
    }
  }

  /** Asks the store itself. */
  record Local(Dataset dataset) implements OpenStore {
    @Override
    public String ask(Query query, AnswerFormat format) {
      return Txn.calculateRead(
          dataset,
          () -> {
            try (QueryExecution execution = QueryExecution.create(query, dataset)) {
              return format.answer(query, execution);
            }
          });
    }

    @Override
    public void close() {
      Stores.close(dataset);
    }
  }
}
