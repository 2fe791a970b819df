/**
 * The base game of Wolf & Hound (Hound 01, Wolf 01, four players) as one would write it for boardgame.io: a plain G, one move, the
 * activation in `turn.onBegin`. The rules are the same as ours, without anything that the base game does not need.
 */
export interface Table {
  sheep: number[];
  wolf: number;
  hound: number;
  hands: string[][];
  piles: string[][];
  deck: string[];
  lastLap: boolean;
  outcome?: { winner: 'blue' | 'yellow'; reason: 'no-sheep' | 'cards-out' };
}

interface Context {
  readonly G: Table;
  readonly ctx: { readonly currentPlayer: string; readonly turn: number };
  readonly random: { Shuffle<X>(deck: readonly X[]): X[] };
}

const SEATS = [0, 1, 2, 3] as const;
const HAND_SIZE = 4;
const FLOCK = 3;
/** boardgame.io's own value for an illegal move (`INVALID_MOVE` of boardgame.io/core). */
const INVALID_MOVE = 'INVALID_MOVE';

/** A game for `Client`. `order`: a shuffled deck; seat by seat four cards, the rest is the draw pile. */
export function baseGame(deck: readonly string[], disableUndo: boolean, order?: readonly string[]) {
  return {
    name: 'wolf-and-hound',
    disableUndo,
    setup: ({ random }: Pick<Context, 'random'>): Table => {
      const cards = order ?? random.Shuffle(deck);
      return {
        sheep: SEATS.map(() => FLOCK),
        wolf: 0,
        hound: 0,
        hands: SEATS.map((seat) => cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
        piles: SEATS.map(() => []),
        deck: cards.slice(SEATS.length * HAND_SIZE),
        lastLap: false,
      };
    },
    turn: { minMoves: 1, maxMoves: 1, onBegin: activate },
    moves: { play },
    endIf: ({ G }: Pick<Context, 'G'>) => G.outcome,
  };
}

function activate({ G, ctx }: Context): void {
  const seat = Number(ctx.currentPlayer);
  if (ctx.turn > 1) {
    const sheep = G.sheep[seat] as number;
    const afterWolf = G.wolf === seat ? Math.max(0, sheep - 1) : sheep;
    G.sheep[seat] = G.hound === seat ? Math.min(FLOCK, afterWolf + 1) : afterWolf;
  }
  for (let n = 0; n < 4; n++) {
    const place = (seat + n) % 4;
    if (G.sheep[place] === 0) {
      G.outcome = { winner: place % 2 === 0 ? 'yellow' : 'blue', reason: 'no-sheep' };
      return;
    }
  }
  if (G.lastLap && seat === 0) {
    const [a, b, c, d] = G.sheep as [number, number, number, number];
    G.outcome = { winner: a + c > b + d ? 'blue' : 'yellow', reason: 'cards-out' };
  }
}

/** All seats run out of cards in the same lap, so no player ever has to pass. */
function play({ G, ctx }: Context, card: string): typeof INVALID_MOVE | undefined {
  const seat = Number(ctx.currentPlayer);
  const hand = G.hands[seat] as string[];
  const index = hand.indexOf(card);
  if (index < 0) return INVALID_MOVE;
  hand.splice(index, 1);
  G.piles[seat]?.push(card);
  const steps = Number(card[1]);
  if (card[0] === 'B') G.wolf = (G.wolf + steps) % 4;
  else G.hound = (G.hound + steps) % 4;
  const drawn = G.deck.shift();
  if (drawn !== undefined) hand.push(drawn);
  if (hand.length === 0) G.lastLap = true;
  return undefined;
}
