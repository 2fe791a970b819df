import { wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Policy } from './policy.ts';
import type { Quick } from './quick.ts';
import type { Move, State } from './state.ts';
import type { Value } from './value.ts';

const KEEP: Move = { kind: 'exchange', exchange: false };
const EXCHANGE: Move = { kind: 'exchange', exchange: true };

/** Plays at most `plies` moves of a world; gives the share of a win for team 0 that the value function sees then. */
export function playOn(state: State, policy: Policy, value: Value, plies: number, noise: number, quick: Quick): number {
  for (let n = 0; n < plies && goesOn(state); n++) wolfAndHound.apply(state, 0, policyMove(state, policy, noise, quick));
  if (state.asks === 'nothing') return 1 - state.winner;
  const win = value.ofTeamInTurn(state);
  return (state.turn & 1) === 0 ? win : 1 - win;
}

/** False once the game is over, and where a position leaves the hand in turn open (never in a dealt game): nobody can play from it. */
function goesOn(state: State): boolean {
  return state.asks === 'play' ? ((state.held[state.turn] as number) & ~state.forbidden) !== 0 : state.asks !== 'nothing';
}

/** One move as a quick player would make it. Only looks at what its seat may know. */
export function policyMove(state: State, policy: Policy, noise: number, quick: Quick): Move {
  switch (state.asks) {
    case 'play': {
      const may = (state.held[state.turn] as number) & ~state.forbidden;
      if ((may & (may - 1)) === 0) return policy.plays[31 - Math.clz32(may)] as Move;
      let best = Number.NEGATIVE_INFINITY;
      let found = 0;
      for (let left = may; left !== 0; left &= left - 1) {
        const type = 31 - Math.clz32(left & -left);
        const score = policy.score(state, type) + noise * quick.share();
        if (score > best) {
          best = score;
          found = type;
        }
      }
      return policy.plays[found] as Move;
    }
    case 'exchange':
      return policy.score(state, state.turnedUp) + noise * (quick.share() - 0.5) < averageScore(state, policy, quick) ? EXCHANGE : KEEP;
    default: {
      const seat = ((state.rules.dummies >> state.turn) & 1 ? (state.turn + 2) & 3 : state.turn) + 1;
      return wolfAndHound.sample(state, seat, quick);
    }
  }
}

/** What the unseen top of a dummy deck is worth on the whole, from a few types at random. */
function averageScore(state: State, policy: Policy, quick: Quick): number {
  const types = state.rules.types.length;
  let sum = 0;
  for (let n = 0; n < LOOKS; n++) sum += policy.score(state, quick.below(types));
  return sum / LOOKS;
}

const LOOKS = 3;
