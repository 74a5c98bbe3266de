package org.letopis.serve;

import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apache.jena.fuseki.FusekiException;
import org.apache.jena.fuseki.main.FusekiServer;
import org.eclipse.jetty.ee11.servlet.ServletContextHandler;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.letopis.serve.query.EarlyWorker;
import org.letopis.serve.query.WorkerArchive;
import org.letopis.serve.watch.AccessLog;
import org.letopis.serve.watch.ConnectionShares;
import org.letopis.serve.watch.Receiving;
import org.letopis.serve.watch.SlowClients;
import org.letopis.store.JenaStart;
import org.letopis.store.Release;
import org.letopis.store.Releases;
import org.letopis.store.StoreException;

/**
 * Fuseki over the current release, and the pages around it. When a build switches the release, the
 * server follows without dropping a request.
 */
public final class LetopisServer implements AutoCloseable {

  /** Fuseki's own is 5 MiB a response: slower, and gigabytes under load. */
  private static final int OUTPUT_BUFFER = 64 * 1024;

  /** With its address, and so with a query by GET; longer ones are posted. */
  private static final int REQUEST_HEADER = 128 * 1024;

  /** Half-sent headers are held in memory: so many of them have room in a heap of 512 MB. */
  private static final int CONNECTIONS = 1000;

  /** Of one client: who holds a quarter of them open leaves the rest to others. */
  private static final int CONNECTIONS_OF_CLIENT = CONNECTIONS / 4;

  /**
   * A request may hold its thread for as long as its client reads, sends or waits: with one for
   * each connection no client's slowness is another's wait. Jena's own are 20.
   */
  private static final int THREADS = CONNECTIONS + 50;

  private static final int LEAST_THREADS = 8;

  private static final Duration HEADERS = Duration.ofSeconds(20);

  /** So many releases that are gone when they are to be opened are no accident. */
  private static final int TRIES = 5;

  /** A client that sends or reads nothing for so long is gone. */
  private static final long IDLE_MILLIS = 30_000;

  private final FusekiServer server;
  private final Served served;
  private final ServerAddress address;
  private final SlowClients slow;
  private final Receiving receiving;

  private LetopisServer(
      FusekiServer server,
      Served served,
      ServerAddress address,
      SlowClients slow,
      Receiving receiving) {
    this.slow = slow;
    this.receiving = receiving;
    this.server = server;
    this.served = served;
    this.address = address;
  }

  /**
   * Begins what a start with the usual limits will need, before more is known of it than where its
   * releases are: {@link EarlyWorker}.
   *
   * @param data the folder of the releases
   */
  public static void beginEarly(Path data) {
    EarlyWorker.begin(ServingFolder.all(data));
  }

  /**
   * Starts to serve. It listens before queries can be answered, which wait until then, and returns
   * when they are; the release is read for pages after that, or when the first is asked for.
   *
   * @throws StoreException where there is no release yet, or another process holds its store
   * @throws ServeException where the port is taken
   * @throws IOException where files cannot be read, or no process for queries starts
   */
  public static LetopisServer start(Settings settings) throws IOException {
    Gallery gallery = Gallery.load(settings.home().resolve("queries"));
    Releases releases = new Releases(settings.data());
    Release release = releases.needed();
    for (int tries = 1; ; tries++) {
      try {
        return start(settings, gallery, release);
      } catch (StoreException | IOException e) {
        // A build may switch to another at any moment, and take this one away before it is open.
        Release now = releases.needed();
        if (now.equals(release) || tries == TRIES) {
          throw e;
        }
        release = now;
      }
    }
  }

  private static LetopisServer start(Settings settings, Gallery gallery, Release release)
      throws IOException {
    Served served = Served.open(settings, gallery, release);
    SlowClients slow = new SlowClients();
    Receiving receiving = new Receiving();
    Optional<FusekiServer> listening = Optional.empty();
    boolean started = false;
    try {
      JenaStart.await(); // the store is being opened by another thread
      FusekiServer.Builder building =
          FusekiServer.create().port(settings.port()).numServerThreads(LEAST_THREADS, THREADS);
      Routes.add(building, settings, served, gallery, slow, receiving);
      FusekiServer server = building.build();
      limit(server, settings);
      word(
          server.getJettyServer(),
          new ErrorAnswers(settings.base(), () -> served.now().release().id()));
      server.getJettyServer().setHandler(new PathCheck(server.getJettyServer().getHandler()));
      server.getJettyServer().setRequestLog(new AccessLog());
      start(server, settings);
      listening = Optional.of(server);
      served.awaitQueries();
      served.follow();
      started = true;
      ServerAddress address = ServerAddress.write(settings.data(), url(server, settings));
      return new LetopisServer(server, served, address, slow, receiving);
    } finally {
      if (!started) {
        try (served;
            receiving;
            slow) {
          listening.ifPresent(FusekiServer::stop);
        }
      }
    }
  }

  /**
   * Makes what the first start of a version would make for the second: the classes of processes for
   * queries. Nothing where it is there, or where the virtual machine cannot.
   *
   * @throws IOException where files cannot be read or written
   */
  public static void prepare(Settings settings) throws IOException {
    if (!WorkerArchive.in(ServingFolder.all(settings.data())).isMissing()) {
      return;
    }
    try (ServingFolder folder = ServingFolder.take(settings.data())) {
      WorkerArchive.prepare(
          new Releases(settings.data()).needed(),
          Served.assembler(settings),
          folder.folder().resolve("preparing"),
          settings.limits(),
          Gallery.load(settings.home().resolve("queries")).texts());
    }
  }

  /** Where it answers: {@code http://localhost:3030/}. */
  public URI url() {
    return address.url();
  }

  /** Waits until the server is stopped. */
  public void join() {
    server.join();
  }

  @Override
  public void close() throws IOException {
    // Whatever fails of it, the rest ends.
    try (served;
        receiving;
        slow) {
      try {
        address.delete();
      } finally {
        server.stop();
      }
    }
  }

  private static void start(FusekiServer server, Settings settings) {
    try {
      server.start();
    } catch (FusekiException e) {
      if (e.getCause() instanceof BindException || e.getCause() instanceof IOException) {
        throw settings.cannotListen(e.getCause());
      }
      throw e;
    }
  }

  private static URI url(FusekiServer server, Settings settings) {
    return URI.create("http://" + settings.host() + ":" + server.getPort() + "/");
  }

  private static void word(Server server, ErrorAnswers answers) {
    server.setErrorHandler(answers);
    server
        .getDescendants(ServletContextHandler.class)
        .forEach(context -> context.setErrorHandler(answers));
  }

  private static void limit(FusekiServer server, Settings settings) {
    for (Connector connector : server.getJettyServer().getConnectors()) {
      if (connector instanceof ServerConnector listening) {
        HttpConfiguration http =
            listening.getConnectionFactory(HttpConnectionFactory.class).getHttpConfiguration();
        http.setOutputBufferSize(OUTPUT_BUFFER);
        http.setRequestHeaderSize(REQUEST_HEADER);
        http.setSendServerVersion(false);
        http.setIdleTimeout(IDLE_MILLIS);
        http.setUriCompliance(PathCheck.READ);
        listening.setConnectionFactories(List.of(ReadingConnection.factory(http, HEADERS)));
        listening.addBean(new NetworkConnectionLimit(CONNECTIONS, listening));
        if (!settings.limits().behindProxy()) {
          listening.addBean(new ConnectionShares(CONNECTIONS_OF_CLIENT));
        }
        listening.setHost(settings.host());
      }
    }
  }
}
