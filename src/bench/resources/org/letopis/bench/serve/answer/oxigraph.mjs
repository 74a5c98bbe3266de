// node oxigraph.mjs MODULES DUMP PORT: Oxigraph over HTTP, for comparison, on loopback alone.
// The default graph is the union of the named graphs, as in fuseki-config/letopis.ttl.
import fs from "node:fs";
import http from "node:http";
import { createRequire } from "node:module";

const [modules, dump, port] = process.argv.slice(2);
const oxigraph = createRequire(modules + "/")("oxigraph");
const store = new oxigraph.Store();

function* chunks(path) {
  const file = fs.openSync(path, "r");
  const buffer = new Uint8Array(1 << 20);
  for (let n = fs.readSync(file, buffer); n > 0; n = fs.readSync(file, buffer)) {
    yield buffer.slice(0, n);
  }
  fs.closeSync(file);
}

store.load(chunks(dump), { format: "nq", unchecked: true, no_transaction: true });

http
  .createServer((request, response) => {
    const query = new URL(request.url, "http://localhost/").searchParams.get("query") ?? "";
    try {
      const rows = store.query(query, { use_default_graph_as_union: true, results_format: "json" });
      response.writeHead(200, { "Content-Type": "application/sparql-results+json" });
      response.end(rows);
    } catch (mistake) {
      response.writeHead(400, { "Content-Type": "text/plain" });
      response.end(String(mistake));
    }
  })
  .listen(Number(port), "127.0.0.1");

// Whoever started this holds its standard input: when that ends, however it went, so does this.
process.stdin.on("end", () => process.exit(0)).resume();
