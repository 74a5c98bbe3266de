// In a text, a claim's words and its note light up together; where there is no room for notes beside
// the text, a number opens its note where it stands. Without this, numbers and notes are links.

const NARROW = matchMedia('(max-width: 62rem)');

const parts = (key) => [
  ...document.querySelectorAll(`[data-claims~="${CSS.escape(key)}"]`),
  ...document.querySelectorAll(`.note[data-claim="${CSS.escape(key)}"]`),
];

const mark = (name, key) => {
  document.querySelectorAll(`.${name}`).forEach((e) => e.classList.remove(name));
  if (key) parts(key).forEach((e) => e.classList.add(name));
};

/** The claim that something belongs to; of several over one word the shortest. */
const keyOf = (target) => {
  const own = target.closest?.('[data-claim]');
  if (own) return own.dataset.claim;
  return target.closest?.('[data-claims]')?.dataset.claims.split(' ')[0];
};

/** Brings the note into view beside the text, and never moves the page. */
const show = (key) => {
  const notes = document.querySelector('.notes');
  const note = document.querySelector(`.note[data-claim="${CSS.escape(key)}"]`);
  if (!notes || !note || NARROW.matches) return;
  const room = notes.getBoundingClientRect();
  const at = note.getBoundingClientRect();
  if (at.top < room.top || at.bottom > room.bottom) {
    notes.scrollTop += at.top - room.top - 12;
  }
};

const follow = (event) => {
  const key = keyOf(event.target);
  mark('lit', key);
  if (key && event.target.closest('.text')) show(key);
};

/** A link to a claim keeps it marked. */
const choose = () => {
  const [, key] = location.hash.match(/^#(?:claim|note)-(.+)$/) ?? [];
  mark('chosen-claim', key && decodeURIComponent(key));
  if (key && location.hash.startsWith('#claim-')) show(decodeURIComponent(key));
};

const fit = () => {
  for (const number of document.querySelectorAll('.text a.n')) {
    if (NARROW.matches) number.dataset.quote = number.hash.slice(1);
    else delete number.dataset.quote;
  }
};

export const readAlong = () => {
  const begin = () => {
    if (!document.querySelector('.reading')) return;
    fit();
    choose();
  };
  document.addEventListener('mouseover', (event) => {
    if (document.querySelector('.reading')) follow(event);
  });
  document.addEventListener('focusin', (event) => {
    if (event.target.closest?.('.reading')) follow(event);
  });
  addEventListener('hashchange', begin);
  NARROW.addEventListener('change', begin);
  document.addEventListener('letopis:shown', begin);
  begin();
};
