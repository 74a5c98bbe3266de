package org.letopis.serve.page;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.letopis.serve.html.Context;

/** The data set as a whole in the terms of schema.org, for the pages that are about it. */
public final class DatasetHead {

  private static final ObjectMapper JSON = new ObjectMapper();

  private DatasetHead() {}

  /**
   * The script element.
   *
   * @param files names of the files that can be downloaded
   */
  public static String of(Context context, List<String> files) {
    ObjectNode node = JSON.createObjectNode();
    node.put("@context", "https://schema.org");
    node.put("@type", "Dataset");
    node.put("@id", context.base() + "id/dataset/letopis");
    node.put("url", context.base());
    node.put("name", "Letopis");
    node.put(
        "description", context.words().say("start.lead") + " " + context.words().say("about.bias"));
    node.put("license", "https://creativecommons.org/licenses/by/4.0/");
    node.put("version", context.release());
    node.put("isAccessibleForFree", true);
    node.putObject("creator").put("@type", "Organization").put("name", "The Letopis authors");
    var distributions = node.putArray("distribution");
    for (String file : files) {
      distributions
          .addObject()
          .put("@type", "DataDownload")
          .put("name", file)
          .put("contentUrl", context.base() + "dumps/" + file);
    }
    return SchemaOrg.script(node);
  }
}
