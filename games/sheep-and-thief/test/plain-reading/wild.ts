import { pick, type Random, type Seat, shuffle } from '@bellwether/kernel';
import { type Action, type Card, CELLS, type Direction, faceOf, type Move, type State } from '../../src/index.ts';
import { type Position, positionOf } from '../../src/position.ts';

const once = (times: number, random: Random) => random.below(times) === 0;
const some = <T>(times: number, make: () => T) => Array.from({ length: times }, make);

/** A random move that ignores the rules, and is sometimes legal. */
export function wildMove(state: State, seat: Seat, random: Random): Move {
  const position = positionOf(state);
  const hand = (position.stage === 'draft' ? position.packets : position.hands)[seat - 1] as readonly Card[];
  const card = () => pick(once(20, random) ? position.deck.concat(hand) : hand, random);
  const kind = once(20, random) ? pick(['keep', 'discard', 'place'] as const, random) : KINDS[position.stage];
  if (kind === 'keep') return { kind, cards: some(once(9, random) ? 3 : position.config.players === 2 ? 2 : 1, card) };
  if (kind === 'discard') return { kind, card: card() };
  const placed = card();
  return { kind, card: placed, at: cell(random), faceDown: once(6, random), actions: wildActions(position, seat, placed, random) };
}

const KINDS = { draft: 'keep', place: 'place', discard: 'discard', over: 'place' } as const;

/** A cell of the board, or one off it. */
const cell = (random: Random) => random.below(CELLS + 1) - 1;

function wildActions(position: Position, seat: Seat, card: Card, random: Random): Action[] {
  const { sheep, dogs, foxes } = faceOf(card);
  const board = position.boards[seat - 1] as Position['boards'][number];
  const flocks = board.sheep.flatMap((flock, at) => (flock > 0 || at === board.black ? [at] : []));
  const drive = (): Action => {
    const from = flocks.length > 0 && !once(4, random) ? pick(flocks, random) : cell(random);
    const to = once(4, random) ? cell(random) : from + pick([-4, -1, 1, 4], random);
    const white = random.below((board.sheep[from] ?? 0) + 2) - (once(20, random) ? 1 : 0);
    return { kind: 'dog', from, to, white, black: once(3, random) };
  };
  const actions = [
    ...some(sheep, (): Action => ({ kind: 'sheep' })),
    ...some(foxes, (): Action => ({ kind: 'fox', step: random.below(4) as Direction })),
    ...some(dogs, (): Action => (once(5, random) ? { kind: 'skip-dog' } : drive())),
  ];
  if (once(12, random)) actions.pop();
  if (once(12, random)) actions.push(pick([{ kind: 'sheep' }, { kind: 'skip-dog' }, { kind: 'fox', step: 0 }, drive()], random));
  return shuffle(actions, random);
}
