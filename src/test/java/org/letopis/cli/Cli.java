package org.letopis.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * What a command came to.
 *
 * @param code its exit code
 * @param out standard output
 * @param err standard error
 */
record Cli(int code, String out, String err) {

  static Cli run(Object... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] words = new String[arguments.length];
    for (int i = 0; i < words.length; i++) {
      words[i] = arguments[i].toString();
    }
    int code = Letopis.run(new PrintWriter(out), new PrintWriter(err), words);
    return new Cli(code, out.toString(), err.toString());
  }
}
