package org.letopis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
  void every_town_in_view_has_its_name_and_none_covers_another_or_a_circle() {
    try (Chromium.Open open = open("/map")) {
      Page page = open.page();
      page.locator(".leaflet-tooltip.name").first().waitFor();
      Object covering =
          page.evaluate(
              """
              () => {
                const box = e => e.getBoundingClientRect();
                const names = [...document.querySelectorAll('.leaflet-tooltip.name')];
                const spots = [...document.querySelectorAll('path.spot')];
                const covers = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right
                  && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
                const touches = (a, b) => {
                  const [x, y, radius] = [(b.left + b.right) / 2, (b.top + b.bottom) / 2, b.width / 2];
                  return Math.hypot(Math.min(Math.max(x, a.left), a.right) - x,
                    Math.min(Math.max(y, a.top), a.bottom) - y) < radius - 1;
                };
                return names.flatMap(n => [
                  ...names.filter(o => o !== n && covers(box(n), box(o))),
                  ...spots.filter(o => touches(box(n), box(o)))]
                  .map(o => n.textContent + ' covers ' + (o.textContent || o.getAttribute('aria-label'))));
              }
              """);
      assertThat((List<?>) covering).isEmpty();
      Object nameless =
          page.evaluate(
              """
              () => {
                const frame = document.getElementById('map').getBoundingClientRect();
                const names = new Set([...document.querySelectorAll('.leaflet-tooltip.name')].map(n => n.textContent));
                return [...document.querySelectorAll('path.spot:not(.site)')]
                  .filter(e => { const r = e.getBoundingClientRect();
                    return r.width > 0 && r.left > frame.left && r.right < frame.right && r.top > frame.top && r.bottom < frame.bottom; })
                  .map(e => e.getAttribute('aria-label').replace(/, [^,]*$/, ''))
                  .filter(name => !names.has(name));
              }
              """);
      assertThat((List<?>) nameless).isEmpty();
      assertThat(page.locator(".leaflet-tooltip.name").count()).isGreaterThan(8);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/map", "/read/002_fd8961f89b2ea837", "/timeline"})
  void no_stop_of_the_keyboard_is_hidden_under_something_else(String address) {
    try (Chromium.Open open = open(address)) {
      Page page = open.page();
      List<Object> hidden = new ArrayList<>();
      for (int i = 0; i < 45; i++) {
        page.keyboard().press("Tab");
        Object under =
            page.evaluate(
                """
                () => {
                  const stop = document.activeElement;
                  if (stop === document.body) return null;
                  const boxes = [...stop.getClientRects()];
                  const seen = boxes.some(r => [.1, .5, .9].some(x => [.2, .5, .8].some(y => {
                    const there = document.elementFromPoint(r.left + r.width * x, r.top + r.height * y);
                    return there && (stop.contains(there) || there.contains(stop));
                  })));
                  return seen ? null : stop.outerHTML.slice(0, 120);
                }
                """);
        if (under != null) {
          hidden.add(under);
        }
      }
      assertThat(hidden).isEmpty();
    }
  }

  @Test
  void on_a_telephone_the_sections_unfold_without_a_script() {
    for (boolean scripts : List.of(true, false)) {
      try (Chromium.Open open = chromium.open("/map", 375, ColorScheme.LIGHT, scripts)) {
        Page page = open.page();
        Locator links = page.locator("header.site nav.sections a:visible");
        assertThat(links.count()).isZero();
        assertThat(page.locator("h1").boundingBox().y).isLessThan(220);
        Locator menu = page.locator(".menu > summary");
        menu.focus();
        page.keyboard().press("Enter");
        assertThat(links.count()).isEqualTo(9);
        page.keyboard().press("Tab");
        assertThat(page.locator(".menu a:focus").count()).isEqualTo(1);
        assertThat(page.locator(".menu [aria-current]").count()).isEqualTo(1);
      }
    }
  }

  @Test
  void on_a_desk_the_sections_stand_in_a_line() {
    try (Chromium.Open open = open("/map")) {
      assertThat(open.page().locator("header.site nav.sections a:visible").count()).isEqualTo(9);
      assertThat(open.page().locator(".menu > summary").isVisible()).isFalse();
    }
  }
}
