package org.letopis.browser;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every view, in every language, light and dark, on a telephone and on a desk. One page looks at
 * all of them, and all that is to be seen of a view is seen while it stands there: opening pages is
 * what takes time.
 */
@ResourceLock(Chromium.ONE_AT_A_TIME)
class EveryViewTest {

  private static final List<String> LANGUAGES = List.of("en", "sr-Latn", "sr-Cyrl");
  private static final List<ColorScheme> SCHEMES = List.of(ColorScheme.LIGHT, ColorScheme.DARK);

  /** As wide as a page on a desk is when it is shown four times as large, and that page. */
  private static final List<Integer> WIDTHS = List.of(320, 1280);

  /** All ways of looking at a view, or two that have no language, scheme and width in common. */
  private static final boolean ALL = Boolean.getBoolean("letopis.views.all");

  /** Compressed, with all that the page needs; YASGUI has its own view. */
  private static final int MOST_BYTES = 150_000;

  /** What people still take for nothing (web.dev/articles/cls puts good at 0.1). */
  private static final double MOST_SHIFT = 0.02;

  private static Chromium.Open open;

  @BeforeAll
  static void start() {
    open = Chromium.get().blank(1280, ColorScheme.LIGHT, true);
  }

  @AfterAll
  static void stop() {
    if (open != null) {
      open.close();
    }
  }

  @ParameterizedTest
  @MethodSource("org.letopis.browser.Shown#all")
  void is_accessible_still_small_fits_its_window_and_needs_no_script_nor_other_machine(
      Shown shown) {
    SoftAssertions all = new SoftAssertions();
    for (int l = 0; l < LANGUAGES.size(); l++) {
      for (int s = 0; s < SCHEMES.size(); s++) {
        for (int w = 0; w < WIDTHS.size(); w++) {
          boolean few = l == 0 && s == 0 && w == 1 || l == 2 && s == 1 && w == 0;
          if (ALL || few) {
            check(all, shown, LANGUAGES.get(l), WIDTHS.get(w), SCHEMES.get(s));
          }
        }
      }
    }
    all.assertAll();
  }

  private static void check(
      SoftAssertions all, Shown shown, String language, int width, ColorScheme scheme) {
    String address = shown.in(language);
    String where = address + " " + width + " " + scheme;
    open.look(address, width, scheme);
    Page page = open.page();
    all.assertThat(shifted(page)).as("how far things moved: " + where).isLessThan(MOST_SHIFT);
    if (!shown.name().startsWith("sparql")) {
      all.assertThat(bytes(page)).as("bytes sent for " + where).isBetween(1_000, MOST_BYTES);
    }
    saysTheSameWithoutScripts(all, shown, page, where);
    // What is folded away is looked at too.
    page.evaluate("() => document.querySelectorAll('details').forEach(d => d.open = true)");
    all.assertThat(
            axe(page).analyze().getViolations().stream()
                .map(v -> v.getId() + " " + v.getNodes().getFirst().getHtml())
                .toList())
        .as("accessibility of " + where)
        .isEmpty();
    all.assertThat(
            page.evaluate(
                "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))
        .as("how much wider than its window: " + where)
        .isEqualTo(0);
    all.assertThat(spaced(page)).as("how much wider with text set apart: " + where).isEqualTo(0);
    all.assertThat(small(page)).as("targets under 24 pixels: " + where).isEmpty();
    all.assertThat(open.elsewhere()).as("requests that leave the machine: " + where).isEmpty();
    all.assertThat(said(address)).as("console: " + where).isEmpty();
  }

  /** How much wider than its window the page is while text is set apart (WCAG 2.2, 1.4.12). */
  private static Object spaced(Page page) {
    return page.evaluate(
        """
        () => {
          const apart = new CSSStyleSheet();
          apart.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
            p { margin-bottom: 2em !important; }`);
          document.adoptedStyleSheets = [apart];
          const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
          document.adoptedStyleSheets = [];
          return wider;
        }
        """);
  }

  /**
   * All rules. Nothing is embedded, so no page of its own is needed to gather what frames say; and
   * of what passes no selectors are made.
   */
  private static AxeBuilder axe(Page page) {
    AxeRunOptions options = new AxeRunOptions();
    options.setResultTypes(List.of("violations"));
    return new AxeBuilder(page).options(options).setLegacyMode(true);
  }

  /** After scripts have done what they do when a page comes. */
  private static double shifted(Page page) {
    Object shifted =
        page.evaluate(
            """
            () => new Promise(done => requestIdleCallback(
              () => setTimeout(() => done(window.shifted), 50), { timeout: 1000 }))
            """);
    return ((Number) shifted).doubleValue();
  }

  /** What is in the cache counts too: the first view of a reader may be any. */
  private static int bytes(Page page) {
    Object bytes =
        page.evaluate(
            """
            () => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
              .reduce((sum, e) => sum + (e.transferSize || e.encodedBodySize), 0)
            """);
    return ((Number) bytes).intValue();
  }

  /** What the server sent, read as a browser without scripts reads it, against what is shown. */
  private static void saysTheSameWithoutScripts(
      SoftAssertions all, Shown shown, Page page, String where) {
    String plain =
        (String)
            page.evaluate(
                """
                async () => new DOMParser()
                  .parseFromString(await (await fetch(location.href, { headers: { Accept: 'text/html' } })).text(), 'text/html')
                  .querySelector('main').textContent
                """);
    String live = page.locator("main").textContent();
    if (shown.isDrawn()) {
      all.assertThat(live).as("without scripts: " + where).contains(lines(plain));
    } else {
      all.assertThat(live).as("without scripts: " + where).isEqualTo(plain);
    }
  }

  private static List<String> lines(String text) {
    return text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
  }

  /** An answer that refuses is an error to the console of the browser, and nothing else is. */
  private static List<String> said(String address) {
    return open.console().stream()
        .filter(m -> !(address.contains("kind=Nothing") && m.contains("400")))
        .toList();
  }

  /** Targets that are too small to hit; links within a sentence may be (WCAG 2.2, 2.5.8). */
  private static List<?> small(Page page) {
    Object small =
        page.evaluate(
            """
            () => [...document.querySelectorAll('a[href], button, input, summary, select')]
              .filter(e => e.checkVisibility() && !e.closest('p, td, th, dd, li li, .hidden, .skip'))
              .filter(e => e.type !== 'checkbox' && e.type !== 'hidden')
              .filter(e => { const r = e.getBoundingClientRect(); return r.width < 24 || r.height < 23.5; })
              .map(e => e.outerHTML.slice(0, 90)).slice(0, 5)
            """);
    return (List<?>) small;
  }
}
