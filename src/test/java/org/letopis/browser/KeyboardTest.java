package org.letopis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** What scripts add can be used without a mouse, and says what it is to those who do not see it. */
@ResourceLock(Chromium.ONE_AT_A_TIME)
class KeyboardTest {

  private final Chromium chromium = Chromium.get();

  private Chromium.Open open(String address) {
    return chromium.open(address, 1280, ColorScheme.LIGHT, true);
  }

  private static Page typing(Chromium.Open open, String letters) {
    Page page = open.page();
    page.locator("#q").focus();
    page.keyboard().type(letters);
    page.waitForSelector("[role=option]");
    return page;
  }

  @Test
  void arrows_walk_through_suggestions_and_enter_opens_the_one_that_is_lit() {
    try (Chromium.Open open = open("/")) {
      Page page = typing(open, "priz");
      Locator box = page.locator("#q");
      assertThat(box.getAttribute("aria-expanded")).isEqualTo("true");
      page.keyboard().press("ArrowDown");
      Locator first = page.locator("[role=option]").first();
      assertThat(first.getAttribute("aria-selected")).isEqualTo("true");
      assertThat(box.getAttribute("aria-activedescendant")).isEqualTo(first.getAttribute("id"));
      assertThat(page.locator("#q:focus").count()).isEqualTo(1);
      page.keyboard().press("ArrowUp");
      assertThat(box.getAttribute("aria-activedescendant")).isNull();
      page.keyboard().press("ArrowDown");
      page.keyboard().press("Enter");
      page.waitForURL("**/doc/**");
      assertThat(page.locator("h1").textContent()).containsIgnoringCase("priz");
    }
  }

  @Test
  void escape_folds_suggestions_away_and_enter_then_searches_for_what_was_typed() {
    try (Chromium.Open open = open("/")) {
      Page page = typing(open, "priz");
      page.keyboard().press("Escape");
      assertThat(page.locator("#suggestions").isHidden()).isTrue();
      assertThat(page.locator("#q").inputValue()).isEqualTo("priz");
      page.keyboard().press("Enter");
      page.waitForURL("**/search?q=priz");
    }
  }

  @Test
  void how_many_suggestions_there_are_is_told() {
    try (Chromium.Open open = open("/")) {
      Page page = typing(open, "priz");
      assertThat(page.locator("form.search [role=status]").textContent())
          .contains(Integer.toString(page.locator("[role=option]").count()));
      assertThat(page.locator("[role=listbox]").getAttribute("aria-label")).isNotBlank();
    }
  }

  @Test
  void a_circle_of_the_map_opens_its_entry_and_escape_gives_the_focus_back() {
    try (Chromium.Open open = open("/map")) {
      Page page = open.page();
      Locator circle = page.locator("path.spot[tabindex='0']").first();
      circle.waitFor();
      circle.focus();
      String named = circle.getAttribute("aria-label");
      assertThat(named).matches("(?s).+, .*\\d+.*");
      page.keyboard().press("Enter");
      Locator card = page.locator(".leaflet-popup .spot-card");
      card.waitFor();
      assertThat(named).startsWith(card.locator(".place").textContent());
      assertThat(page.locator(".leaflet-popup a.place:focus").count()).isEqualTo(1);
      assertThat(page.locator(".leaflet-popup-close-button").getAttribute("aria-label"))
          .isNotBlank();
      page.keyboard().press("Escape");
      page.waitForFunction("() => !document.querySelector('.leaflet-popup .spot-card')");
      assertThat(circle.evaluate("e => e === document.activeElement")).isEqualTo(true);
    }
  }

  @Test
  void the_map_can_be_passed_and_zoomed_with_keys() {
    try (Chromium.Open open = open("/map")) {
      Page page = open.page();
      page.locator("path.spot").first().waitFor();
      Locator past = page.locator("a.past");
      past.focus();
      assertThat(past.getAttribute("href")).isEqualTo("#places");
      Object before = page.locator("path.spot").first().getAttribute("d");
      page.locator(".leaflet-control-zoom-in").focus();
      page.keyboard().press("Enter");
      page.waitForFunction(
          "d => document.querySelector('path.spot').getAttribute('d') !== d", before);
    }
  }

  @Test
  void no_name_on_the_map_covers_another_name_or_a_circle() {
    try (Chromium.Open open = open("/map")) {
      Page page = open.page();
      page.locator(".leaflet-tooltip.name").first().waitFor();
      Object covering =
          page.evaluate(
              """
              () => {
                const box = e => e.getBoundingClientRect();
                const names = [...document.querySelectorAll('.leaflet-tooltip.name')];
                const others = [...names, ...document.querySelectorAll('path.spot')];
                const covers = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right
                  && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
                return names.flatMap(n => others.filter(o => o !== n && covers(box(n), box(o)))
                  .map(o => n.textContent + ' covers ' + (o.textContent || o.getAttribute('aria-label'))));
              }
              """);
      assertThat((List<?>) covering).isEmpty();
      assertThat(page.locator(".leaflet-tooltip.name").count()).isGreaterThan(8);
    }
  }
}
