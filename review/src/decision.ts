import type { Analyst, Weighed } from '@bellwether/bots';
import type { GameTypes, Played, Random } from '@bellwether/kernel';
import { isConfirmed, toldOf, weighAgain } from './confirm.ts';
import type { Effort } from './kit.ts';
import { type Decision, LABEL_FROM, LABELS, type Label, type WeighedMove } from './review.ts';
import { Samples, samplesOf, sureAbove0 } from './statistics.ts';
import type { Story } from './story.ts';

/** A game has many decisions: one in a hundred may be blamed by chance. */
export const SURE = 0.99;

/** Weighs one move of the game. Undefined where there was no choice. */
export function weighPly<T extends GameTypes>(
  story: Story<T>,
  analyst: Analyst<T>,
  ply: number,
  { decisions, again: farther }: Pick<Effort, 'decisions' | 'again'>,
  random: Random,
): Decision | undefined {
  const { game, record, states, isPerson } = story;
  const { seat, move } = record.moves[ply] as Played<T>;
  const view = analyst.known(game.view(states[ply] as T['State'], seat));
  const legal = () => game.legal(states[ply] as T['State'], seat);
  if (hasNoChoice(legal())) return undefined;
  const weighed = analyst.weigh(view, legal(), move, decisions, random);
  if (weighed.length < 2) return undefined;
  const judged = judge(weighed, seat - 1);
  const best = (weighed[judged.best] as Weighed<T>).move;
  const again = labelOf(judged) && weighAgain(analyst, view, seat - 1, [move, best], farther, random);
  const label = isConfirmed(again) ? labelOf({ ...judged, ...(again && { again }) }) : undefined;
  return {
    ply,
    seat,
    isPerson: isPerson[seat - 1] === true,
    played: game.write(move),
    best: game.write(best),
    given: judged.given,
    error: judged.error,
    sure: judged.sure,
    ...(again !== undefined && { again }),
    ...(label !== undefined && { label }),
    moves: listed(weighed, seat - 1, (one) => game.write(one)),
    effect: judged.effect,
    effectError: judged.effectError,
    reasons: label === undefined ? [] : analyst.reasons(view, legal(), best, move, random),
  };
}

function hasNoChoice(legal: Iterable<unknown>): boolean {
  let moves = 0;
  for (const _ of legal) if (++moves > 1) return false;
  return true;
}

interface Judged {
  /** Index of the best move by all samples; 0 is the played one. */
  readonly best: number;
  readonly given: number;
  readonly error: number;
  readonly sure: number;
  readonly effect: readonly number[];
  readonly effectError: number;
}

/**
 * The best move is picked on one half of the samples and valued on the other, and the other way round: a move that only looked best by
 * chance is not taken for the measure. All moves share their worlds, so only differences within a sample count.
 */
function judge<T extends GameTypes>(weighed: readonly Weighed<T>[], player: number): Judged {
  const played = weighed[0] as Weighed<T>;
  const lost = new Samples();
  const effect = (played.samples[0] ?? []).map(() => new Samples());
  for (const half of [0, 1]) {
    const better = weighed[bestOf(weighed, player, half)] as Weighed<T>;
    for (let n = 1 - half; n < played.samples.length; n += 2) {
      const [own, other] = [countsOf(played)[n], countsOf(better)[n]];
      for (const [seat, one] of effect.entries()) one.add((own?.[seat] as number) - (other?.[seat] as number));
      lost.add((better.samples[n]?.[player] as number) - (played.samples[n]?.[player] as number));
    }
  }
  const { mean: given, error, count } = lost;
  return {
    best: bestOf(weighed, player),
    given,
    error,
    sure: sureAbove0(given, error, count),
    effect: effect.map(({ mean }) => mean),
    effectError: effect[player]?.error ?? 0,
  };
}

/** What luck and skill are counted in. */
function countsOf<T extends GameTypes>({ samples, leads = samples }: Weighed<T>): readonly (readonly number[])[] {
  return leads;
}

/** The move that wins most over all samples, or over every second one; between equals the one with the greatest lead, then the played one. */
function bestOf<T extends GameTypes>(weighed: readonly Weighed<T>[], player: number, half?: number): number {
  const sum = (samples: readonly (readonly number[])[]) =>
    samples.reduce((total, one, n) => (half === undefined || n % 2 === half ? total + (one[player] as number) : total), 0);
  const worths = weighed.map((one) => [sum(one.samples), sum(countsOf(one))] as const);
  let best = 0;
  for (const [i, [wins, lead]] of worths.entries()) {
    const [most, far] = worths[best] as (typeof worths)[number];
    if (wins > most + TIE || (wins > most - TIE && lead > far + TIE)) best = i;
  }
  return best;
}

/** Sums that differ by less are the same sum in another order. */
const TIE = 1e-9;

/** By the points as they are told, rounded: no reader finds two labels for one figure. */
function labelOf(judged: Judged & Pick<Decision, 'again'>): Label | undefined {
  if (judged.best === 0 || judged.sure < SURE) return undefined;
  return LABELS.findLast((label) => Math.round(100 * toldOf(judged).given) >= LABEL_FROM[label]);
}

/** Best first. All moves share their worlds, so differences are surer than chances. */
function listed<T extends GameTypes>(weighed: readonly Weighed<T>[], player: number, write: (move: T['Move']) => string): WeighedMove[] {
  const wins = weighed.map(({ samples }) => samples.map((shares) => shares[player] as number));
  const rows = weighed.map(({ move }, i): WeighedMove => {
    const own = wins[i] as readonly number[];
    const { mean: more, error } = samplesOf(own.map((win, n) => win - (wins[0]?.[n] as number)));
    return { move: write(move), win: samplesOf(own).mean, more, error };
  });
  return rows.sort((a, b) => b.win - a.win);
}
