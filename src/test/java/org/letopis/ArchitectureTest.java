package org.letopis;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The packages are the pipeline: a stage imports stages before it, never one after it. */
class ArchitectureTest {

  private static final List<String> STAGES =
      List.of(
          "claim",
          "text",
          "lexicon",
          "extract",
          "link",
          "compare",
          "rdf",
          "store",
          "serve",
          "evaluate",
          "cli");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.letopis");

  static Stream<String> stages() {
    return STAGES.stream().limit(STAGES.size() - 1L);
  }

  @ParameterizedTest
  @MethodSource("stages")
  void a_stage_knows_no_stage_after_it(String stage) {
    String[] after =
        STAGES.stream()
            .skip(STAGES.indexOf(stage) + 1L)
            .map(s -> "org.letopis." + s + "..")
            .toArray(String[]::new);
    noClasses()
        .that(resideInAnyPackage("org.letopis." + stage + ".."))
        .should()
        .dependOnClassesThat(resideInAnyPackage(after))
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  /** The rooms of extraction, each using only rooms before it. */
  private static final List<String> ROOMS =
      List.of(
          "phrase",
          "rule",
          "argument",
          "circumstance",
          "modality",
          "property",
          "speech",
          "setting",
          "frame");

  static Stream<String> rooms() {
    return ROOMS.stream();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void a_room_of_extraction_knows_no_room_after_it(String room) {
    String[] after =
        ROOMS.stream()
            .skip(ROOMS.indexOf(room) + 1L)
            .map(r -> "org.letopis.extract." + r + "..")
            .toArray(String[]::new);
    noClasses()
        .that(resideInAnyPackage("org.letopis.extract." + room + ".."))
        .should()
        .dependOnClassesThat(resideInAnyPackage(after))
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  /** The rooms of serving, each using only rooms before it; what wires them stands outside. */
  private static final List<String> SERVING =
      List.of("facts", "html", "corpus", "page", "view", "api");

  static Stream<String> serving() {
    return SERVING.stream();
  }

  @ParameterizedTest
  @MethodSource("serving")
  void a_room_of_serving_knows_no_room_after_it(String room) {
    String[] after =
        SERVING.stream()
            .skip(SERVING.indexOf(room) + 1L)
            .map(r -> "org.letopis.serve." + r + "..")
            .toArray(String[]::new);
    noClasses()
        .that(resideInAnyPackage("org.letopis.serve." + room + ".."))
        .should()
        .dependOnClassesThat(resideInAnyPackage(after))
        .allowEmptyShould(true)
        .check(CLASSES);
    noClasses()
        .that(resideInAnyPackage("org.letopis.serve." + room + ".."))
        .should()
        .dependOnClassesThat(resideInAnyPackage("org.letopis.serve"))
        .check(CLASSES);
  }

  @Test
  void every_class_belongs_to_a_stage() {
    assertThat(CLASSES.stream().map(JavaClass::getPackageName).distinct())
        .allMatch(p -> STAGES.contains(p.replace("org.letopis.", "").replaceFirst("\\..*", "")));
  }

  @Test
  void only_the_command_line_ends_the_process() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.letopis.cli..")
        .should()
        .callMethod(System.class, "exit", int.class)
        .check(CLASSES);
  }
}
