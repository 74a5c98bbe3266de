package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.letopis.store.Release;

/** One file at an address of its own: the JSON-LD context, the shapes. */
final class FileServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private final transient Served served;
  private final transient Addresses addresses;
  private final String mediaType;
  private final transient Function<Release, Path> file;

  /**
   * Serves a file.
   *
   * @param file where it is, by the release
   */
  FileServlet(Served served, Addresses addresses, String mediaType, Function<Release, Path> file) {
    this.served = served;
    this.addresses = addresses;
    this.mediaType = mediaType;
    this.file = file;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Release release = served.now().release();
    Path path = file.apply(release);
    if (!Files.isRegularFile(path)) {
      Problem.send(
          request,
          response,
          Readers.context(request, addresses, release.id()),
          HttpServletResponse.SC_NOT_FOUND,
          "Release %s does not have it; build again with this version of the program."
              .formatted(release.id()));
      return;
    }
    if (isNamed(request.getRequestURI())
        || !Negotiation.refuses(
            request, response, Readers.context(request, addresses, release.id()), mediaType)) {
      send(request, response, release, path);
    }
  }

  /** An address with an extension names the form. */
  private static boolean isNamed(String address) {
    return address.lastIndexOf('.') > address.lastIndexOf('/');
  }

  private void send(
      HttpServletRequest request, HttpServletResponse response, Release release, Path path)
      throws IOException {
    if (!unchanged(request, response, release.id() + "-" + path.getFileName())) {
      send(response, mediaType, Files.readString(path));
    }
  }
}
