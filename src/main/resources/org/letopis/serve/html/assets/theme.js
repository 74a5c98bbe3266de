// Runs before the page is drawn, so that a page in the reader's colours never flashes in others.
(() => {
  const KEY = 'letopis.theme';
  const root = document.documentElement;
  const remembered = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // a browser that keeps nothing: the system's setting holds
    }
  };
  const theme = remembered();
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  document.addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('[data-theme-switch]');
    if (!button) return;
    const dark = () =>
      root.dataset.theme
        ? root.dataset.theme === 'dark'
        : matchMedia('(prefers-color-scheme: dark)').matches;
    const show = () => button.setAttribute('aria-pressed', String(dark()));
    button.hidden = false;
    show();
    button.addEventListener('click', () => {
      root.dataset.theme = dark() ? 'light' : 'dark';
      try {
        localStorage.setItem(KEY, root.dataset.theme);
      } catch {
        // it holds for this page then
      }
      show();
    });
  });
})();
