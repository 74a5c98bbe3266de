// Suggestions under the box of the search (ARIA combobox with a list). The form works without them.
const WAIT = 160;
const LIST = 'suggestions';

const option = (found, index) => {
  const item = document.createElement('li');
  item.id = `${LIST}-${index}`;
  item.setAttribute('role', 'option');
  item.setAttribute('aria-selected', 'false');
  item.dataset.href = found.href;
  const name = document.createElement('span');
  name.textContent = found.name;
  if (found.lang) name.lang = found.lang;
  const note = document.createElement('small');
  note.textContent = found.note;
  item.append(name, ' ', note);
  return item;
};

const combobox = (form) => {
  const input = form.querySelector('input[type="search"]');
  const list = Object.assign(document.createElement('ul'), { id: LIST, hidden: true });
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', form.querySelector('label').textContent);
  const status = Object.assign(document.createElement('p'), { className: 'hidden' });
  status.setAttribute('role', 'status');
  form.append(list, status);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', LIST);
  input.setAttribute('aria-expanded', 'false');

  let timer;
  let asked;
  const chosen = () => list.querySelector('[aria-selected="true"]');
  const choose = (item) => {
    chosen()?.setAttribute('aria-selected', 'false');
    item?.setAttribute('aria-selected', 'true');
    if (item) input.setAttribute('aria-activedescendant', item.id);
    else input.removeAttribute('aria-activedescendant');
    item?.scrollIntoView({ block: 'nearest' });
  };
  const open = (isOpen) => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) choose(null);
  };
  const ask = async () => {
    asked?.abort();
    const words = input.value.trim();
    if (!words) {
      open(false);
      return;
    }
    asked = new AbortController();
    const parameters = new URLSearchParams({ q: words, lang: document.documentElement.lang });
    try {
      const answer = await fetch(`${form.dataset.suggest}?${parameters}`, { signal: asked.signal });
      const found = answer.ok ? await answer.json() : [];
      list.replaceChildren(...found.map(option));
      open(found.length > 0 && document.activeElement === input);
      status.className = 'hidden';
      status.textContent = form.dataset.found.replace('{}', found.length);
    } catch (error) {
      if (error.name === 'AbortError') return;
      open(false);
      status.className = 'away';
      status.textContent = form.dataset.away;
    }
  };
  const moves = { ArrowDown: 1, ArrowUp: -1 };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(ask, WAIT);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      open(false);
    } else if (event.key === 'Enter' && chosen()) {
      event.preventDefault();
      location.assign(chosen().dataset.href);
    } else if (event.key in moves && list.children.length) {
      event.preventDefault();
      if (list.hidden) open(true);
      const items = [...list.children];
      const next = items.indexOf(chosen()) + moves[event.key];
      // Before the first and behind the last is the box itself.
      choose(next === -2 ? items.at(-1) : items[next] ?? null);
    }
  });
  input.addEventListener('blur', () => open(false));
  list.addEventListener('pointerdown', (event) => {
    const item = event.target.closest('[role="option"]');
    if (!item) return;
    event.preventDefault();
    location.assign(item.dataset.href);
  });
};

export const suggestNames = () => document.querySelectorAll('form[data-suggest]').forEach(combobox);
