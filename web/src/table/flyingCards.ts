// Flying cards: from where they really lie to where they really go, above everything else, and not clickable.
import { back, face } from "../lib/art";

const places = new Map<string, Set<HTMLElement>>();

/** Svelte attachment: this element is a place, such as `L`, `hand 2` or `set 2 samurai`. */
export function place(...names: string[]) {
  return (element: HTMLElement): (() => void) => {
    for (const name of names) {
      const found = places.get(name) ?? new Set();
      places.set(name, found.add(element));
    }
    return () => names.forEach((name) => places.get(name)?.delete(element));
  };
}

/** Where a place is now; a set that is not there yet is where its owner's sets are. */
export function where(name: string, card: string | null = null): DOMRect | null {
  const [kind, seat] = name.split(" ");
  const tries = [
    card ? `${name}/${card}` : "",
    name,
    kind === "set" || kind === "sent" ? `sets ${seat}` : "",
    `seat ${seat}`,
  ];
  for (const one of tries) {
    for (const element of places.get(one) ?? []) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return box;
    }
  }
  return null;
}

export interface Flight {
  from: DOMRect;
  to: DOMRect;
  front: string;
  behind: string | null; // null: it has no other side
  turns: "over" | "down" | "no"; // turns face up on the way, turns face down on the way, or stays as it is
}

let sky: HTMLElement | null = null;

/** Let one thing fly; resolves when it arrives. */
export async function fly(flight: Flight, duration: number, delay = 0): Promise<void> {
  sky ??= document.body.appendChild(Object.assign(document.createElement("div"), { className: "sky" }));
  const size = cardIn(flight.to);
  const start = cardIn(flight.from);
  const body = document.createElement("div");
  body.className = "flying";
  body.style.width = `${size.width}px`;
  body.style.height = `${size.height}px`;
  const behind = flight.behind && flight.turns !== "no" ? side(flight.behind, "behind") : null;
  if (behind) body.classList.add("turning");
  body.append(side(flight.front, "front"), ...(behind ? [behind] : []));
  sky.append(body);
  const turned = { over: [180, 0], down: [0, 180], no: [0, 0] }[flight.turns];
  const at = (box: DOMRect, angle: number) =>
    `translate(${box.left + (box.width - size.width) / 2}px, ${box.top + (box.height - size.height) / 2}px) ` +
    `scale(${box.width / size.width})${behind ? ` rotateY(${angle}deg)` : ""}`;
  const motion = body.animate([{ transform: at(start, turned[0]!) }, { transform: at(size, turned[1]!) }], {
    duration,
    delay,
    easing: "cubic-bezier(.3,.1,.2,1)",
    fill: "both",
  });
  try {
    await motion.finished;
  } catch {
    // cancelled: the tab was hidden
  }
  body.remove();
}

/** Stop everything that flies, to show the present instead. */
export function land(): void {
  sky?.querySelectorAll(".flying").forEach((body) => body.getAnimations().forEach((motion) => motion.finish()));
}

function side(source: string, name: string): HTMLImageElement {
  return Object.assign(document.createElement("img"), { src: source, className: name, alt: "" });
}

/** A card's box in the middle of a place. */
function cardIn(box: DOMRect): DOMRect {
  const width = Math.min(box.width, (box.height * 5) / 7, 180);
  const height = (width * 7) / 5;
  return new DOMRect(box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height);
}

/** Both sides of a card; null in a game without pictures, where cards do not fly. */
export function pictures(game: string, card: string | null): Pick<Flight, "front" | "behind"> | null {
  const [front, behind] = [card && face(game, card), back(game)];
  if (!behind) return null;
  return front ? { front, behind } : { front: behind, behind: null };
}
