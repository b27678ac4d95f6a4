// Keeps the focus where the action was, when what had it goes away.

/** Svelte attachment for the viewer's side of the table. */
export function keepsFocus(side: HTMLElement): () => void {
  let last: HTMLElement | null = null; // what had the focus
  let card = ""; // the last card that was picked or had the focus
  const note = () => {
    const active = document.activeElement as HTMLElement | null;
    last = side.contains(active) ? active : null;
    const picked = side.querySelector<HTMLElement>("[data-card][aria-pressed=true]") ?? active;
    card = picked?.dataset.card ?? card;
  };
  const restore = () => {
    if (!last || last.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
    const waits = side.querySelector<HTMLElement>(".choices > .button.main"); // to be confirmed
    const same = [...side.querySelectorAll<HTMLElement>("[data-card]")].find((one) => one.dataset.card === card);
    (waits ?? same ?? side.querySelector<HTMLElement>(".choices .button, .prompt"))?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(restore);
  watcher.observe(side, { childList: true, subtree: true });
  document.addEventListener("focusin", note);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", note);
  };
}
