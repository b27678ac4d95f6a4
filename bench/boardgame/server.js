// boardgame.io's server with two games, each of 650 moves, about as many as a random game of Call to Glory takes. In
// memory, as it comes; without undo, which none of these games would offer.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const MOVES = 650;

// The smallest game that has turns and an end: take 1, 2 or 3, three times a turn.
const Pile = {
  name: "pile",
  disableUndo: true,
  setup: () => ({ left: MOVES, taken: [0, 0] }),
  turn: { minMoves: 3, maxMoves: 3 },
  moves: {
    take: ({ G, playerID }, count) => {
      if (![1, 2, 3].includes(count)) return INVALID_MOVE;
      G.left -= 1;
      G.taken[playerID] += count;
    },
  },
  endIf: ({ G }) => (G.left <= 0 ? { winner: G.taken[0] >= G.taken[1] ? "0" : "1" } : undefined),
};

// A card game with what Call to Glory has on the table: two piles face down, two face up, hands that only their owners
// see. Draw two cards, then discard two.
const KINDS = ["emperor", "empress", "daimyo", "shogun", "samurai", "ninja", "envoy", "monk", "farmer"];
const PLACES = ["A", "B"];

const deal = (random) => {
  const deck = random.Shuffle(Array.from({ length: 108 }, (_, i) => KINDS[i % KINDS.length]));
  const hands = [deck.splice(0, 3), deck.splice(0, 3)];
  return { left: MOVES, hands, piles: { L: deck.splice(0, 51), R: deck, A: [], B: [] } };
};

const Hands = {
  name: "hands",
  disableUndo: true,
  setup: ({ random }) => deal(random),
  turn: { minMoves: 4, maxMoves: 4 },
  moves: {
    draw: {
      client: false,
      move: ({ G, ctx, playerID, random }, pile) => {
        if (ctx.numMoves >= 2 || !["L", "R"].includes(pile)) return INVALID_MOVE;
        if (G.piles[pile].length === 0) {
          G.piles[pile] = random.Shuffle([...G.piles.A, ...G.piles.B]);
          G.piles.A = [];
          G.piles.B = [];
        }
        G.hands[playerID].push(G.piles[pile].pop());
        G.left -= 1;
      },
    },
    discard: ({ G, ctx, playerID }, card, place) => {
      if (ctx.numMoves < 2 || !PLACES.includes(place) || !(card in G.hands[playerID])) return INVALID_MOVE;
      G.piles[place].push(...G.hands[playerID].splice(card, 1));
      G.left -= 1;
    },
  },
  endIf: ({ G }) => (G.left <= 0 ? { winner: "0" } : undefined),
  playerView: ({ G, playerID }) => ({
    left: G.left,
    hand: G.hands[playerID] ?? [],
    sizes: G.hands.map((hand) => hand.length),
    piles: { L: G.piles.L.length, R: G.piles.R.length, A: G.piles.A, B: G.piles.B },
  }),
};

Server({ games: [Pile, Hands], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
