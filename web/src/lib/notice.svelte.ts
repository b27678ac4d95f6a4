// What the operators of the server tell everyone: asked for now and then, and at a table told at once.
import { api } from "./api";

const EVERY = 60_000; // milliseconds

class Announcement {
  text = $state<string | null>(null); // in the operator's words
  restarting = $state(false);
  #dismissed = $state("");

  /** Whether there is something to show that was not put away. */
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
      () => undefined, // a server that does not answer says so elsewhere
    );
  }

  /** Ask now, and again and again while somebody looks. Returns how to stop. */
  watch(): () => void {
    void this.refresh();
    const timer = setInterval(() => document.hidden || void this.refresh(), EVERY);
    return () => clearInterval(timer);
  }
}

export const announcement = new Announcement();
