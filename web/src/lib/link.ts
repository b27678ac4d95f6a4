// The live connection to a table: comes back by itself, and sends again what was not answered.
import { VERSION, type FromClient, type FromServer } from "./protocol";

const FIRST_WAIT = 200; // milliseconds
const LONGEST_WAIT = 10_000;
const SILENCE = 15_000; // after which we ask whether anybody is there
const PATIENCE = 5_000; // for the answer

type Submission = Extract<FromClient, { id: string }>;
type Unsent = Submission extends infer S ? (S extends { id: string } ? Omit<S, "id"> : never) : never;

export interface Ears {
  hear(message: FromServer): void;
  seen(): number | null; // the version that is known already
  connected(now: boolean): void;
}

export class Link {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pulse = 0;
  #closed = false;
  #unanswered = new Map<string, Submission>();
  #again = () => this.#hurry();

  constructor(
    private readonly table: string,
    private readonly token: () => string | null,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  /** Submit something; it is sent until it is answered, and applied once. */
  submit(message: Unsent): string {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const submission = { ...message, id } as Submission;
    this.#unanswered.set(id, submission);
    this.#send(submission);
    return id;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  /** Say hello anew, as somebody else or with another seat. */
  restart(): void {
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${this.table}`);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", protocol: VERSION, token: this.token(), seen: this.ears.seen() });
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #hear(message: FromServer): void {
    this.#listen();
    if (message.type === "state") {
      this.#wait = FIRST_WAIT;
      this.ears.connected(true);
    }
    if ("answers" in message && message.answers) this.#unanswered.delete(message.answers);
    if (message.type === "goodbye" && !message.again) this.#closed = true;
    this.ears.hear(message);
    if (message.type === "state" && !message.answers) this.#unanswered.forEach((submission) => this.#send(submission));
  }

  #listen(): void {
    clearTimeout(this.#pulse);
    this.#pulse = window.setTimeout(() => {
      this.#send({ type: "ping", id: "pulse" });
      this.#pulse = window.setTimeout(() => this.#socket?.close(), PATIENCE);
    }, SILENCE);
  }

  #lost(): void {
    clearTimeout(this.#pulse);
    this.#socket = null;
    if (this.#closed) return;
    this.ears.connected(false);
    this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network or the person is back: do not wait any longer. */
  #hurry(): void {
    if (this.#closed || document.visibilityState === "hidden") return;
    this.#wait = FIRST_WAIT;
    if (!this.#socket) this.#open();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#send({ type: "ping", id: "pulse" });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
