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
 * The Chromium of this machine, looking at the seeds: started once for all tests, which are skipped
 * without one.
 */
final class Chromium {

  /** Classes that run beside each other take turns: Playwright serves one thread at a time. */
  static final String ONE_AT_A_TIME = "chromium";

  private static final List<Path> PLACES =
      List.of(Path.of("/usr/bin/chromium"), Path.of("/usr/bin/chromium-browser"));

  /** Sums up how far things move without a reader's doing, from the first drawing on. */
  private static final String SHIFTS =
      """
      window.shifted = 0;
      new PerformanceObserver(list => list.getEntries()
        .filter(e => !e.hadRecentInput).forEach(e => { window.shifted += e.value; }))
        .observe({ type: 'layout-shift', buffered: true });
      """;

  private static Chromium one;

  private final Browser browser;
  private final URI server;

  private Chromium(Browser browser, URI server) {
    this.browser = browser;
    this.server = server;
  }

  /** The one that runs, or a new one; without a Chromium the test ends as skipped. */
  static synchronized Chromium get() {
    if (one == null) {
      one = start();
    }
    return one;
  }

  private static Chromium start() {
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
    Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
    return new Chromium(browser, server());
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

    /** Looks at another address with the same page, as another reader would. */
    void look(String address, int width, ColorScheme scheme) {
      page.setViewportSize(width, 900);
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      elsewhere.clear();
      console.clear();
      page.navigate(address);
    }

    @Override
    public void close() {
      page.context().close();
    }
  }

  /** Opens an address. */
  Open open(String address, int width, ColorScheme scheme, boolean scripts) {
    Open open = blank(width, scheme, scripts);
    open.page().navigate(address);
    return open;
  }

  /** A page of a reader who has been nowhere yet. */
  Open blank(int width, ColorScheme scheme, boolean scripts) {
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
    page.addInitScript(SHIFTS);
    return new Open(page, elsewhere, console);
  }
}
