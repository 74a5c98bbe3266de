package org.letopis.cli;

import java.net.URI;

/** Where to look, once the server runs. */
final class Welcome {

  private Welcome() {}

  static String text(URI server, Project project) {
    return """
    Letopis is served at %1$s
      pages         %1$s
      SPARQL        %1$sletopis/sparql
      dumps         %1$sdumps/
      the run       %1$sdumps/report.txt
    A first query (how many claims of which kind does each document make?):
      curl '%1$sletopis/sparql' -H 'Accept: text/csv' --data-urlencode 'query=
        PREFIX lt: <https://w3id.org/letopis/ontology#>
        PREFIX prov: <http://www.w3.org/ns/prov#>
        SELECT ?doc ?kind (COUNT(?claim) AS ?claims)
        { ?claim a lt:Claim ; lt:kind ?kind ; prov:hadPrimarySource ?doc }
        GROUP BY ?doc ?kind ORDER BY ?doc DESC(?claims)'
    More of them are in queries/: ./letopis query NAME%2$s. Ctrl-C stops the server.
    """
        .formatted(server, elsewhere(project));
  }

  /** What a query needs to find a release that is not where it is looked for. */
  private static String elsewhere(Project project) {
    boolean usual = project.data().equals(project.home().resolve("data"));
    return usual ? "" : " --data \"" + project.data() + "\"";
  }
}
