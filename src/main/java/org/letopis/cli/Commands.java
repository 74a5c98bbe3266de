package org.letopis.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/**
 * The commands, in the order of the help. Each is made where it is asked for: to look at the
 * options of all of them takes longer than most commands do.
 */
final class Commands {

  /** By name. */
  static final Map<String, Supplier<Callable<Integer>>> ALL = all();

  private Commands() {}

  private static Map<String, Supplier<Callable<Integer>>> all() {
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
}
