package org.letopis.serve;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.letopis.serve.html.Asset;

/**
 * {@code /assets/...}: the style sheet, scripts and pictures of the pages. With their version in
 * the address ({@code ?v=}) they are kept for a year, without it they are asked for again.
 */
final class AssetServlet extends ReadServlet {

  private static final long serialVersionUID = 1L;

  /** No more than the program has. */
  private final transient Map<String, Compressed> sent = new ConcurrentHashMap<>();

  @Override
  void answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
    String name = Optional.ofNullable(request.getPathInfo()).orElse("/").substring(1);
    Optional<Asset> asset = Asset.find(name);
    if (asset.isEmpty()) {
      ErrorAnswers.say(
          request,
          response,
          HttpServletResponse.SC_NOT_FOUND,
          "There is no file \"" + name + "\" here.");
      return;
    }
    boolean kept = asset.get().version().equals(request.getParameter("v"));
    response.setHeader("Cache-Control", kept ? "public, max-age=31536000, immutable" : "no-cache");
    sent.computeIfAbsent(
            name, n -> Compressed.of(asset.get().mediaType(), asset.get().bytes().copy()))
        .send(request, response);
  }
}
