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

/** Takes what the server made for that address; a page that cannot be had is asked for whole. */
const show = async (address, remember) => {
  const focused = document.activeElement?.id;
  const open = new Set([...document.querySelectorAll('details[id][open]')].map((d) => d.id));
  let page;
  try {
    const answer = await fetch(address, { headers: { Accept: 'text/html' } });
    page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    location.assign(address);
    return;
  }
  const [old, next] = [document, page].map((d) => d.querySelector(VIEW));
  if (!old || !next) {
    location.assign(address);
    return;
  }
  if (remember) history.pushState(null, '', address);
  document.title = page.title;
  old.replaceWith(next);
  for (const selector of ['nav.sections', 'nav.languages']) {
    const [was, is] = [document, page].map((d) => d.querySelector(selector));
    if (was && is) was.replaceWith(is);
  }
  open.forEach((id) => document.getElementById(id)?.setAttribute('open', ''));
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  said().textContent = document.querySelector('#filters > summary .count')?.textContent ?? '';
  document.dispatchEvent(new CustomEvent('letopis:shown'));
};

export const applyFilters = () => {
  if (!document.querySelector(VIEW)) return;
  said(); // a voice tells only what changes in what was there
  document.documentElement.classList.add('live');
  document.addEventListener('change', (event) => {
    const form = event.target.closest?.('form[data-filters]');
    if (form) show(addressOf(form), true);
  });
  addEventListener('popstate', () => {
    if (!location.hash) show(location.pathname + location.search, false);
  });
};
