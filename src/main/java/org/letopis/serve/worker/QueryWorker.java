package org.letopis.serve.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.apache.jena.fuseki.main.FusekiServer;
import org.apache.jena.fuseki.server.Operation;
import org.apache.jena.http.HttpEnv;
import org.apache.jena.query.Dataset;
import org.apache.jena.query.DatasetFactory;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.Property;
import org.apache.jena.rdf.model.ResourceFactory;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.letopis.store.StoreConfig;
import org.letopis.store.Stores;

/**
 * The process. Its parent talks to it in lines on standard input and by HTTP; when the parent is
 * gone, however it went, standard input ends and so does this.
 *
 * <p>Lines to it: first its {@link Task}, later {@code stop N} for the query with that number.
 * Lines from it: {@code ready PORT}, and {@code done N OUTCOME} at the end of each query.
 */
public final class QueryWorker {

  /** The header that carries the parent's key. */
  public static final String KEY = "Letopis-Key";

  /** The header that carries the number of a query. */
  public static final String NUMBER = "Letopis-Query";

  /** Path of the endpoint. */
  public static final String ENDPOINT = "/letopis/sparql";

  /** The system property that says which addresses names may resolve to. */
  public static final String ADDRESSES = "letopis.addresses";

  private static final Property CONTEXT =
      ResourceFactory.createProperty("http://jena.hpl.hp.com/2005/11/Assembler#context");

  private static final Duration CONNECT = Duration.ofSeconds(5);

  /**
   * Fuseki's own is 5 MiB a response, outside of the heap and not used again: a dozen answers fill
   * what this process has there, and each time a full collection is what makes room.
   */
  private static final int OUTPUT_BUFFER = 64 * 1024;

  private QueryWorker() {}

  /**
   * Serves until standard input ends, which ends the process. What it serves stands in the first
   * line; until that comes it gets ready.
   *
   * @param arguments none
   * @throws InterruptedException never: nothing here interrupts
   */
  public static void main(String[] arguments) throws InterruptedException {
    PrintStream parent = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    Locale.setDefault(Locale.ROOT);
    Running running = new Running(parent);
    CompletableFuture<Task> told = new CompletableFuture<>();
    Thread listener =
        Thread.ofPlatform().daemon().name("orders").start(() -> listen(told, running));
    KnownFunctions.seal();
    StoppableRegex.install();
    Task task = told.join();
    if (!task.federated().isEmpty()) {
      if (System.getProperty("jdk.net.hosts.file") != null) {
        // The platform asks no other resolver then, and addresses would not be checked.
        throw new IllegalStateException("no federation with jdk.net.hosts.file");
      }
      HttpEnv.setDftHttpClient(noRedirects()); // takes a while to be made
    }
    FusekiServer server =
        server(
            StoreConfig.read(task.assembler()),
            task.view(),
            task.key(),
            new GuardedQuery(running, task.rows(), new QueryCheck(task.federated())));
    parent.println("ready " + server.start().getPort());
    listener.join();
  }

  /** From the first moment on: a parent that is gone is noticed while this process still starts. */
  private static void listen(CompletableFuture<Task> told, Running running) {
    try (BufferedReader orders =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      String first = orders.readLine();
      if (first != null) {
        told.complete(Task.of(first));
      }
      for (String order = orders.readLine(); order != null; order = orders.readLine()) {
        if (order.startsWith("stop ")) {
          running.stop(order.substring("stop ".length()));
        }
      }
    } catch (IOException | IllegalArgumentException e) {
      System.err.println("what this process is told cannot be read: " + e.getMessage());
    }
    Runtime.getRuntime().halt(0);
  }

  private static FusekiServer server(
      StoreConfig config, Path view, String key, GuardedQuery queries) {
    FusekiServer.Builder builder =
        FusekiServer.create()
            .port(0)
            .loopback(true)
            .numServerThreads(4, 8)
            .registerOperation(Operation.Query, queries)
            .addFilter("/*", new KeyFilter(key))
            .parseConfig(withoutLimits(config.at(view)));
    Dataset dataset = DatasetFactory.wrap(builder.getDataset("/letopis"));
    Stores.sound(dataset);
    FusekiServer server = builder.build();
    for (Connector connector : server.getJettyServer().getConnectors()) {
      connector.getConnectionFactories().stream()
          .filter(HttpConfiguration.ConnectionFactory.class::isInstance)
          .map(f -> ((HttpConfiguration.ConnectionFactory) f).getHttpConfiguration())
          .forEach(http -> http.setOutputBufferSize(OUTPUT_BUFFER));
    }
    return server;
  }

  /**
   * The limits of the file are a stock server's. Here the parent keeps time, from outside; ARQ's
   * own alarm clock can be held up by the query that it should stop.
   */
  private static Model withoutLimits(Model config) {
    config.removeAll(null, CONTEXT, null);
    return config;
  }

  /** Where SERVICE is allowed at all it goes where it was allowed to and is not sent on. */
  private static HttpClient noRedirects() {
    return HttpClient.newBuilder()
        .connectTimeout(CONNECT)
        .followRedirects(HttpClient.Redirect.NEVER)
        .build();
  }
}
