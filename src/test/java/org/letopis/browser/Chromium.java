package org.letopis.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.letopis.cli.SeedsServer;

/**
 * The Chromium of this machine, looking at the seeds; tests that need it are skipped without one.
 */
final class Chromium implements AutoCloseable {

  private static final List<Path> PLACES =
      List.of(Path.of("/usr/bin/chromium"), Path.of("/usr/bin/chromium-browser"));

  private final Playwright playwright;
  private final Browser browser;
  private final URI server;

  private Chromium(Playwright playwright, Browser browser, URI server) {
    this.playwright = playwright;
    this.browser = browser;
    this.server = server;
  }

  /** Starts it, or ends the test as skipped. */
  static Chromium start() {
    Path program = PLACES.stream().filter(Files::isExecutable).findFirst().orElse(null);
    assumeTrue(
        program != null,
        "no Chromium at " + PLACES + ": install it (apt-get install chromium fonts-dejavu-core)");
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    Browser browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(program)
                    // Root has no sandbox; the pages are our own.
                    .setArgs(List.of("--no-sandbox", "--disable-gpu")));
    return new Chromium(playwright, browser, server());
  }

  /**
   * Of the seeds, or one that runs already ({@code -Dletopis.url=}), while a page is being made.
   */
  private static URI server() {
    String running = System.getProperty("letopis.url", "");
    return running.isEmpty() ? SeedsServer.get().url() : URI.create(running);
  }

  /**
   * A page of one kind of reader.
   *
   * @param page the page
   * @param elsewhere requests that left this machine
   * @param console what stood on the console
   */
  record Open(Page page, List<String> elsewhere, List<String> console) implements AutoCloseable {

    @Override
    public void close() {
      page.context().close();
    }
  }

  /** Opens an address. */
  Open open(String address, int width, ColorScheme scheme, boolean scripts) {
    BrowserContext context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setBaseURL(server.toString())
                .setViewportSize(width, 900)
                .setColorScheme(scheme)
                .setJavaScriptEnabled(scripts)
                .setLocale("en"));
    Page page = context.newPage();
    List<String> elsewhere = new ArrayList<>();
    List<String> console = new ArrayList<>();
    page.onRequest(
        request -> {
          if (!request.url().startsWith(server.toString())) {
            elsewhere.add(request.url());
          }
        });
    page.onConsoleMessage(message -> console.add(message.type() + ": " + message.text()));
    page.onPageError(console::add);
    page.navigate(address);
    return new Open(page, elsewhere, console);
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
