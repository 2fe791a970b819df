import { LEVELS, type Level } from '@bellwether/bots';
import { idOf, LEAST_WIN, MOST_WIN, type Puzzle, SAVE, type Weighed } from '@bellwether/bots/puzzles';
import type { GameTypes } from '@bellwether/kernel';
import { ask, type Question, solveRate } from './asking.ts';

/** Minimum lead of the best move in the quick search, in Wolf's search, and in the strong search. */
const QUICK_LEAD = 0.03;
const WOLF_LEAD = 0.04;
const LEAD = 0.05;
/** Standard errors above zero that the lead needs. */
const SURE = 3;
/** The quick search's fraction of Wolf's budget. */
const QUICK = 0.2;
/** The strong search: multiples of Wolf's budget, and number of runs. In total more than the ten times used for checking. */
const STRONG = 5;
const RUNS = 3;
/** How often each level is asked. Wolf is expensive and is confirmed by the strong search, so half as often. */
const TRIES = 10;
const WOLF_TRIES = 5;
/** Minimum success rate of the named level, and maximum of the next weaker one. */
const SOLVES = 0.8;
const FAILS = 0.5;
const MOST_MOVES = 6;

/** The stage at which a decision was rejected, coarsest first; `made` if it became a puzzle. */
export const STEPS = ['forced', 'quick', 'greedy', 'wolf', 'level', 'strong', 'made'] as const;
export type Step = (typeof STEPS)[number];

/** The puzzle of a decision, or why there is none. Expensive checks come last. */
export function sift(question: Question, seed: number): Puzzle | Exclude<Step, 'made'> {
  const { kit, view } = question;
  const point = (move: object) => kit.pointOf(view, move);
  const quick = ask(question, 'wolf', seed, QUICK);
  if (new Set(quick.considered.map(({ move }) => point(move)[0])).size < 2) return 'forced';
  if (leadOf(question, quick.considered) < QUICK_LEAD) return 'quick';
  const [greedy] = point(ask(question, 'greedy', seed + 1).move);
  if (point(quick.move)[0] === greedy) return 'greedy';
  const found = ask(question, 'wolf', seed + 2);
  if (leadOf(question, found.considered) < WOLF_LEAD) return 'wolf';
  const [best] = point(found.move);
  if (best === greedy) return 'greedy';
  const isBest = (move: object) => point(move)[0] === best;
  const level = levelOf(question, seed + 3, isBest);
  if (level === undefined) return 'level';
  return strongly(question, seed + 1000, level, best) ?? 'strong';
}

/** The lead of the first move over the best different one. */
function leadOf({ kit, view }: Question, considered: readonly { readonly move: object; readonly win: number }[], fine = false): number {
  const [first] = considered;
  if (first === undefined) return 0;
  const [rough, exact] = kit.pointOf(view, first.move);
  const other = considered.find(({ move }) => {
    const its = kit.pointOf(view, move);
    return fine ? its[0] === rough && its[1] !== exact : its[0] !== rough;
  });
  return other === undefined ? Number.NaN : first.win - other.win;
}

/**
 * The weakest level that solves it, if all stronger ones do and the next weaker one does not. Lamb plays greedily: what it finds is not a
 * puzzle.
 */
function levelOf(question: Question, seed: number, isRight: (move: object) => boolean): Level | undefined {
  const rate = (level: Level, tries = TRIES) => solveRate(question, level, seed + 100 * LEVELS.indexOf(level), tries, isRight);
  if (rate('lamb') >= FAILS) return undefined;
  for (let n = LEVELS.length - 2; n >= 0; n--) {
    const below = rate(LEVELS[n] as Level);
    if (below >= SOLVES) continue;
    // From Fox on, the rule player must not find it either.
    const byRule = n >= LEVELS.indexOf('herder') && isRight(ask(question, 'rule', seed + 90).move);
    return below >= FAILS || byRule || rate('wolf', WOLF_TRIES) < SOLVES ? undefined : LEVELS[n + 1];
  }
  return undefined;
}

/** Several searches with more than Wolf's budget: all must find the same move, with a significant lead. */
function strongly(question: Question, seed: number, level: Level, best: string): Puzzle | undefined {
  const { kit, view, seat } = question;
  const runs: ReturnType<typeof ask>[] = [];
  for (let n = 0; n < RUNS; n++) {
    const run = ask(question, 'wolf', seed + n, STRONG, n === 0);
    if (kit.pointOf(view, run.move)[0] !== best || leadOf(question, run.considered) < WOLF_LEAD) return undefined;
    runs.push(run);
  }
  const lead = spread(runs.map(({ considered }) => leadOf(question, considered)));
  if (!(lead.mean >= LEAD && lead.mean >= SURE * lead.error)) return undefined;
  const within = spread(runs.map(({ considered }) => leadOf(question, considered, true)));
  const [{ move, reasons }] = runs as [(typeof runs)[number], ...typeof runs];
  const same = runs.every((run) => kit.pointOf(view, run.move)[1] === kit.pointOf(view, move)[1]);
  const fine = same && within.mean >= LEAD && within.mean >= SURE * within.error;
  const [first, second, ...others] = weighed(question, runs, best);
  if (first === undefined || second === undefined) return undefined;
  // A rival that only one run examined may be just as good, so the displayed lead must be large enough too.
  const shown = first.win - second.win;
  if (!(shown >= LEAD && shown > SURE * lead.error)) return undefined;
  if (first.win > MOST_WIN) return undefined;
  const theme = kit.themeOf(view, move, reasons, fine);
  const text = kit.views.write(view);
  return {
    ...text,
    id: idOf(text),
    seat,
    level,
    theme: first.win < LEAST_WIN ? SAVE : theme,
    modules: kit.modulesOf(view, move, theme),
    moves: [first, second, ...others],
    error: lead.error,
    fine,
    reasons,
  };
}

/** The moves of all runs, by point, with their means: the answer, then the best others. */
function weighed(
  { kit, view }: Question,
  runs: readonly { readonly considered: readonly { readonly move: object; readonly win: number }[] }[],
  best: string,
): Weighed[] {
  const wins = new Map<string, { readonly move: GameTypes['Move']; readonly all: number[] }>();
  for (const { considered } of runs) {
    const seen = new Set<string>();
    for (const { move, win } of considered) {
      const [rough] = kit.pointOf(view, move);
      if (seen.has(rough)) continue;
      seen.add(rough);
      const entry = wins.get(rough) ?? { move, all: [] };
      entry.all.push(win);
      wins.set(rough, entry);
    }
  }
  return [...wins]
    .map(([rough, { move, all }]) => ({ first: rough === best, move: kit.game.write(move), win: spread(all).mean }))
    .sort((a, b) => Number(b.first) - Number(a.first) || b.win - a.win)
    .slice(0, MOST_MOVES)
    .map(({ move, win }) => ({ move, win }));
}

function spread(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
  const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}
