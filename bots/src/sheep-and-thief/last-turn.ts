import { scoreOf, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { SearchClock } from '../shared/search-clock.ts';
import { candidatesOf } from './candidates.ts';
import type { Thought } from './mind.ts';
import { isLastTurn, type Position, winAfter } from './position.ts';
import type { Move, State } from './state.ts';

/** Forms of a turn tried out at the very end; what first sight thinks best is among them in any case. */
const MOST_FORMS = 3000;
/** Missions of others that might be. */
const GUESSES = 4;
const LOOK_EVERY = 64;
const MOST_THOUGHTS = 5;

/** The turn that ends the game, worked out: every form of it, by who wins and then by how much. Undefined at any other time. */
export function lastTurn(position: Position, clock: SearchClock): Thought[] | undefined {
  const { place, legal } = position;
  if (!isLastTurn(position)) return undefined;
  const worlds = guesses(position);
  const found: (Thought & { readonly lead: number })[] = [];
  const tried = candidatesOf(position, position.policy, 2).slice(0, MOST_THOUGHTS);
  for (const { move } of tried) found.push(judge(worlds, place, move));
  let forms = 0;
  for (const move of legal) {
    if (forms >= MOST_FORMS || (forms % LOOK_EVERY === LOOK_EVERY - 1 && clock.searchIsOver())) break;
    forms++;
    found.push(judge(worlds, place, move));
  }
  found.sort((a, b) => b.win - a.win || b.lead - a.lead);
  return found.slice(0, MOST_THOUGHTS).map(({ move }) => ({ move, win: winAfter(position, move), weight: 1 }));
}

function guesses({ view, table, random }: Position): State[] {
  if (!view.config.missions) return [table];
  return Array.from({ length: GUESSES }, () => sheepAndThief.imagine(view, random));
}

function judge(worlds: readonly State[], place: number, move: Move): Thought & { readonly lead: number } {
  let win = 0;
  let lead = 0;
  for (const world of worlds) {
    const after = sheepAndThief.clone(world);
    sheepAndThief.apply(after, place + 1, move);
    const { winners, scores } = sheepAndThief.outcome(after) ?? { winners: [], scores: [] };
    win += winners.includes(place + 1) ? 1 / winners.length : 0;
    const rival = Math.max(...scores.map(({ total }, other) => (other === place ? Number.NEGATIVE_INFINITY : total)));
    lead += scoreOf(after, place).total - rival;
  }
  return { move, win: win / worlds.length, weight: 1, lead };
}
