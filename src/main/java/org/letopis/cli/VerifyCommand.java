package org.letopis.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.jena.riot.RDFLanguages;
import org.apache.jena.riot.RiotException;
import org.letopis.claim.Finding;
import org.letopis.rdf.QuotedClaims;
import org.letopis.rdf.QuotesStand;
import org.letopis.store.Checksums;
import org.letopis.store.Release;
import org.letopis.text.Document;
import org.letopis.text.DocumentReader;
import org.letopis.text.LanguageCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code letopis verify}. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = {
      "Checks the current release, or a dump, against the texts as they are now.",
      "Every quote stands at its offsets; of a release also: every shape holds, every dump has the bytes of its"
          + " checksum. A claim that no longer stands is named with its document and offsets, what it"
          + " quotes and what the text has there.",
      "Example: letopis verify letopis.nq.gz --seeds texts/"
    })
final class VerifyCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "DUMP",
      description =
          "a dump to check in the place of the release: .nq, .trig, .nt, .ttl, .jsonld or .rdf, with"
              + " .gz or without")
  private Optional<Path> dump = Optional.empty();

  @Override
  public Integer call() throws IOException {
    return dump.isPresent() ? dump(dump.get()) : release();
  }

  private int dump(Path file) throws IOException {
    if (!Files.isReadable(file)) {
      throw new CannotRunException(
          "\"%s\" cannot be read; name a dump of a release".formatted(file));
    }
    if (RDFLanguages.pathnameToLang(file.toString()) == null) {
      throw new WrongUsageException(
          "\"%s\" does not say what it is; its name ends in .nq, .trig, .nt, .ttl, .jsonld or .rdf, with .gz or without"
              .formatted(file));
    }
    List<Finding> findings = new ArrayList<>();
    QuotedClaims claims;
    try {
      claims = QuotedClaims.read(file);
    } catch (RiotException | IOException e) {
      throw new CannotRunException(
          "\"%s\" is no whole dump (%s); fetch it again".formatted(file, e.getMessage()));
    }
    findings.addAll(new QuotesStand(documents(options.project(), findings)).check(claims));
    if (claims.claims().isEmpty()) {
      throw new CannotRunException("there is no claim in \"%s\"; name a dump".formatted(file));
    }
    return told(claims.claims().size(), "\"" + file + "\"", findings);
  }

  private int release() throws IOException {
    Project project = options.project();
    Release release = project.releases().needed();
    List<Finding> findings = new ArrayList<>();
    QuotedClaims claims = QuotedClaims.read(release.dumps().resolve(DumpFormat.NQ.file()));
    findings.addAll(new QuotesStand(documents(project, findings)).check(claims));
    findings.addAll(ShapeCheck.check(project, release));
    Checksums.broken(release).stream()
        .map(
            name ->
                Finding.loss(
                    name, "does not have the bytes of SHA256SUMS", "build again with --anew"))
        .forEach(findings::add);
    return told(claims.claims().size(), "release " + release.id(), findings);
  }

  private int told(int claims, String of, List<Finding> findings) {
    Findings.print(findings, spec.commandLine().getErr());
    spec.commandLine()
        .getOut()
        .println(
            "%s of %s checked, %s"
                .formatted(
                    Counted.of(claims, "claim"),
                    of,
                    Findings.losses(findings) == 1
                        ? "1 loss"
                        : Findings.losses(findings) + " losses"));
    return Findings.exitCode(findings);
  }

  /** The texts that a build would read; what it would lose is found here by the same checks. */
  private static List<Document> documents(Project project, List<Finding> findings)
      throws IOException {
    List<Document> documents = new ArrayList<>();
    LanguageCheck languages = LanguageCheck.load(project.mappings());
    for (Path text : project.texts()) {
      Optional<Finding> outside = SeedFolder.refusal(text);
      if (outside.isPresent()) {
        findings.add(outside.get());
        continue;
      }
      switch (DocumentReader.read(text)) {
        case DocumentReader.Result.Read read -> {
          Optional<Finding> refusal = languages.refusal(read.document());
          refusal.ifPresentOrElse(findings::add, () -> documents.add(read.document()));
        }
        case DocumentReader.Result.Lost lost -> findings.add(lost.finding());
      }
    }
    return documents;
  }
}
