package org.letopis.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryExecution;
import org.apache.jena.sparql.exec.http.QueryExecutionHTTP;
import org.apache.jena.system.Txn;
import org.letopis.serve.ServerAddress;
import org.letopis.store.Folders;
import org.letopis.store.Release;
import org.letopis.store.StoreView;
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
    return Local.of(project);
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

  /** Asks the store itself, through a view: a server that starts meanwhile may open the store. */
  record Local(Dataset dataset, Path view) implements OpenStore {

    private static Local of(Project project) throws IOException {
      Release release = project.releases().needed();
      Path view = Files.createTempDirectory("letopis-query");
      try {
        return new Local(project.storeConfig().open(StoreView.of(release, view)), view);
      } catch (IOException | RuntimeException e) {
        Folders.delete(view);
        throw e;
      }
    }

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
      try {
        Folders.delete(view);
      } catch (IOException e) {
        throw new UncheckedIOException("the folder \"" + view + "\" is left; delete it", e);
      }
    }
  }
}
