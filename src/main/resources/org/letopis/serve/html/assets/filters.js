// Filters apply themselves: the form is sent as soon as a box is ticked, and only the view changes.

const VIEW = '[data-view]';

const addressOf = (form) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value) parameters.append(name, value);
  const query = parameters.toString().replaceAll('%2F', '/').replaceAll('%3A', ':');
  return form.getAttribute('action') + (query ? '?' + query : '');
};

/** Tells those who do not see the page how much is shown now. */
const said = () => {
  const known = document.getElementById('said');
  if (known) return known;
  const status = Object.assign(document.createElement('p'), { id: 'said', className: 'hidden' });
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
};

/** Says that the server is away, where the reader has just chosen; empty words take that back. */
const away = (words) => {
  document.querySelector('.filters .away')?.remove();
  if (!words) return;
  const note = Object.assign(document.createElement('p'), { className: 'away', textContent: words });
  note.setAttribute('role', 'alert');
  document.querySelector('.filters')?.append(note);
};

/**
 * Takes what the server made for that address; a page that is none of ours is asked for whole. Where
 * the server is away all stays as it is.
 *
 * @returns whether it is shown
 */
const show = async (address, remember) => {
  const focused = document.activeElement?.id;
  const open = new Set([...document.querySelectorAll('details[id][open]')].map((d) => d.id));
  let page;
  try {
    const answer = await fetch(address, { headers: { Accept: 'text/html' } });
    page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    away(document.querySelector('form[data-filters]')?.dataset.away);
    return false;
  }
  const [old, next] = [document, page].map((d) => d.querySelector(VIEW));
  if (!old || !next) {
    location.assign(address);
    return true;
  }
  if (remember) history.pushState(null, '', address);
  document.title = page.title;
  old.replaceWith(next);
  for (const selector of ['nav.sections', 'nav.languages']) {
    const [were, are] = [document, page].map((d) => [...d.querySelectorAll(selector)]);
    were.forEach((was, i) => are[i] && was.replaceWith(are[i]));
  }
  open.forEach((id) => document.getElementById(id)?.setAttribute('open', ''));
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  said().textContent = document.querySelector('#filters > summary .count')?.textContent ?? '';
  document.dispatchEvent(new CustomEvent('letopis:shown'));
  return true;
};

export const applyFilters = () => {
  if (!document.querySelector(VIEW)) return;
  said(); // a voice tells only what changes in what was there
  document.documentElement.classList.add('live');
  document.addEventListener('change', async ({ target }) => {
    const form = target.closest?.('form[data-filters]');
    if (form && !(await show(addressOf(form), true)) && target.type === 'checkbox') target.checked = !target.checked;
  });
  addEventListener('popstate', () => {
    if (!location.hash) show(location.pathname + location.search, false);
  });
};
