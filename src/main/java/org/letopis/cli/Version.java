package org.letopis.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of the program, from the jar's manifest. */
final class Version implements IVersionProvider {

  static String number() {
    return Optional.ofNullable(Letopis.class.getPackage().getImplementationVersion())
        .orElse("development");
  }

  @Override
  public String[] getVersion() {
    return new String[] {"letopis " + number()};
  }
}
