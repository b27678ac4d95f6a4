// boardgame.io's server with the smallest game that has turns and an end: 650 moves, three to a turn, which is about
// what a random game of Call to Glory takes. In memory; without undo, so that its messages stay small.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const Pile = {
  name: "pile",
  disableUndo: true,
  setup: () => ({ left: 650, taken: [0, 0] }),
  turn: { minMoves: 3, maxMoves: 3 },
  moves: {
    take: ({ G, ctx }, count) => {
      if (![1, 2, 3].includes(count)) return INVALID_MOVE;
      G.left -= 1;
      G.taken[Number(ctx.currentPlayer)] += count;
    },
  },
  endIf: ({ G }) => (G.left <= 0 ? { winner: G.taken[0] >= G.taken[1] ? "0" : "1" } : undefined),
};

Server({ games: [Pile], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
