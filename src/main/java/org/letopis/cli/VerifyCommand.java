package org.letopis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.letopis.claim.Finding;
import org.letopis.evaluate.ClaimsJson;
import org.letopis.evaluate.KnownTexts;
import org.letopis.evaluate.NamedClaim;
import org.letopis.evaluate.QuoteCheck;
import org.letopis.store.Checksums;
import org.letopis.store.Release;
import org.letopis.text.Document;
import org.letopis.text.DocumentReader;
import org.letopis.text.LanguageCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code letopis verify}. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = {
      "Checks the current release against the texts as they are now.",
      "Every quote stands at its offsets, every shape holds, every dump has the bytes of its checksum."
    })
final class VerifyCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Project project = options.project();
    Release release = project.releases().needed();
    List<Finding> findings = new ArrayList<>();
    KnownTexts texts = KnownTexts.of(documents(project, findings));
    List<NamedClaim> claims = ClaimsJson.read(release.dumps().resolve("claims.jsonl"), texts);
    findings.addAll(QuoteCheck.check(claims, texts));
    findings.addAll(ShapeCheck.check(project, release));
    Checksums.broken(release).stream()
        .map(
            name ->
                Finding.loss(
                    name, "does not have the bytes of SHA256SUMS", "build again with --anew"))
        .forEach(findings::add);
    PrintWriter err = spec.commandLine().getErr();
    Findings.print(findings, err);
    spec.commandLine()
        .getOut()
        .println(
            "%d claims of release %s checked, %d losses"
                .formatted(claims.size(), release.id(), Findings.losses(findings)));
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
