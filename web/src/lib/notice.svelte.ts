// The operators' notice to everyone: polled now and then, and pushed at a table.
import { api } from "./api";

const EVERY = 60_000; // milliseconds

class Announcement {
  text = $state<string | null>(null); // in the operator's words
  restarting = $state(false);
  #dismissed = $state("");

  /** Whether there is a notice that has not been dismissed. */
  get shown(): boolean {
    return this.#key !== "" && this.#key !== this.#dismissed;
  }

  get #key(): string {
    return this.text !== null || this.restarting ? JSON.stringify([this.text, this.restarting]) : "";
  }

  dismiss(): void {
    this.#dismissed = this.#key;
  }

  receive({ text, restarting }: { text: string | null; restarting: boolean }): void {
    this.text = text;
    this.restarting = restarting;
  }

  async refresh(): Promise<void> {
    await api.notice().then(
      (told) => this.receive(told),
      () => undefined, // that the server does not answer is shown elsewhere
    );
  }

  /** Ask now, and keep asking while the page is visible. Returns a function that stops it. */
  watch(): () => void {
    void this.refresh();
    const timer = setInterval(() => document.hidden || void this.refresh(), EVERY);
    return () => clearInterval(timer);
  }
}

export const announcement = new Announcement();
