package org.letopis.serve;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.apache.jena.query.Dataset;
import org.letopis.store.JenaStart;
import org.letopis.store.Stores;

/**
 * The store of a release, opened when it is asked for the first time: a server listens sooner than
 * it could read its pages' store. Who asks meanwhile waits.
 */
final class PageStore implements Supplier<Dataset>, AutoCloseable {

  private final FutureTask<Dataset> opening;
  private final AtomicBoolean begun = new AtomicBoolean();

  /**
   * @param open opens it
   */
  PageStore(Supplier<Dataset> open) {
    this.opening = new FutureTask<>(open::get);
  }

  /** Opens it; whether that went well, who asks for it is told. */
  void open() {
    JenaStart.await(); // others may be starting it
    begun.set(true);
    opening.run(); // nothing happens where another has begun
  }

  /**
   * The open store.
   *
   * @throws org.letopis.store.StoreException where another process has it open
   */
  @Override
  public Dataset get() {
    open();
    try {
      return opening.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException reason) {
        throw reason;
      }
      throw new IllegalStateException("the store cannot be opened", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the store was opened", e);
    }
  }

  /** Closes it where it was opened. */
  @Override
  public void close() {
    if (begun.get() && isOpen()) {
      Stores.close(get());
    }
  }

  /** Waits until it is, or cannot be. */
  private boolean isOpen() {
    try {
      return opening.get() != null;
    } catch (ExecutionException e) {
      return false; // who asked for it was told
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
