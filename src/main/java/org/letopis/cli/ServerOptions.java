package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import org.letopis.serve.LetopisServer;
import org.letopis.serve.Settings;
import picocli.CommandLine.Option;

/** Options of the commands that serve. */
final class ServerOptions {

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "port to listen on, 0 for a free one (default: ${DEFAULT-VALUE})",
      defaultValue = "3030")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description =
          "address to listen on; 0.0.0.0 opens it to other machines (default: ${DEFAULT-VALUE})",
      defaultValue = Settings.LOOPBACK)
  private String host;

  /** Serves until the process is told to stop. */
  void serve(Project project, PrintWriter out, PrintWriter err) throws IOException {
    LetopisServer server = LetopisServer.start(settings(project));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server, err)));
    out.print(Welcome.text(server.url(), project));
    out.flush();
    server.join();
  }

  /** What a long build should not be done for in vain: the address can be listened on. */
  void check(Project project) {
    settings(project).needFreeAddress();
  }

  private Settings settings(Project project) {
    if (port < 0 || port > 65535) {
      throw new WrongUsageException("--port " + port + " is no port; give one from 0 to 65535");
    }
    return new Settings(project.home(), project.data(), project.base(), host, port);
  }

  private static void stop(LetopisServer server, PrintWriter err) {
    try {
      server.close();
      err.println("stopped");
    } catch (IOException e) {
      err.println("stopped, but " + Failure.words(e));
    }
  }
}
