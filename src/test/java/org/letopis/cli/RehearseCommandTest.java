package org.letopis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.letopis.serve.ServerAddress;

/** What a cache of the start is recorded from: a second server, beside the one that people use. */
class RehearseCommandTest {

  private static final SeedsServer SERVER = SeedsServer.get();

  @Test
  void a_rehearsal_reads_the_release_that_is_served_and_leaves_the_server_its_address()
      throws Exception {
    Path data = SERVER.data();
    Cli rehearsal = Cli.run("rehearse", "--data", data);
    assertThat(rehearsal.code()).as(rehearsal.err()).isEqualTo(ExitCode.DONE);
    assertThat(ServerAddress.read(data)).contains(SERVER.url());
    assertThat(SERVER.get("").statusCode()).isEqualTo(200);
  }

  @Test
  void without_a_release_it_says_what_to_do(@TempDir Path data) {
    Cli rehearsal = Cli.run("rehearse", "--data", data);
    assertThat(rehearsal.code()).isEqualTo(ExitCode.FAILED);
    assertThat(rehearsal.err()).contains("letopis build");
  }
}
