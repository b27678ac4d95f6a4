// Dragging with mouse, pen or finger: a copy follows the pointer and is dropped on the place below it.

const NEAR = 7; // pixels the pointer may move in a click

export interface Dragged {
  from: string; // what is dragged, such as `pile L` or `hand farmer`
  picture: string | null; // null: no picture
  drop(onto: string): void; // `onto` is the place where it was dropped
  begin?(): void;
}

/** Svelte attachment: makes an element draggable onto elements with `data-drop`. Null: not now. */
export function draggable(dragged: () => Dragged | null) {
  return (element: HTMLElement): (() => void) => {
    const press = (event: PointerEvent) => start(element, event, dragged);
    const still = (event: Event) => event.preventDefault();
    element.addEventListener("pointerdown", press);
    element.addEventListener("dragstart", still);
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("dragstart", still);
    };
  };
}

function start(element: HTMLElement, event: PointerEvent, dragged: () => Dragged | null): void {
  const what = event.button === 0 && event.isPrimary ? dragged() : null;
  if (!what) return;
  const [x, y, id] = [event.clientX, event.clientY, event.pointerId];
  const box = element.getBoundingClientRect();
  let ghost: HTMLElement | null = null;
  let below: Element | null = null;

  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== id) return;
    if (!ghost && Math.hypot(moved.clientX - x, moved.clientY - y) < NEAR) return;
    if (!ghost) {
      ghost = lift(what.picture, Math.min(box.width, (box.height * 5) / 7));
      what.begin?.();
    }
    ghost.style.transform = `translate(${moved.clientX}px, ${moved.clientY}px) translate(-50%, -60%) rotate(2deg)`;
    const now = document.elementFromPoint(moved.clientX, moved.clientY)?.closest("[data-drop]") ?? null;
    if (now !== below) {
      below?.classList.remove("over");
      now?.classList.add("over");
      below = now;
    }
  };
  const end = (ended: PointerEvent) => {
    if (ended.pointerId !== id) return;
    stop();
    const onto = below?.getAttribute("data-drop");
    if (ghost && ended.type === "pointerup" && onto) what.drop(onto);
  };
  const stop = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    below?.classList.remove("over");
    if (!ghost) return;
    ghost.remove();
    // ignore the click that follows a drag
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function lift(picture: string | null, width: number): HTMLElement {
  const ghost = Object.assign(document.createElement("img"), { src: picture ?? "", className: "dragged", alt: "" });
  ghost.style.width = `${width}px`;
  document.body.append(ghost);
  return ghost;
}
