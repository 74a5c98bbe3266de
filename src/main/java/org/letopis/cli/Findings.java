package org.letopis.cli;

import java.io.PrintWriter;
import java.util.Collection;
import org.letopis.claim.Finding;
import org.letopis.claim.Finding.Severity;

/** How findings are told and what they do to the exit code. */
final class Findings {

  private Findings() {}

  static void print(Collection<Finding> findings, PrintWriter err) {
    findings.forEach(
        f ->
            err.println(
                f.severity().name().toLowerCase(java.util.Locale.ROOT)
                    + " "
                    + OneLine.of(f.line())));
  }

  static long losses(Collection<Finding> findings) {
    return findings.stream().filter(f -> f.severity() == Severity.LOSS).count();
  }

  static int exitCode(Collection<Finding> findings) {
    return losses(findings) > 0 ? ExitCode.LOST : ExitCode.DONE;
  }
}
