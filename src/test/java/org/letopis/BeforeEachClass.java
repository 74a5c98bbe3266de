package org.letopis;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.letopis.store.JenaStart;

/**
 * Jena has started before any class of tests begins: they run two at a time, and two that begin
 * with it at once may wait for each other for ever.
 */
public final class BeforeEachClass implements BeforeAllCallback {

  @Override
  public void beforeAll(ExtensionContext context) {
    JenaStart.await();
  }
}
