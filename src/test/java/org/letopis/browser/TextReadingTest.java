package org.letopis.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * A text with its claims, read with the mouse, with the keyboard, on a telephone, without scripts.
 */
@ResourceLock(Chromium.ONE_AT_A_TIME)
class TextReadingTest {

  private static final String TEXT = "/read/002_fd8961f89b2ea837";
  private final Chromium chromium = Chromium.get();

  @Test
  void a_number_lights_its_words_and_brings_its_note_into_view() {
    try (Chromium.Open open = chromium.open(TEXT, 1280, ColorScheme.LIGHT, true)) {
      Page page = open.page();
      Locator number = page.locator(".text a.n").last();
      String key = number.getAttribute("data-claim");
      number.focus();
      assertThat(page.locator(".s.lit").allTextContents()).isNotEmpty();
      assertThat(page.locator(".s.lit").first().getAttribute("data-claims")).contains(key);
      Locator note = page.locator(".note.lit");
      assertThat(note.getAttribute("data-claim")).isEqualTo(key);
      assertThat(within(note)).isEqualTo(true);
      page.locator(".note a.n").first().hover();
      assertThat(page.locator(".note.lit").count()).isEqualTo(1);
      assertThat(page.locator(".note.lit").getAttribute("data-claim")).isNotEqualTo(key);
    }
  }

  /** Whether a note is seen whole, or as far as there is room, in the column of notes. */
  private static Object within(Locator note) {
    return note.evaluate(
        """
        e => {
          const room = e.closest('.notes').getBoundingClientRect(), at = e.getBoundingClientRect();
          return at.top >= room.top - 1 && at.top < room.bottom;
        }
        """);
  }

  @Test
  void the_address_of_a_claim_scrolls_to_its_words_and_marks_them() {
    try (Chromium.Open open = chromium.open(TEXT, 1280, ColorScheme.LIGHT, true)) {
      Page page = open.page();
      String key = page.locator(".text a.n").last().getAttribute("data-claim");
      page.navigate(TEXT + "#claim-" + key);
      page.waitForFunction("() => document.querySelector('.s.chosen-claim')");
      assertThat(page.locator(".s.chosen-claim").first().getAttribute("data-claims")).contains(key);
      assertThat(
              page.locator("#claim-" + key)
                  .evaluate(
                      "e => { const r = e.getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight; }"))
          .isEqualTo(true);
    }
  }

  @Test
  void on_a_telephone_a_number_opens_its_note_where_it_stands() {
    try (Chromium.Open open = chromium.open(TEXT, 360, ColorScheme.LIGHT, true)) {
      Page page = open.page();
      Locator number = page.locator(".text a.n").first();
      number.focus();
      page.keyboard().press("Enter");
      Locator card = page.locator(".quote-card");
      assertThat(card.count()).isEqualTo(1);
      assertThat(card.locator("q").count()).isPositive();
      assertThat(
              card.evaluate(
                  "e => { const r = e.getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth; }"))
          .isEqualTo(true);
      page.keyboard().press("Escape");
      assertThat(card.count()).isZero();
      assertThat(number.evaluate("e => e === document.activeElement")).isEqualTo(true);
    }
  }

  @Test
  void without_scripts_a_number_leads_to_its_note_and_the_note_back() {
    try (Chromium.Open open = chromium.open(TEXT, 1280, ColorScheme.LIGHT, false)) {
      Page page = open.page();
      Locator number = page.locator(".text a.n").last();
      String key = number.getAttribute("data-claim");
      number.click();
      assertThat(page.url()).endsWith("#note-" + key);
      page.locator("#note-" + key + " a.n").click();
      assertThat(page.url()).endsWith("#claim-" + key);
    }
  }
}
