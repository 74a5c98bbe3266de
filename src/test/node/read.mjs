// Reads dumps back with N3.js and Oxigraph and prints, for each, how many statements it found and a
// sum over them that any order gives: node read.mjs FILE...
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { Parser } from 'n3';
import * as oxigraph from 'oxigraph';

const FORMATS = {
  ttl: 'text/turtle',
  nt: 'application/n-triples',
  nq: 'application/n-quads',
  trig: 'application/trig',
  rdf: 'application/rdf+xml',
  jsonld: 'application/ld+json',
};
const N3_READS = new Set(['ttl', 'nt', 'nq', 'trig']);

const term = (t) => {
  switch (t.termType) {
    case 'NamedNode':
      return `<${t.value}>`;
    case 'Literal':
      return JSON.stringify(t.value) + (t.language ? `@${t.language.toLowerCase()}` : `^^${t.datatype.value}`);
    case 'DefaultGraph':
      return '';
    default:
      throw new Error(`a dump has no ${t.termType}`);
  }
};

const sum = (quads) => {
  const lines = quads.map((q) => [q.subject, q.predicate, q.object, q.graph].map(term).join(' '));
  const distinct = [...new Set(lines)].sort();
  const hash = createHash('sha256').update(distinct.join('\n')).digest('hex');
  return `${distinct.length} ${hash}`;
};

for (const file of process.argv.slice(2)) {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const text = readFileSync(file, 'utf8');
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (N3_READS.has(extension)) {
    console.log(`n3 ${name} ${sum(new Parser({ format: FORMATS[extension] }).parse(text))}`);
  }
  const read = oxigraph.parse(text, { format: FORMATS[extension] });
  console.log(`oxigraph ${name} ${sum([...read])}`);
}
