import { at, mayPlay, NO_CARD, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Policy } from './policy.ts';
import { advance, type Move, type State, teamInTurn, winFor } from './state.ts';
import type { Value } from './value.ts';
import type { XorShift } from './xor-shift.ts';

const KEEP: Move = { kind: 'exchange', exchange: false };
const EXCHANGE: Move = { kind: 'exchange', exchange: true };

/** An upper bound on a game's moves: playouts with this limit reach the end. */
export const TO_THE_END = 400;

/** Plays at most `plies` moves of a world, then returns team 0's share of a win as the value function estimates it. */
export function playOn(state: State, policy: Policy, value: Value, plies: number, noise: number, random: XorShift): number {
  for (let n = 0; n < plies && goesOn(state); n++) advance(state, policyMove(state, policy, noise, random));
  return winOf(state, value, 0);
}

/** A team's estimated share of a win in a state. */
export function winOf(state: State, value: Value, team: number): number {
  const won = winFor(state, team);
  if (won !== undefined) return won;
  const win = value.ofTeamInTurn(state);
  return teamInTurn(state) === team ? win : 1 - win;
}

/** False once the game is over, or if the current seat has no card it may play (never in a dealt game). */
function goesOn(state: State): boolean {
  if (state.asks !== 'play') return state.asks !== 'nothing';
  for (const type of state.hands[state.turn]) if (mayPlay(state, type)) return true;
  return false;
}

/** The playout policy's move. Uses only what its seat may know. */
export function policyMove(state: State, policy: Policy, noise: number, random: XorShift): Move {
  switch (state.asks) {
    case 'play':
      return at(state.rules.plays, bestType(state, policy, noise, random));
    case 'exchange':
      return policy.score(state, state.turnedUp) + noise * (random.share() - 0.5) < averageScore(state, policy, random) ? EXCHANGE : KEEP;
    default:
      return wolfAndHound.sample(state, at(wolfAndHound.toAct(state), 0), random);
  }
}

/** The policy's favorite type, with some noise. A forced play needs no scoring. */
function bestType(state: State, policy: Policy, noise: number, random: XorShift): number {
  const isChoice = hasChoice(state);
  let best = Number.NEGATIVE_INFINITY;
  let found = NO_CARD;
  let previous = NO_CARD;
  for (const type of state.hands[state.turn]) {
    if (type === previous || !mayPlay(state, type)) continue;
    previous = type;
    if (!isChoice) return type;
    const score = policy.score(state, type) + noise * random.share();
    if (score > best) {
      best = score;
      found = type;
    }
  }
  return found;
}

/** Whether the current seat may play cards of different types. */
function hasChoice(state: State): boolean {
  let first = NO_CARD;
  for (const type of state.hands[state.turn]) {
    if (!mayPlay(state, type)) continue;
    if (first === NO_CARD) first = type;
    else if (type !== first) return true;
  }
  return false;
}

/** An estimate for the unseen top card of a dummy deck: the mean score of a few random types. */
function averageScore(state: State, policy: Policy, random: XorShift): number {
  const types = state.rules.types.length;
  let sum = 0;
  for (let n = 0; n < LOOKS; n++) sum += policy.score(state, random.below(types));
  return sum / LOOKS;
}

const LOOKS = 3;
