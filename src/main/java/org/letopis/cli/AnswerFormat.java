package org.letopis.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryExecution;
import org.apache.jena.query.ResultSetFormatter;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.riot.ResultSetMgr;
import org.apache.jena.riot.resultset.ResultSetLang;

/** The forms in which an answer can be had; graphs come as Turtle. */
enum AnswerFormat {
  TEXT(ResultSetLang.RS_Text),
  CSV(ResultSetLang.RS_CSV),
  TSV(ResultSetLang.RS_TSV),
  JSON(ResultSetLang.RS_JSON),
  XML(ResultSetLang.RS_XML);

  private final Lang lang;

  AnswerFormat(Lang lang) {
    this.lang = lang;
  }

  String answer(Query query, QueryExecution execution) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    switch (query.queryType()) {
      case SELECT -> {
        if (this == TEXT) {
          ResultSetFormatter.out(out, execution.execSelect(), query);
        } else {
          ResultSetMgr.write(out, execution.execSelect(), lang);
        }
      }
      case ASK -> {
        if (this == TEXT) {
          out.writeBytes((execution.execAsk() + "\n").getBytes(StandardCharsets.UTF_8));
        } else {
          ResultSetMgr.write(out, execution.execAsk(), lang);
        }
      }
      case CONSTRUCT -> RDFDataMgr.write(out, execution.execConstruct(), Lang.TURTLE);
      case DESCRIBE -> RDFDataMgr.write(out, execution.execDescribe(), Lang.TURTLE);
      default ->
          throw new WrongUsageException("only SELECT, ASK, CONSTRUCT and DESCRIBE can be asked");
    }
    return out.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }

  /** The word on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
