package org.letopis.serve.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a process is told is what it hears, whatever files are called. */
class TaskTest {

  @Test
  void a_task_is_one_line_and_is_read_as_it_was_written() {
    Task task =
        new Task(
            "0f",
            Path.of("/a folder/žito\n%20.ttl"),
            Path.of("/tmp/view-1"),
            100,
            Set.of("https://b.example/sparql?x=%20", "https://a.example/"));
    assertThat(task.line()).doesNotContain("\n");
    assertThat(Task.of(task.line())).isEqualTo(task);
    assertThat(
            Task.of(new Task("0f", Path.of("/a"), Path.of("/b"), 1, Set.of()).line()).federated())
        .isEmpty();
  }

  @Test
  void a_line_that_is_no_task_is_refused() {
    assertThatThrownBy(() -> Task.of("0f file:///a"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2 words");
  }
}
