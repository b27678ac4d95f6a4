// Where groups of cards lie side by side: as wide as they like, closer together if space is short. Nothing else on
// the table moves for them: they are shifted within the space reserved for them.

export interface Room {
  width: number; // pixels, as all lengths here
  card: number; // width of a card
  row: number; // from one row to the next
  rows: number; // at most
  gap: number; // between two groups
  step: number; // between two cards of a group, as a fraction of a card
}

export interface Spread {
  step: number;
  rows: number;
  spots: { x: number; y: number }[];
  edges: number[]; // how far a badge may reach from the left of each group, without the next one covering it
}

const LEAST_STEP = 0.05;
const LEAST_SEEN = 46; // pixels of a group that stay uncovered, enough for a finger
const BADGE = 6; // pixels that a badge sticks out
const FRAME = 4; // pixels around a group that can be played
const TRIES = 12;

/** Places for groups with these numbers of cards, centred or from the left. */
export function spread(counts: readonly number[], room: Room, centred = true): Spread {
  for (let rows = 1; rows <= room.rows; rows++) {
    for (let tight = 0; tight <= TRIES; tight++) {
      const { step, gap } = tightened(room, tight / TRIES);
      const widths = counts.map((count) => room.card * (1 + (count - 1) * step));
      const lines = broken(widths, gap, room.width);
      if (lines.length > rows) continue;
      const spots = placed(even(widths, gap, room.width, lines), widths, gap, room, centred);
      return { step, rows: lines.length, spots, edges: edges(spots, widths) };
    }
  }
  return squeezed(counts, room);
}

/** First the cards within a group move closer, then groups overlap. */
function tightened(room: Room, much: number): { step: number; gap: number } {
  const least = Math.min(room.gap, LEAST_SEEN - room.card);
  return {
    step: room.step + (Math.min(room.step, LEAST_STEP) - room.step) * Math.min(1, 2 * much),
    gap: room.gap + (least - room.gap) * Math.max(0, 2 * much - 1),
  };
}

/** Fill lines one after the other; returns the indices of the groups in each line. */
function broken(widths: number[], gap: number, limit: number): number[][] {
  const lines: number[][] = [];
  let end = Infinity;
  widths.forEach((width, i) => {
    if (end + gap + width > limit) {
      lines.push([]);
      end = -gap;
    }
    lines.at(-1)!.push(i);
    end += gap + width;
  });
  return lines;
}

/** The same number of lines, of about equal length. */
function even(widths: number[], gap: number, width: number, lines: number[][]): number[][] {
  let best = lines;
  for (let limit = width; limit > 0; limit -= width / 40) {
    const next = broken(widths, gap, limit);
    if (next.length > lines.length) break;
    best = next;
  }
  return best;
}

function placed(lines: number[][], widths: number[], gap: number, room: Room, centred: boolean): Spread["spots"] {
  const spots: Spread["spots"] = [];
  lines.forEach((line, number) => {
    const long = line.reduce((sum, i) => sum + widths[i]!, (line.length - 1) * gap);
    let x = centred ? (room.width - long) / 2 : 0;
    for (const i of line) {
      spots[i] = { x: Math.round(x), y: Math.round(number * room.row) };
      x += widths[i]! + gap;
    }
  });
  return spots;
}

/** More than fits: all groups overlap, each showing equally much. */
function squeezed(counts: readonly number[], room: Room): Spread {
  const each = Math.ceil(counts.length / room.rows);
  const widest = room.card * (1 + (Math.max(...counts) - 1) * LEAST_STEP);
  const pitch = Math.max(0, room.width - widest) / Math.max(1, each - 1);
  const spots = counts.map((_, i) => ({ x: Math.round((i % each) * pitch), y: Math.floor(i / each) * room.row }));
  const widths = counts.map((count) => room.card * (1 + (count - 1) * LEAST_STEP));
  return { step: LEAST_STEP, rows: room.rows, spots, edges: edges(spots, widths) };
}

function edges(spots: Spread["spots"], widths: number[]): number[] {
  return spots.map(({ x, y }, i) => {
    const next = spots[i + 1];
    return Math.min(widths[i]! + BADGE, next?.y === y ? next.x - x - FRAME : Infinity);
  });
}
