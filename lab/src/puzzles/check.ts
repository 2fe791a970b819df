import { LEVELS, type Level } from '@bellwether/bots';
import { isSolved, type Puzzle } from '@bellwether/bots/puzzles';
import { FastRandom, shuffle } from '@bellwether/kernel';
import { interval95 } from '../statistics.ts';
import { good } from '../user-error.ts';
import { ask, questionOf, solveRate } from './asking.ts';
import { kitOf } from './maker.ts';

/** The result of checking some puzzles again. */
export interface Checked {
  readonly puzzles: number;
  readonly agreed: number;
  /** One line for each. */
  readonly disagreements: readonly string[];
  /** The mean success rate of the named level, and of the next weaker one. */
  readonly named: number;
  readonly below: number;
}

/** Tries of each level at a puzzle. */
const TRIES = 4;

/** Asks Wolf, with this multiple of its budget, and the levels again, with seeds that the maker never uses. */
export function check(game: string, puzzles: readonly Puzzle[], budget: number, seed: number): Checked {
  const kit = kitOf(game);
  const disagreements: string[] = [];
  let named = 0;
  let below = 0;
  puzzles.forEach((puzzle, n) => {
    const view = good(kit.views.read(puzzle));
    const question = questionOf(kit, kit.bots, puzzle.seat, view);
    const isRight = (move: object) => isSolved(kit, view, puzzle, move);
    const fresh = -(seed * 1_000_000 + n * 100) - 1;
    const { move, considered } = ask(question, 'wolf', fresh, budget);
    if (!isRight(move)) {
      const [best, second] = considered.map(({ move: one, win }) => `${kit.game.write(one)} ${Math.round(100 * win)} %`);
      disagreements.push(`${puzzle.id} (${puzzle.level}, ${puzzle.theme}): ${puzzle.moves[0].move}; now ${best}, then ${second}`);
    }
    const lower = LEVELS[LEVELS.indexOf(puzzle.level) - 1] as Level;
    named += solveRate(question, puzzle.level, fresh - 20, TRIES, isRight);
    below += solveRate(question, lower, fresh - 40, TRIES, isRight);
  });
  const all = puzzles.length;
  return { puzzles: all, agreed: all - disagreements.length, disagreements, named: named / all, below: below / all };
}

export function sampleOf(puzzles: readonly Puzzle[], size: number, seed: number): readonly Puzzle[] {
  return shuffle([...puzzles], new FastRandom(seed)).slice(0, size);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function tellCheck(game: string, budget: number, { puzzles, agreed, disagreements, named, below }: Checked): string {
  const [low, high] = interval95(agreed, puzzles);
  return [
    `${game}: Wolf at ${budget} times its budget agrees in ${agreed} of ${puzzles}, ${percent(agreed / puzzles)} (95 % interval ${percent(low)} to ${percent(high)}).`,
    `The level named solves ${percent(named)}, the one below ${percent(below)}.`,
    ...disagreements.map((line) => `  ${line}`),
    '',
  ].join('\n');
}
