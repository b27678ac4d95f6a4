// Where the cards of Come to Call lie.
import type { CallView } from "../../lib/protocol";
import type { View } from "../../lib/types";
import type { Places } from "../../table/animatedView";

const call = (view: View) => view as unknown as CallView;
const isOpen = (place: string): place is "left" | "right" => place === "left" || place === "right";

export const places: Places = {
  take(view, place, cards) {
    if (place === "deck") call(view).deck -= cards.length;
    else if (isOpen(place)) call(view).piles[place].splice(-cards.length);
  },
  put(view, place, cards) {
    if (place === "middle") call(view).heard += 1;
    else if (isOpen(place)) call(view).piles[place].push(...cards.filter((id) => id !== null));
  },
  arrive(view, movement) {
    if (movement.move !== "reshuffle") return;
    call(view).deck = movement.cards;
    for (const pile of Object.values(call(view).piles) as string[][]) pile.splice(0, pile.length - 1);
  },
  undeal(view, dealt) {
    Object.assign(call(view), { deck: call(view).deck + dealt, heard: 0, sent: [] });
  },
  dealtFrom: () => "deck",
  faceDown: /^deck$/,
};
