package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.letopis.serve.html.Context;
import org.letopis.serve.html.Frame;
import org.letopis.serve.html.Html;
import org.letopis.serve.page.DatasetHead;
import org.letopis.serve.page.Downloads;
import org.letopis.store.Release;

/** {@code /dumps/}: the files of the current release, whole or in part. */
final class DumpsServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  private static final String FOLDER = "/dumps/";
  private static final int BUFFER = 1 << 16;

  private final transient Served served;
  private final transient Addresses addresses;

  DumpsServlet(Served served, Addresses addresses) {
    this.served = served;
    this.addresses = addresses;
  }

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Release release = served.now().release();
    Context context = Readers.context(request, addresses, release.id());
    String name = Optional.ofNullable(request.getPathInfo()).orElse("/").substring(1);
    if (name.isEmpty()) {
      index(request, response, release, context);
      return;
    }
    Optional<DumpFile> file = DumpFile.find(release, name);
    if (file.isEmpty()) {
      Problem.send(
          request,
          response,
          context,
          HttpServletResponse.SC_NOT_FOUND,
          "There is no dump \"%s\" in release %s; \"/dumps/\" lists what there is."
              .formatted(name, release.id()));
      return;
    }
    boolean versioned = file.get().versioned().equals(name);
    response.setHeader(
        "Cache-Control", versioned ? "public, max-age=31536000, immutable" : "no-cache");
    response.setHeader("Accept-Ranges", "bytes");
    response.setHeader("Link", "</.well-known/void>; rel=\"describedby\"");
    if (!unchanged(request, response, release.id() + "-" + file.get().name())) {
      send(request, response, context, file.get());
    }
  }

  private static void send(
      HttpServletRequest request, HttpServletResponse response, Context context, DumpFile file)
      throws IOException {
    long size = file.size();
    switch (ByteRange.of(asked(request, response), size)) {
      case ByteRange.Asked.Whole whole -> send(response, file, new ByteRange(0, size - 1));
      case ByteRange.Asked.Part part -> {
        response.setStatus(HttpServletResponse.SC_PARTIAL_CONTENT);
        response.setHeader(
            "Content-Range",
            "bytes %d-%d/%d".formatted(part.range().first(), part.range().last(), size));
        send(response, file, part.range());
      }
      case ByteRange.Asked.Beyond beyond -> {
        response.setHeader("Content-Range", "bytes */" + size);
        Problem.send(
            request,
            response,
            context,
            HttpServletResponse.SC_REQUESTED_RANGE_NOT_SATISFIABLE,
            "The file has %d bytes.".formatted(size));
      }
    }
  }

  /** The Range header, unless the client's bytes are of another release (If-Range). */
  private static Optional<String> asked(HttpServletRequest request, HttpServletResponse response) {
    String known = request.getHeader("If-Range");
    return known == null || known.equals(response.getHeader("ETag"))
        ? Optional.ofNullable(request.getHeader("Range"))
        : Optional.empty();
  }

  private static void send(HttpServletResponse response, DumpFile file, ByteRange range)
      throws IOException {
    response.setContentType(file.mediaType());
    response.setContentLengthLong(range.length());
    if (file.isSums()) {
      response
          .getOutputStream()
          .write(file.sums(), Math.toIntExact(range.first()), Math.toIntExact(range.length()));
      return;
    }
    try (SeekableByteChannel channel = Files.newByteChannel(file.path())) {
      channel.position(range.first());
      InputStream in = Channels.newInputStream(channel);
      byte[] buffer = new byte[BUFFER];
      long left = range.length();
      while (left > 0) {
        int read = in.read(buffer, 0, (int) Math.min(buffer.length, left));
        if (read < 0) {
          throw new IOException(file.path() + " has become shorter while it was sent");
        }
        response.getOutputStream().write(buffer, 0, read);
        left -= read;
      }
    }
  }

  private static void index(
      HttpServletRequest request, HttpServletResponse response, Release release, Context context)
      throws IOException {
    if (!Negotiation.refuses(request, response, context, Negotiation.HTML)) {
      response.setHeader("Vary", Problem.VARY);
      response.setHeader("Content-Language", context.language().tag());
      send(response, Negotiation.HTML, index(release, context));
    }
  }

  private static String index(Release release, Context context) throws IOException {
    List<DumpFile> files = DumpFile.of(release);
    StringBuilder rows = new StringBuilder();
    for (DumpFile file : files) {
      rows.append(
          Downloads.row(
              context,
              file.name(),
              FOLDER + file.versioned(),
              file.versioned(),
              file.size(),
              file.mediaType()));
    }
    String latest =
        files.stream()
            .map(f -> Downloads.link(FOLDER + f.name(), f.name()))
            .collect(Collectors.joining(", "));
    return Frame.page(
        context,
        context.words().say("download"),
        DatasetHead.of(context, files.stream().map(DumpFile::name).toList()),
        "<p class=\"lead\">%s</p>\n".formatted(Html.escape(context.words().say("download.lead")))
            + Downloads.body(context, rows.toString(), latest));
  }
}
