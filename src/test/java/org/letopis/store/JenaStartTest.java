package org.letopis.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.jena.rdf.model.ModelFactory;
import org.junit.jupiter.api.Test;

/** Threads that begin with Jena at the same moment, in a process in which nobody has yet. */
class JenaStartTest {

  private static final int THREADS = 8;

  @Test
  void all_threads_find_all_of_jena() throws Exception {
    ProcessBuilder begins =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                Begins.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.INHERIT);
    begins.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    assertThat(begins.start().waitFor()).isZero();
  }

  /** The process. */
  static final class Begins {
    private Begins() {}

    public static void main(String[] arguments) throws Exception {
      List<Future<?>> read = new ArrayList<>();
      try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
        for (int i = 0; i < THREADS; i++) {
          read.add(threads.submit(Begins::read));
        }
      }
      for (Future<?> one : read) {
        one.get();
      }
    }

    private static void read() {
      JenaStart.await();
      ModelFactory.createDefaultModel()
          .read(new StringReader("<x:a> <x:b> <x:c> ."), "x:", "TURTLE");
    }
  }
}
