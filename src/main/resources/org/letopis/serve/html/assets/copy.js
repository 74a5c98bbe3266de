// Copies a text that stands on the page; without this the reader marks and copies it.
const textOf = (element) => element.value ?? element.textContent;

for (const button of document.querySelectorAll('[data-copy]')) {
  const source = document.getElementById(button.dataset.copy);
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(textOf(source));
    const before = button.textContent;
    button.textContent = button.dataset.copied ?? source.dataset.copied;
    setTimeout(() => (button.textContent = before), 2000);
  });
}
