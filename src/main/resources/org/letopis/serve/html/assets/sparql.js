// An editor in the place of the form's field, and answers under it. The form works without both.
import { table } from './rows.js';

const form = document.querySelector('[data-sparql]');
const field = form.querySelector('textarea');
const answer = document.getElementById('answer');
const words = form.dataset;
const said = document.querySelector('[data-said]');

const fetched = async (address) => {
  const got = await fetch(address);
  if (!got.ok) throw new Error(`${address}: ${got.status}`);
  return got.json();
};

/** Completes from the ontology and from our own prefixes; nothing is asked for elsewhere. */
const completers = (Yasqe) => {
  const vocabulary = fetched('/vocabulary.json');
  const named = { class: 'classes', property: 'properties' };
  for (const [kind, list] of Object.entries(named)) {
    Yasqe.forkAutocompleter(
      kind,
      { name: `letopis-${kind}`, persistenceId: null, bulk: true, get: async () => (await vocabulary)[list] },
      false,
    );
  }
  Yasqe.forkAutocompleter(
    'prefixes',
    {
      name: 'letopis-prefixes',
      persistenceId: null,
      get: async () => Object.entries(await fetched('/prefixes.json')).map(([prefix, iri]) => `${prefix}: <${iri}>`),
    },
    false,
  );
  return ['letopis-prefixes', 'variables', 'letopis-class', 'letopis-property'];
};

const edit = () => {
  const Yasqe = window.Yasqe;
  const box = document.createElement('div');
  box.className = 'editor';
  field.before(box);
  const editor = new Yasqe(box, {
    value: field.value,
    persistenceId: null,
    consumeShareLink: null,
    createShareableLink: undefined,
    showQueryButton: false,
    resizeable: false,
    lineWrapping: true,
    viewportMargin: Infinity,
    prefixCcApi: '/prefixes.json',
    requestConfig: { endpoint: form.action },
    autocompleters: completers(Yasqe),
  });
  field.hidden = true;
  const input = editor.getInputField();
  const label = form.querySelector('label');
  input.setAttribute('aria-label', label.textContent);
  label.addEventListener('click', () => editor.focus());
  const run = () => show();
  // Tab leaves the editor, as it leaves any field.
  editor.addKeyMap({ 'Ctrl-Enter': run, 'Cmd-Enter': run, Tab: false, 'Shift-Tab': false });
  editor.on('change', () => {
    field.value = editor.getValue();
    downloads(editor.getQueryType());
  });
  downloads(editor.getQueryType());
  editor.setSize(null, 'auto');
  editor.refresh();
};

/** Rows as Turtle, or a graph as CSV, cannot be had. */
const downloads = (type) => {
  const graph = /^(construct|describe)$/i.test(type ?? '');
  for (const button of form.querySelectorAll('.downloads button')) {
    button.disabled = (button.value === 'ttl') !== graph;
  }
};

const asked = (accept) =>
  fetch(form.action, { method: 'POST', headers: { Accept: accept }, body: new URLSearchParams({ query: field.value }) });

const told = (text, role) => {
  const line = Object.assign(document.createElement('p'), { textContent: text });
  if (role) line.setAttribute('role', role);
  return line;
};

/** The address that shows this query again: short where it is one of the gallery. */
const address = () => {
  const lang = new URLSearchParams(location.search).get('lang');
  const parameters = new URLSearchParams(lang ? { lang } : {});
  if (words.gallery && field.value === field.defaultValue) parameters.set('gallery', words.gallery.split('-')[0]);
  else parameters.set('query', field.value);
  return `${location.pathname}?${parameters}`;
};

const show = async () => {
  answer.hidden = false;
  answer.setAttribute('aria-busy', 'true');
  const heading = Object.assign(document.createElement('h2'), { textContent: words.answer });
  answer.replaceChildren(heading);
  said.textContent = words.waiting;
  history.replaceState(null, '', address());
  try {
    const got = await asked('application/sparql-results+json, text/turtle;q=0.9');
    const text = await got.text();
    said.textContent = '';
    if (!got.ok) answer.replaceChildren(heading, told(text.trim(), 'alert'));
    else if (got.headers.get('Content-Type').includes('json')) {
      const { summary, elements } = table(JSON.parse(text), words);
      said.textContent = summary;
      answer.replaceChildren(heading, ...elements);
    } else {
      const graph = Object.assign(document.createElement('pre'), { textContent: text, tabIndex: 0 });
      answer.replaceChildren(heading, graph);
    }
  } catch (error) {
    console.warn(error);
    said.textContent = '';
    answer.replaceChildren(heading, told(words.away, 'alert'));
  }
  answer.removeAttribute('aria-busy');
};

const TYPES = { csv: 'text/csv', json: 'application/sparql-results+json', ttl: 'text/turtle' };

const save = async (extension) => {
  const got = await asked(TYPES[extension]);
  if (!got.ok) {
    answer.hidden = false;
    answer.replaceChildren(told((await got.text()).trim(), 'alert'));
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await got.blob());
  link.download = `letopis-${words.gallery || 'query'}.${extension}`;
  link.click();
  URL.revokeObjectURL(link.href);
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const format = event.submitter?.value ?? 'text';
  if (format === 'text') show();
  else
    save(format).catch((error) => {
      console.warn(error);
      answer.hidden = false;
      answer.replaceChildren(told(words.away, 'alert'));
    });
});

const copy = form.querySelector('[data-copy-address]');
copy.hidden = !navigator.clipboard;
copy.addEventListener('click', async () => {
  await navigator.clipboard.writeText(new URL(address(), location.href).href);
  const before = copy.textContent;
  copy.textContent = words.copied;
  setTimeout(() => (copy.textContent = before), 2000);
});

edit();
if (words.run === 'true') show();
