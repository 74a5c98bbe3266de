package org.letopis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** What a reader does on the pages, mostly with the keyboard alone. */
@ResourceLock(Chromium.ONE_AT_A_TIME)
class ReadingTest {

  private final Chromium chromium = Chromium.get();

  private Chromium.Open open(String address) {
    return chromium.open(address, 1280, ColorScheme.LIGHT, true);
  }

  @Test
  void the_first_stop_of_the_keyboard_leads_to_the_content() {
    try (Chromium.Open open = open("/")) {
      Page page = open.page();
      page.keyboard().press("Tab");
      assertThat(page.locator(":focus").getAttribute("href")).isEqualTo("#content");
      page.keyboard().press("Enter");
      page.keyboard().press("Tab");
      assertThat(page.locator("main :focus").count()).isEqualTo(1);
    }
  }

  @Test
  void a_mark_opens_its_quote_in_place_and_gives_the_focus_back() {
    try (Chromium.Open open = open("/?question=injured")) {
      Page page = open.page();
      Locator mark = page.locator("a[data-quote]").first();
      mark.focus();
      page.keyboard().press("Enter");
      Locator card = page.locator(".quote-card");
      assertThat(card.count()).isEqualTo(1);
      assertThat(card.locator("mark").count()).isEqualTo(1);
      assertThat(mark.getAttribute("aria-expanded")).isEqualTo("true");
      page.keyboard().press("Escape");
      assertThat(card.count()).isZero();
      assertThat(mark.evaluate("e => e === document.activeElement")).isEqualTo(true);
      assertThat(page.url()).doesNotContain("#");
    }
  }

  @Test
  void a_filter_applies_itself_and_the_address_says_so_and_back_takes_it_away() {
    try (Chromium.Open open = open("/contradictions")) {
      Page page = open.page();
      int before = page.locator(".relation").count();
      page.locator("#filters > summary").click();
      page.locator("input[name=kind]").first().check();
      page.waitForURL("**/contradictions?kind=*");
      page.waitForFunction("() => document.querySelectorAll('.chip').length === 1");
      assertThat(page.locator("#filters").getAttribute("open")).isNotNull();
      assertThat(page.locator("#said[role=status]").textContent())
          .isEqualTo(page.locator("#filters > summary .count").textContent())
          .isNotBlank();
      assertThat(page.locator("input[name=kind]:focus").count()).isEqualTo(1);
      assertThat(page.locator("nav.sections a").first().getAttribute("href")).contains("kind=");
      assertThat(page.locator("nav.languages a").first().getAttribute("href")).contains("kind=");
      page.goBack();
      page.waitForFunction("() => document.querySelectorAll('.chip').length === 0");
      assertThat(page.locator(".relation").count()).isEqualTo(before);
    }
  }

  @Test
  void without_scripts_the_same_form_leads_to_the_same_address() {
    try (Chromium.Open open = chromium.open("/contradictions", 360, ColorScheme.LIGHT, false)) {
      Page page = open.page();
      page.locator("#filters > summary").click();
      page.locator("input[name=kind]").first().check();
      page.locator("#filters button[type=submit]").click();
      page.waitForURL("**/contradictions?kind=*");
      assertThat(page.locator(".chip").count()).isEqualTo(1);
    }
  }

  @Test
  void the_theme_is_switched_and_remembered() {
    try (Chromium.Open open = open("/")) {
      Page page = open.page();
      Object light = background(page);
      page.locator("[data-theme-switch]").click();
      Object dark = background(page);
      assertThat(dark).isNotEqualTo(light);
      page.navigate("/about");
      assertThat(background(page)).isEqualTo(dark);
    }
  }

  private static Object background(Page page) {
    return page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor");
  }

  @Test
  void the_switch_of_languages_keeps_what_is_chosen() {
    try (Chromium.Open open = open("/?group=serbs&question=houses")) {
      Page page = open.page();
      page.locator("nav.languages a[hreflang=sr-Cyrl]").click();
      page.waitForURL("**lang=sr-Cyrl**");
      assertThat(page.url()).contains("group=serbs", "question=houses");
      assertThat(page.locator("html").getAttribute("lang")).isEqualTo("sr-Cyrl");
    }
  }

  @Test
  void quotes_can_be_read_in_the_other_script() {
    try (Chromium.Open open = open("/contradictions?quotes=cyrillic")) {
      assertThat(open.page().locator("blockquote mark").allTextContents())
          .isNotEmpty()
          .noneMatch(quote -> quote.matches("(?s).*[čćžšđ].*"));
    }
  }

  @Test
  void the_first_view_is_small() {
    try (Chromium.Open open = open("/")) {
      Object bytes =
          open.page()
              .evaluate(
                  """
                  () => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
                    .reduce((sum, e) => sum + e.transferSize, 0)
                  """);
      assertThat(((Number) bytes).intValue()).isBetween(1_000, 150_000);
    }
  }

  @Test
  void where_the_server_is_away_the_page_says_so_and_stays_as_it_was() {
    try (Chromium.Open open = open("/contradictions")) {
      Page page = open.page();
      page.locator("#filters > summary").click();
      int before = page.locator(".relation").count();
      page.context().setOffline(true);
      Locator box = page.locator("input[name=kind]").first();
      box.click();
      page.locator(".filters [role=alert]").waitFor();
      assertThat(page.locator(".filters [role=alert]").textContent()).contains("server");
      assertThat(page.locator(".relation").count()).isEqualTo(before);
      assertThat(page.url()).endsWith("/contradictions");
      page.waitForFunction("() => !document.querySelector('input[name=kind]').checked");
      page.locator("#q").pressSequentially("priz");
      page.locator("form.search .away").waitFor();
      page.context().setOffline(false);
      box.click();
      page.waitForURL("**/contradictions?kind=*");
      page.waitForFunction("() => !document.querySelector('.filters .away')");
    }
  }

  @Test
  void in_print_a_page_is_black_on_white_whatever_its_reader_likes_on_the_screen() {
    for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      for (String theme : List.of("", "light", "dark")) {
        try (Chromium.Open open = chromium.open("/read/003_14815ed51c892a79", 1280, scheme, true)) {
          Page page = open.page();
          page.evaluate("t => { if (t) document.documentElement.dataset.theme = t; }", theme);
          page.emulateMedia(
              new Page.EmulateMediaOptions().setMedia(Media.PRINT).setColorScheme(scheme));
          assertThat(
                  page.evaluate(
                      "() => ['backgroundColor', 'color'].map(p => getComputedStyle(document.documentElement)[p]).join()"))
              .as(scheme + " " + theme)
              .isEqualTo("rgb(255, 255, 255),rgb(0, 0, 0)");
        }
      }
    }
  }
}
