// The address of the page, and changing it without a reload.

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  over = $state<string | null>(null); // the address shown over the page

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  /** Show preferences or rules over the page; going back closes them. */
  open(over: string): void {
    history.pushState(null, "", location.href);
    this.over = over;
  }

  close(): void {
    history.back();
  }

  #read(): void {
    this.over = null;
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Follow our own links without a reload. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.dataset.over !== undefined) {
      event.preventDefault();
      this.open(link.pathname + link.hash);
      return;
    }
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
