/** Exact search of the turn that ends the game. Used by Wolf. */

import { scoreOf, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { SearchClock } from '../shared/search-clock.ts';
import { candidatesOf } from './candidates.ts';
import type { Thought } from './mind.ts';
import { isLastTurn, type Question, winAfter } from './question.ts';
import type { Move, State } from './state.ts';

/** The most forms of the last turn to try, besides the best candidates. */
const MOST_FORMS = 3000;
/** How many guesses of the others' missions to average over. */
const GUESSES = 4;
const CHECK_CLOCK_EVERY = 64;
const MOST_THOUGHTS = 5;

/** Every form of the turn that ends the game, ranked by share of the win, then by margin. Undefined if the game does not end now. */
export function lastTurn(question: Question, clock: SearchClock): Thought[] | undefined {
  const { player, legal } = question;
  if (!isLastTurn(question)) return undefined;
  const worlds = guesses(question);
  const found: (Thought & { readonly lead: number })[] = [];
  const tried = candidatesOf(question, question.policy, 2).slice(0, MOST_THOUGHTS);
  for (const { move } of tried) found.push(judge(worlds, player, move));
  let forms = 0;
  for (const move of legal) {
    if (forms >= MOST_FORMS || (forms % CHECK_CLOCK_EVERY === CHECK_CLOCK_EVERY - 1 && clock.searchIsOver())) break;
    forms++;
    found.push(judge(worlds, player, move));
  }
  found.sort((a, b) => b.win - a.win || b.lead - a.lead);
  return found.slice(0, MOST_THOUGHTS).map(({ move }) => ({ move, win: winAfter(question, move), weight: 1 }));
}

function guesses({ view, table, random }: Question): State[] {
  if (!view.config.missions) return [table];
  return Array.from({ length: GUESSES }, () => sheepAndThief.imagine(view, random));
}

function judge(worlds: readonly State[], player: number, move: Move): Thought & { readonly lead: number } {
  let win = 0;
  let lead = 0;
  for (const world of worlds) {
    const after = sheepAndThief.clone(world);
    sheepAndThief.apply(after, player + 1, move);
    const { winners, scores } = sheepAndThief.outcome(after) ?? { winners: [], scores: [] };
    win += winners.includes(player + 1) ? 1 / winners.length : 0;
    const rival = Math.max(...scores.map(({ total }, other) => (other === player ? Number.NEGATIVE_INFINITY : total)));
    lead += scoreOf(after, player).total - rival;
  }
  return { move, win: win / worlds.length, weight: 1, lead };
}
