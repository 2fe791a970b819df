/** A bot's decision. Used by all bots. */

import type { Random } from '@bellwether/kernel';
import { MISSIONS, sheepAndThief, tableOf } from '@bellwether/sheep-and-thief';
import { CardWorths, Policy } from './policy.ts';
import { cardsToCome, type Move, NONE, type SeatIndex, type State, type View } from './state.ts';
import { fromThousandths, Value } from './value.ts';
import { THOUSANDTHS } from './value-weights.ts';

/** A decision with everything a mind needs to make it. */
export interface Question {
  readonly view: View;
  readonly player: SeatIndex;
  /** The table as the view shows it. Read-only. */
  readonly table: State;
  /** All choices of a draft or a round end. Only the first form of a turn, which has thousands. */
  readonly moves: readonly Move[];
  /** Every form of a turn, listed lazily by the engine. */
  readonly legal: Iterable<Move>;
  readonly policy: Policy;
  /** The worth of cards to each player, as far as already computed. */
  readonly cards: CardWorths;
  readonly random: Random;
}

export const FITTED = new Value(fromThousandths(THOUSANDTHS));

export function openQuestion(view: View, legal: Iterable<Move>, random: Random): Question {
  const isTurn = view.stage === 'place';
  const first: Move[] = [];
  let all = legal;
  if (!isTurn) first.push(...legal);
  else if (Array.isArray(legal)) first.push(...legal.slice(0, 1));
  else {
    // Lazy moves can be iterated only once, so the one taken here is put back in front.
    const rest = legal[Symbol.iterator]();
    const one = rest.next();
    if (!one.done) first.push(one.value);
    all = onward(first, rest);
  }
  return {
    view,
    player: view.viewer === 'spectator' ? 0 : view.viewer - 1,
    table: tableOf(view),
    moves: first,
    legal: all,
    policy: new Policy(view.config, FITTED),
    cards: new CardWorths(),
    random,
  };
}

function* onward(first: readonly Move[], rest: Iterator<Move>): Generator<Move> {
  yield* first;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}

/** The mover's win probability after a move, from visible information alone. */
export function winAfter({ view, table, player, policy }: Question, move: Move): number {
  if (move.kind !== 'place') return policy.appraiser.chances(table)[player] as number;
  const after = sheepAndThief.clone(table);
  sheepAndThief.apply(after, player + 1, move);
  if (after.stage === 'over' && view.config.missions) return shareOfEnd(after, player);
  return policy.appraiser.chances(after)[player] as number;
}

/** Whether this move ends the game, so that its result is exact. */
export function isLastTurn({ table, player }: Question): boolean {
  if (table.stage !== 'place') return false;
  for (let other = 0; other < table.rules.players; other++) {
    if (cardsToCome(table, other) !== (other === player ? 1 : 0)) return false;
  }
  return true;
}

/** The seat's expected share in a finished game with secret missions: the mean over all missions for each other seat. */
function shareOfEnd(state: State, player: SeatIndex): number {
  const own = state.missions[player] ?? NONE;
  const left = MISSIONS.map((_, mission) => mission).filter((mission) => mission !== own);
  const shares = left.map((_, shift) => {
    const missions = Array.from({ length: state.rules.players }, (__, other) => left[(shift + other) % left.length] as number);
    missions[player] = own;
    const winners = sheepAndThief.outcome({ ...state, missions })?.winners ?? [];
    return winners.includes(player + 1) ? 1 / winners.length : 0;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
