package org.letopis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every view, in every language, light and dark, on a telephone and on a desk. */
class EveryViewTest {

  private static final List<String> LANGUAGES = List.of("en", "sr-Latn", "sr-Cyrl");
  private static final List<ColorScheme> SCHEMES = List.of(ColorScheme.LIGHT, ColorScheme.DARK);
  private static final List<Integer> WIDTHS = List.of(360, 1280);

  /** All ways of looking at a view, or two that have no language, scheme and width in common. */
  private static final boolean ALL = Boolean.getBoolean("letopis.views.all");

  private static Chromium chromium;

  @BeforeAll
  static void start() {
    chromium = Chromium.start();
  }

  @AfterAll
  static void stop() {
    if (chromium != null) {
      chromium.close();
    }
  }

  @ParameterizedTest
  @MethodSource("org.letopis.browser.Shown#all")
  void is_accessible_fits_its_window_and_keeps_to_this_machine(Shown shown) {
    SoftAssertions all = new SoftAssertions();
    for (int l = 0; l < LANGUAGES.size(); l++) {
      for (int s = 0; s < SCHEMES.size(); s++) {
        for (int w = 0; w < WIDTHS.size(); w++) {
          boolean few = l == 0 && s == 0 && w == 1 || l == 2 && s == 1 && w == 0;
          if (ALL || few) {
            check(all, shown.in(LANGUAGES.get(l)), WIDTHS.get(w), SCHEMES.get(s));
          }
        }
      }
    }
    all.assertAll();
  }

  private static void check(SoftAssertions all, String address, int width, ColorScheme scheme) {
    String where = address + " " + width + " " + scheme;
    try (Chromium.Open open = chromium.open(address, width, scheme, true)) {
      // What is folded away is looked at too.
      open.page()
          .evaluate("() => document.querySelectorAll('details').forEach(d => d.open = true)");
      all.assertThat(
              new AxeBuilder(open.page())
                  .analyze().getViolations().stream()
                      .map(v -> v.getId() + " " + v.getNodes().getFirst().getHtml())
                      .toList())
          .as("accessibility of " + where)
          .isEmpty();
      all.assertThat(
              open.page()
                  .evaluate(
                      "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))
          .as("how much wider than its window: " + where)
          .isEqualTo(0);
      all.assertThat(small(open)).as("targets under 24 pixels: " + where).isEmpty();
      all.assertThat(open.elsewhere()).as("requests that leave the machine: " + where).isEmpty();
      all.assertThat(said(open, address)).as("console: " + where).isEmpty();
    }
  }

  /** An answer that refuses is an error to the console of the browser, and nothing else is. */
  private static List<String> said(Chromium.Open open, String address) {
    return open.console().stream()
        .filter(m -> !(address.contains("kind=Nothing") && m.contains("400")))
        .toList();
  }

  /** Targets that are too small to hit; links within a sentence may be (WCAG 2.2, 2.5.8). */
  private static List<?> small(Chromium.Open open) {
    Object small =
        open.page()
            .evaluate(
                """
                () => [...document.querySelectorAll('a[href], button, input, summary, select')]
                  .filter(e => e.checkVisibility() && !e.closest('p, td, th, dd, li li, .hidden, .skip'))
                  .filter(e => e.type !== 'checkbox' && e.type !== 'hidden')
                  .filter(e => { const r = e.getBoundingClientRect(); return r.width < 24 || r.height < 23.5; })
                  .map(e => e.outerHTML.slice(0, 90)).slice(0, 5)
                """);
    return (List<?>) small;
  }

  @ParameterizedTest
  @MethodSource("org.letopis.browser.Shown#all")
  void says_the_same_without_scripts(Shown shown) {
    try (Chromium.Open plain = chromium.open(shown.in("en"), 1280, ColorScheme.LIGHT, false);
        Chromium.Open live = chromium.open(shown.in("en"), 1280, ColorScheme.LIGHT, true)) {
      if (shown.isDrawn()) {
        assertThat(live.page().locator("main").textContent()).contains(lines(plain));
      } else {
        assertThat(live.page().locator("main").textContent())
            .isEqualTo(plain.page().locator("main").textContent());
      }
    }
  }

  private static List<String> lines(Chromium.Open open) {
    return open.page()
        .locator("main")
        .textContent()
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .toList();
  }
}
