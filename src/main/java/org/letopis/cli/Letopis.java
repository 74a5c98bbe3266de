package org.letopis.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
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

  /** Kept, so that the level below is not forgotten. */
  private static final Logger LUCENE = Logger.getLogger("org.apache.lucene");

  /**
   * The commands, in the order of the help. Each is made where it is asked for: to look at the
   * options of all of them takes longer than most commands do.
   */
  private static final Map<String, Supplier<Callable<Integer>>> COMMANDS = commands();

  private Letopis() {}

  private static Map<String, Supplier<Callable<Integer>>> commands() {
    Map<String, Supplier<Callable<Integer>>> all = new LinkedHashMap<>();
    all.put("up", UpCommand::new);
    all.put("build", BuildCommand::new);
    all.put("serve", ServeCommand::new);
    all.put("claims", ClaimsCommand::new);
    all.put("check", CheckCommand::new);
    all.put("diff", DiffCommand::new);
    all.put("query", QueryCommand::new);
    all.put("dump", DumpCommand::new);
    all.put("evaluate", EvaluateCommand::new);
    all.put("verify", VerifyCommand::new);
    all.put("link", LinkCommand::new);
    all.put("export", ExportCommand::new);
    all.put("releases", ReleasesCommand::new);
    all.put("rollback", RollbackCommand::new);
    all.put("rehearse", RehearseCommand::new);
    return all;
  }

  /** Runs one command and ends with its exit code. */
  public static void main(String[] arguments) {
    // Numbers, letters and sorting do not depend on where the machine stands.
    Locale.setDefault(Locale.ROOT);
    LUCENE.setLevel(Level.SEVERE); // it advises on flags of the virtual machine
    System.setOut(utf8(System.out));
    System.setErr(utf8(System.err));
    System.exit(
        run(new PrintWriter(System.out, true), new PrintWriter(System.err, true), arguments));
  }

  static int run(PrintWriter out, PrintWriter err, String... arguments) {
    CommandLine line =
        arguments.length > 0 && COMMANDS.containsKey(arguments[0])
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
    return line(COMMANDS.keySet());
  }

  private static CommandLine line(Set<String> names) {
    CommandLine line = new CommandLine(new Letopis());
    COMMANDS.forEach(
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
