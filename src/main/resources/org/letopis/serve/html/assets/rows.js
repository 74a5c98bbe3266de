// Answers of queries as a table: links lead to our own pages where the thing is ours.
const SHOWN = 300;

const filled = (text, ...values) => values.reduce((t, value) => t.replace('{}', value), text);

const own = (iri) => {
  const path = iri.match(/^https:\/\/w3id\.org\/letopis\/(?:id\/)?(.+)$/)?.[1];
  if (!path) return iri;
  return path.startsWith('ontology#') ? `/${path}` : `/doc/${path}`;
};

const cell = (value) => {
  const td = document.createElement('td');
  if (!value) return td;
  if (value.type === 'uri' && /^https?:/.test(value.value)) {
    const link = document.createElement('a');
    link.href = own(value.value);
    link.textContent = value.value.replace(/^https:\/\/w3id\.org\/letopis\/(id\/|ontology#)?/, '');
    td.append(link);
  } else {
    td.textContent = value.value;
    if (value['xml:lang']) td.lang = value['xml:lang'];
    if (/#(integer|decimal|double|long|int)$/.test(value.datatype ?? '')) td.className = 'number';
  }
  return td;
};

const text = (tag, words, attributes = {}) => Object.assign(document.createElement(tag), { textContent: words, ...attributes });

/** What an answer in the JSON format of SPARQL 1.1 amounts to in a line, and the elements that show it. */
export const table = (result, words) => {
  if ('boolean' in result) {
    const summary = result.boolean ? words.yes : words.no;
    return { summary, elements: [text('p', summary, { className: 'figure' })] };
  }
  const rows = result.results.bindings;
  if (!rows.length) return { summary: words.none, elements: [] };
  const names = result.head.vars;
  const body = document.createElement('table');
  const head = body.createTHead().insertRow();
  head.append(...names.map((name) => text('th', name.replaceAll('_', ' '), { scope: 'col' })));
  const tbody = body.createTBody();
  for (const row of rows.slice(0, SHOWN)) tbody.insertRow().append(...names.map((name) => cell(row[name])));
  const scroll = document.createElement('div');
  scroll.className = 'scroll';
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'region');
  scroll.setAttribute('aria-label', words.answer);
  scroll.append(body);
  const summary = rows.length > SHOWN ? filled(words.shown, SHOWN, rows.length) : filled(words.rows, rows.length);
  return { summary, elements: [scroll] };
};
