package org.letopis.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.letopis.serve.ServeException;
import org.letopis.store.StoreException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program. */
@Command(
    name = "letopis",
    description = "Texts about a conflict event in, a served graph of claims with provenance out.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Exit codes: 0 done; 1 done, with findings that lost something; 2 wrong usage; 3 could not run."
    })
public final class Letopis {

  private Letopis() {}

  /** A class of its own: what can be begun early does not wait for the log. */
  private static final class Advice {

    /** Kept, so that the level is not forgotten. */
    private static final Logger LUCENE = Logger.getLogger("org.apache.lucene");

    private Advice() {}

    /** Lucene's, on flags of the virtual machine, is not to be heard. */
    static void silence() {
      LUCENE.setLevel(Level.SEVERE);
    }
  }

  /** Runs one command and ends with its exit code. */
  public static void main(String[] arguments) {
    EarlyStart.begin(arguments);
    // Numbers, letters and sorting do not depend on where the machine stands.
    Locale.setDefault(Locale.ROOT);
    Advice.silence();
    System.setOut(utf8(System.out));
    System.setErr(utf8(System.err));
    System.exit(
        run(new PrintWriter(System.out, true), new PrintWriter(System.err, true), arguments));
  }

  static int run(PrintWriter out, PrintWriter err, String... arguments) {
    CommandLine line =
        arguments.length > 0 && Commands.ALL.containsKey(arguments[0])
            ? line(Set.of(arguments[0]))
            : line();
    line.setOut(out).setErr(err);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setExecutionExceptionHandler(told());
    line.setParameterExceptionHandler(Letopis::misused);
    line.getSubcommands()
        .values()
        .forEach(c -> c.getCommandSpec().exitCodeOnExecutionException(ExitCode.FAILED));
    int code = arguments.length == 0 ? usage(line) : line.execute(arguments);
    err.flush();
    if (out.checkError() && code != ExitCode.FAILED) {
      err.println(
          "letopis: standard output could not be written to its end (was it closed, or is the disk full?)");
      err.flush();
      return ExitCode.FAILED;
    }
    return code;
  }

  /** The command line with all commands, and the examples of each. */
  static CommandLine line() {
    return line(Commands.ALL.keySet());
  }

  private static CommandLine line(Set<String> names) {
    CommandLine line = new CommandLine(new Letopis());
    Commands.ALL.forEach(
        (name, command) -> {
          if (names.contains(name)) {
            line.addSubcommand(name, command.get());
          }
        });
    line.getSubcommands()
        .forEach(
            (name, command) ->
                command.getCommandSpec().usageMessage().footer(Example.footer(name)));
    return line;
  }

  private static int usage(CommandLine line) {
    line.usage(line.getErr());
    return ExitCode.USAGE;
  }

  /**
   * What is wrong with the line, and where its help is: the whole help would hide what is wrong.
   */
  private static int misused(ParameterException wrong, String[] arguments) {
    CommandLine line = wrong.getCommandLine();
    line.getErr().println("letopis: " + wrong.getMessage());
    UnmatchedArgumentException.printSuggestions(wrong, line.getErr());
    line.getErr()
        .println("\"%s --help\" tells more".formatted(line.getCommandSpec().qualifiedName()));
    return ExitCode.USAGE;
  }

  /** What cannot be done is said in one line; only a broken program shows its stack. */
  static IExecutionExceptionHandler told() {
    return (Exception failure, CommandLine line, ParseResult parsed) -> {
      boolean expected =
          failure instanceof CannotRunException
              || failure instanceof WrongUsageException
              || failure instanceof StoreException
              || failure instanceof ServeException
              || failure instanceof IOException
              || failure instanceof UncheckedIOException
              || Failure.inputOrOutput(failure).isPresent();
      if (!expected) {
        throw failure;
      }
      line.getErr().println("letopis: " + Failure.words(failure));
      return failure instanceof WrongUsageException ? ExitCode.USAGE : ExitCode.FAILED;
    };
  }

  private static PrintStream utf8(PrintStream stream) {
    return new PrintStream(stream, true, StandardCharsets.UTF_8);
  }
}
