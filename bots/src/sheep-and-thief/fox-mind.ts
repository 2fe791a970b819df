import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { candidatesOf } from './candidates.ts';
import type { Mind, Thought } from './mind.ts';
import { type Position, winAfter } from './position.ts';
import { planAlone } from './rollout.ts';
import type { Move, State } from './state.ts';

/**
 * Fox plans its own cards of the round to the end, for each of its best moves at first sight, and takes the others as standing
 * still. An iteration is one plan.
 */
export const foxMind: Mind = (position, clock) => {
  const candidates = candidatesOf(position, position.policy, 1);
  const planned: { readonly move: Move; readonly plan: number }[] = [];
  for (const { move } of candidates) {
    if (planned.length > 0 && (planned.length >= clock.iterations || clock.searchIsOver())) break;
    planned.push({ move, plan: planAfter(position, move) });
  }
  planned.sort((a, b) => b.plan - a.plan);
  // A plan that nobody crosses is too rosy to be told: it orders moves, the table as it stands gives the chance.
  return planned.map(({ move }): Thought => ({ move, win: winAfter(position, move), weight: 1 }));
};

/** The seat's chance to win once it has placed what it then holds. */
export function planAfter({ table, place, policy }: Position, move: Move): number {
  const after = sheepAndThief.clone(table);
  if (move.kind === 'place') sheepAndThief.apply(after, place + 1, move);
  else if (move.kind === 'keep') for (const card of move.cards) takeIn(after, place, card);
  else {
    after.round++;
    after.placed[place] = 0;
    const first = handStart(after, place);
    const kept = after.hands.slice(first, first + (after.held[place] as number)).find((card) => card !== move.card) ?? move.card;
    after.held[place] = 0;
    takeIn(after, place, kept);
  }
  if (after.stage === 'place' || move.kind !== 'place') return planAlone(after, place, policy);
  return policy.sight.chances(after)[place] as number;
}

function handStart({ hands, rules }: State, place: number): number {
  return (place * hands.length) / rules.players;
}

function takeIn(state: State, place: number, card: number): void {
  const held = state.held[place] as number;
  state.hands[handStart(state, place) + held] = card;
  state.held[place] = held + 1;
}
