package org.letopis.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Pictures of every view for people to look at: {@code -Dletopis.screens=docs/screens}. */
@EnabledIfSystemProperty(named = "letopis.screens", matches = ".+")
@ResourceLock(Chromium.ONE_AT_A_TIME)
class ScreensTest {

  @Test
  void every_view_gets_a_picture() throws IOException {
    Path folder = Path.of(System.getProperty("letopis.screens"));
    Files.createDirectories(folder);
    Chromium chromium = Chromium.get();
    for (Shown shown : Shown.ALL) {
      picture(chromium, shown.in("en"), 1280, ColorScheme.LIGHT, folder, shown.name());
      picture(
          chromium, shown.in("sr-Cyrl"), 360, ColorScheme.DARK, folder, shown.name() + "-narrow");
    }
  }

  private static void picture(
      Chromium chromium, String address, int width, ColorScheme scheme, Path folder, String name) {
    try (Chromium.Open open = chromium.open(address, width, scheme, true)) {
      open.page().screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name + ".png")));
    }
  }
}
