package org.letopis.cli;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.letopis.serve.LetopisServer;
import org.letopis.serve.Settings;
import org.letopis.serve.query.Limits;
import org.letopis.store.Folders;
import org.letopis.store.Release;
import org.letopis.store.StoreView;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * {@code letopis rehearse}: not for people. A start of the server from beginning to end, beside one
 * that runs, while the virtual machine records what it loads ({@link StartCache}).
 */
@Command(
    name = "rehearse",
    hidden = true,
    description = "Starts a server over the current release on a free port, asks it, ends.")
final class RehearseCommand implements Callable<Integer> {

  private static final List<String> ASKED =
      List.of("", "letopis/sparql?query=ASK%7B%7D", "read", "about", "ontology", "api/claims");

  @Mixin private ProjectOptions options;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Project project = options.project();
    // A view in its own folder: the server that people use has the store open, and its address
    // there.
    Path stage = Files.createTempDirectory("letopis-rehearsal");
    try {
      Release release = project.releases().needed();
      StoreView.whole(release, stage.resolve(release.id()));
      Files.createSymbolicLink(stage.resolve("current"), Path.of(release.id()));
      Settings settings =
          new Settings(project.home(), stage, project.base(), Settings.LOOPBACK, 0, Limits.DEFAULT);
      try (LetopisServer server = LetopisServer.start(settings);
          HttpClient http = HttpClient.newHttpClient()) {
        for (String path : ASKED) {
          HttpRequest request = HttpRequest.newBuilder(server.url().resolve(path)).build();
          int status = http.send(request, BodyHandlers.discarding()).statusCode();
          if (status != 200) {
            throw new CannotRunException(
                "\"/%s\" was answered with %d; look whether `letopis verify` finds the release whole"
                    .formatted(path, status));
          }
        }
      }
    } finally {
      Folders.delete(stage);
    }
    return ExitCode.DONE;
  }
}
