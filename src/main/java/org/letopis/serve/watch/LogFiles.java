package org.letopis.serve.watch;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeAndTimeBasedRollingPolicy;
import ch.qos.logback.core.util.FileSize;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs as files of a folder: {@code access.log} in the Common Log Format, {@code slow.jsonl} and
 * {@code server.jsonl} as JSON Lines. A file a day, 14 days, at most 500 MB of each kind.
 */
public final class LogFiles {

  private static final int DAYS = 14;
  private static final String DAY = ".%d{yyyy-MM-dd}.%i";

  private LogFiles() {}

  /**
   * Begins to log into a folder.
   *
   * @throws IOException where it cannot be made
   */
  public static void begin(Path folder) throws IOException {
    Files.createDirectories(folder);
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    PatternLayoutEncoder line = new PatternLayoutEncoder();
    line.setPattern("%msg%n");
    add(context, AccessLog.NAME, folder, "access", ".log", line);
    add(context, SlowQueries.NAME, folder, "slow", ".jsonl", new JsonEncoder());
    add(context, Logger.ROOT_LOGGER_NAME, folder, "server", ".jsonl", new JsonEncoder());
    context.getLogger(AccessLog.NAME).setLevel(Level.INFO);
  }

  private static void add(
      LoggerContext context,
      String logger,
      Path folder,
      String name,
      String extension,
      Encoder<ILoggingEvent> encoder) {
    encoder.setContext(context);
    encoder.start();
    RollingFileAppender<ILoggingEvent> appender = new RollingFileAppender<>();
    appender.setContext(context);
    appender.setName(name);
    appender.setFile(folder.resolve(name + extension).toString());
    appender.setEncoder(encoder);
    SizeAndTimeBasedRollingPolicy<ILoggingEvent> policy = new SizeAndTimeBasedRollingPolicy<>();
    policy.setContext(context);
    policy.setParent(appender);
    policy.setFileNamePattern(folder.resolve(name + DAY + extension).toString());
    policy.setMaxFileSize(FileSize.valueOf("50MB"));
    policy.setMaxHistory(DAYS);
    policy.setTotalSizeCap(FileSize.valueOf("500MB"));
    policy.start();
    appender.setRollingPolicy(policy);
    appender.start();
    context.getLogger(logger).addAppender(appender);
  }
}
