package org.letopis.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleasesTest {

  private static final Fingerprint INPUTS = new Fingerprint("abc");

  @TempDir Path data;
  private Releases releases;

  @BeforeEach
  void open() {
    releases = new Releases(data);
  }

  @Test
  void before_the_first_build_nothing_is_served() throws IOException {
    assertThat(releases.current()).isEmpty();
    assertThat(releases.isMadeFrom(INPUTS)).isFalse();
  }

  @Test
  void a_finished_build_becomes_the_current_release() throws IOException {
    Release release = build("a", INPUTS);

    assertThat(releases.current()).contains(release);
    assertThat(release.dumps().resolve("graph.nq")).hasContent("a");
    assertThat(releases.isMadeFrom(INPUTS)).isTrue();
    assertThat(releases.isMadeFrom(new Fingerprint("other"))).isFalse();
    assertThat(names(data)).doesNotContain("building", "current.new");
  }

  @Test
  void a_build_that_does_not_finish_changes_nothing() throws IOException {
    Release before = build("a", INPUTS);
    try (ReleaseBuild failed = releases.begin()) {
      Files.writeString(failed.folder().resolve("half"), "half");
    }
    assertThat(releases.current()).contains(before);
    assertThat(names(data)).doesNotContain("building");
  }

  @Test
  void what_a_killed_build_left_is_swept_by_the_next() throws IOException {
    Files.createDirectories(data.resolve("building/tdb2"));
    Files.writeString(data.resolve("building/tdb2/half"), "half");

    Release release = build("a", INPUTS);

    assertThat(release.store().resolve("half")).doesNotExist();
    assertThat(names(data)).doesNotContain("building");
  }

  @Test
  void two_builds_at_once_end_in_an_error_that_says_what_to_do() throws IOException {
    try (ReleaseBuild first = releases.begin()) {
      assertThat(first.folder()).exists();
      assertThatThrownBy(releases::begin)
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("another build is at work")
          .hasMessageContaining("--data");
    }
    build("a", INPUTS);
  }

  @Test
  void equal_content_has_an_equal_id_and_stays_one_release() throws IOException {
    Release first = build("a", INPUTS);
    Release second = build("a", new Fingerprint("new code"));

    assertThat(second.id()).isEqualTo(first.id());
    assertThat(names(data.resolve("releases"))).hasSize(1);
    assertThat(releases.isMadeFrom(new Fingerprint("new code"))).isTrue();
    assertThat(build("b", INPUTS).id()).isNotEqualTo(first.id());
  }

  @Test
  void the_newest_five_releases_are_kept_with_their_numbers() throws IOException {
    for (String content : List.of("a", "b", "c", "d", "e", "f", "g")) {
      build(content, INPUTS);
    }
    assertThat(releases.all()).extracting(Kept::number).containsExactly(7L, 6L, 5L, 4L, 3L);
    assertThat(releases.all()).extracting(Kept::current).startsWith(true, false);
    assertThat(names(data)).doesNotContain("gone", "building", "current.new");
  }

  @Test
  void a_release_that_a_process_has_open_is_not_removed() throws IOException {
    Release first = build("a", INPUTS);
    Path lock = Files.createDirectories(first.store()).resolve("tdb.lock");
    try (FileChannel channel =
        FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      channel.lock();
      for (String content : List.of("b", "c", "d", "e", "f", "g")) {
        build(content, INPUTS);
      }
      assertThat(first.folder()).isDirectory();
    }
    build("h", INPUTS);
    assertThat(first.folder()).doesNotExist();
  }

  @Test
  void one_can_go_back_to_a_kept_release_and_forward_again() throws IOException {
    Release first = build("a", INPUTS);
    Release second = build("b", INPUTS);
    assertThat(releases.rollback(Optional.empty())).isEqualTo(first);
    assertThat(releases.current()).contains(first);
    assertThat(releases.rollback(Optional.of("2"))).isEqualTo(second);
    assertThat(releases.rollback(Optional.of(first.id().substring(0, 8)))).isEqualTo(first);
    assertThatThrownBy(() -> releases.rollback(Optional.of("17")))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("\"17\"", "letopis releases");
    assertThatThrownBy(() -> releases.rollback(Optional.empty()))
        .isInstanceOf(StoreException.class);
    assertThat(releases.current()).contains(first);
  }

  @Test
  void there_is_no_way_back_to_a_damaged_release() throws IOException {
    Release first = build("a", INPUTS);
    Release second = build("b", INPUTS);
    Files.writeString(first.dumps().resolve("graph.nq"), "tampered");
    assertThatThrownBy(() -> releases.rollback(Optional.empty()))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("damaged");
    assertThat(releases.current()).contains(second);
  }

  @Test
  void a_build_mends_a_damaged_release() throws IOException {
    Release release = build("a", INPUTS);
    Files.writeString(release.dumps().resolve("graph.nq"), "tampered");
    Release mended = build("a", INPUTS);
    assertThat(mended.id()).isEqualTo(release.id());
    assertThat(Checksums.broken(releases.needed())).isEmpty();
    assertThat(releases.all()).hasSize(1);
  }

  @Test
  void sums_tell_which_dump_was_changed() throws IOException {
    Release release = build("a", INPUTS);
    assertThat(Checksums.broken(release)).isEmpty();

    Files.writeString(release.dumps().resolve("graph.nq"), "tampered");

    assertThat(Checksums.broken(release)).containsExactly("dumps/graph.nq");
  }

  @Test
  void dumps_can_be_checked_where_they_are_downloaded_to() throws IOException {
    Release release = build("a", INPUTS);

    assertThat(release.dumps().resolve("SHA256SUMS"))
        .hasContent(Sha256.of(release.dumps().resolve("graph.nq")) + "  graph.nq\n");
    assertThat(release.folder().resolve("SHA256SUMS"))
        .content()
        .contains("  dumps/SHA256SUMS\n", "  dumps/graph.nq\n");
  }

  @Test
  void a_fingerprint_is_of_names_and_bytes_and_settings() throws IOException {
    Path seeds = Files.createDirectories(data.resolve("seeds"));
    Files.writeString(seeds.resolve("one.txt"), "one");
    Fingerprint before = Fingerprint.of(List.of(seeds), List.of("base"));

    assertThat(Fingerprint.of(List.of(seeds), List.of("base"))).isEqualTo(before);
    assertThat(Fingerprint.of(List.of(seeds), List.of("other"))).isNotEqualTo(before);
    Files.writeString(seeds.resolve("one.txt"), "two");
    assertThat(Fingerprint.of(List.of(seeds), List.of("base"))).isNotEqualTo(before);
  }

  private Release build(String content, Fingerprint inputs) throws IOException {
    try (ReleaseBuild build = releases.begin()) {
      Path dumps = Files.createDirectories(build.folder().resolve("dumps"));
      Path dump = Files.writeString(dumps.resolve("graph.nq"), content);
      return build.release(dump, List.of("1"), inputs);
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.map(e -> e.getFileName().toString()).toList();
    }
  }
}
