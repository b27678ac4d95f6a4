// The live connection to a table: reconnects by itself, and resends what was not answered.
import { VERSION, type FromClient, type FromServer } from "./protocol";

const FIRST_WAIT = 200; // milliseconds
const LONGEST_WAIT = 10_000;
const SILENCE = 15_000; // after which we ping
const PONG_TIMEOUT = 5_000; // how long we wait for the answer

type Submission = Extract<FromClient, { id: string }>;
type Unsent = Submission extends infer S ? (S extends { id: string } ? Omit<S, "id"> : never) : never;

export interface Handlers {
  onMessage(message: FromServer): void;
  onConnection(connected: boolean): void;
  lastVersion(): number | null; // the last version we have seen
  takesSeatBack(): boolean; // whether to take back a seat that I left
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pulse = 0;
  #closed = false;
  #unanswered = new Map<string, Submission>();
  #onReturn = () => this.#reconnectNow();

  constructor(
    private readonly table: string,
    private readonly token: () => string | null,
    private readonly handlers: Handlers,
  ) {
    addEventListener("online", this.#onReturn);
    document.addEventListener("visibilitychange", this.#onReturn);
    this.#open();
  }

  /** Submit something. It is resent until it is answered, and applied once. */
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
    removeEventListener("online", this.#onReturn);
    document.removeEventListener("visibilitychange", this.#onReturn);
    this.#socket?.close();
  }

  /** Say hello again, as another player or with another seat. */
  restart(): void {
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${this.table}`,
    );
    this.#socket = socket;
    socket.onopen = () =>
      this.#send({
        type: "hello",
        protocol: VERSION,
        token: this.token(),
        seen: this.handlers.lastVersion(),
        back: this.handlers.takesSeatBack() || null,
      });
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #receive(message: FromServer): void {
    this.#watchSilence();
    if (message.type === "state") {
      this.#wait = FIRST_WAIT;
      this.handlers.onConnection(true);
    }
    if ("answers" in message && message.answers) this.#unanswered.delete(message.answers);
    if (message.type === "goodbye" && !message.again) this.#closed = true;
    this.handlers.onMessage(message);
    if (message.type === "state" && !message.answers) this.#unanswered.forEach((submission) => this.#send(submission));
  }

  #watchSilence(): void {
    clearTimeout(this.#pulse);
    this.#pulse = window.setTimeout(() => {
      this.#send({ type: "ping", id: "pulse" });
      this.#pulse = window.setTimeout(() => this.#socket?.close(), PONG_TIMEOUT);
    }, SILENCE);
  }

  #lost(): void {
    clearTimeout(this.#pulse);
    this.#socket = null;
    if (this.#closed) return;
    this.handlers.onConnection(false);
    this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network or the person is back: reconnect without waiting any longer. */
  #reconnectNow(): void {
    if (this.#closed || document.visibilityState === "hidden") return;
    this.#wait = FIRST_WAIT;
    if (!this.#socket) this.#open();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#send({ type: "ping", id: "pulse" });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
