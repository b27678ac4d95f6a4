// Who I am on this device: a guest with a name, and the token that is the only key to my seats.
import { Refused, api } from "./api";
import type { OwnPlayer } from "./protocol";

const KEY = "courtcards.player";

function read(): OwnPlayer | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as OwnPlayer | null;
  } catch {
    return null;
  }
}

export class Me {
  player = $state<OwnPlayer | null>(read());

  get token(): string | null {
    return this.player?.token ?? null;
  }

  /** Become a player with this name, or rename the player I already am. */
  async be(name: string): Promise<string> {
    if (!this.player) this.#keep(await api.newPlayer(name));
    else if (name && name !== this.player.name) await this.rename(name);
    return this.player!.token;
  }

  async rename(name: string): Promise<void> {
    const { player } = this;
    if (!player) return;
    const known = await api.rename(player.token, name).catch((error: unknown) => this.#forgetIfUnknown(error));
    this.#keep({ ...player, ...known });
  }

  /** If the server's database does not know me, become a new guest with the same name. */
  async check(): Promise<void> {
    const { player } = this;
    if (!player) return;
    await api.whoAmI(player.token).catch(async (error: unknown) => {
      if (error instanceof Refused && error.status === 401) this.#keep(await api.newPlayer(player.name));
    });
  }

  #forgetIfUnknown(error: unknown): never {
    if (error instanceof Refused && error.status === 401) this.#keep(null);
    throw error;
  }

  #keep(player: OwnPlayer | null): void {
    this.player = player;
    try {
      if (player) localStorage.setItem(KEY, JSON.stringify(player));
      else localStorage.removeItem(KEY);
    } catch {
      // a private window stores nothing: the seat is mine until the tab is closed
    }
  }
}

export const me = new Me();
