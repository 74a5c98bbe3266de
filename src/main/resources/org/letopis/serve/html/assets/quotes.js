// A mark of a chart opens its quote where it stands; without this it leads to the same quote below.

const close = (shown) => {
  shown.popover.remove();
  shown.mark.setAttribute('aria-expanded', 'false');
};

let shown = null;

const open = (mark, card) => {
  const popover = document.createElement('div');
  popover.className = 'quote-card';
  popover.setAttribute('role', 'dialog');
  popover.setAttribute('aria-label', mark.getAttribute('aria-label') ?? '');
  popover.tabIndex = -1;
  const copy = card.cloneNode(true);
  copy.removeAttribute('id');
  copy.querySelectorAll('[id]').forEach((e) => e.removeAttribute('id'));
  popover.append(...copy.childNodes);
  const host = mark.closest('figure, [data-cards]') ?? document.body;
  host.append(popover);
  const at = mark.getBoundingClientRect();
  const around = host.getBoundingClientRect();
  const left = Math.max(0, Math.min(at.left - around.left - 16, around.width - popover.offsetWidth));
  popover.style.left = `${left}px`;
  popover.style.top = `${at.bottom - around.top + 10}px`;
  mark.setAttribute('aria-expanded', 'true');
  shown = { mark, popover };
  popover.focus({ preventScroll: true });
  // Whoever goes on with the keyboard must not go on underneath it.
  popover.addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget || relatedTarget === mark || popover.contains(relatedTarget) || shown?.popover !== popover) return;
    close(shown);
    shown = null;
  });
};

export const openQuotes = () => {
  document.addEventListener('click', (event) => {
    const mark = event.target.closest?.('a[data-quote]');
    const inside = event.target.closest?.('.quote-card');
    if (inside) return;
    const again = mark && shown?.mark === mark;
    if (shown) {
      close(shown);
      shown = null;
    }
    const card = mark && document.getElementById(mark.dataset.quote);
    if (!card) return;
    event.preventDefault();
    if (!again) open(mark, card);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !shown) return;
    const { mark } = shown;
    close(shown);
    shown = null;
    mark.focus();
  });
  document.addEventListener('letopis:shown', () => {
    shown = null;
  });
};
