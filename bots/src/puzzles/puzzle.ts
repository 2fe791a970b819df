import { type Codec, type Game, type GameTypes, type Headers, hex, ParseError, reading, type Seat, sha256 } from '@bellwether/kernel';
import { LEVELS, type Level } from '../shared/levels.ts';
import type { Reason } from '../shared/reason.ts';

/** A move with the chance to win after it. */
export interface Weighed {
  readonly move: string;
  readonly win: number;
}

/**
 * A position as one seat sees it, in which one move is clearly best. Everything about the hidden cards is left out: the answer holds over
 * all hands that fit what the seat has seen.
 */
export interface Puzzle {
  /** Derived from the position: the same question has the same id in every pack. */
  readonly id: string;
  readonly setup: Headers;
  readonly seat: Seat;
  /** The view of the seat as text (`PuzzleKit.views`). */
  readonly view: string;
  /** This level and all stronger ones find the move; the next weaker one does not. */
  readonly level: Level;
  readonly theme: string;
  /** The game modules it involves, such as `meat-and-bone`; empty for the base game. */
  readonly modules: readonly string[];
  /** The best moves, the answer first, as estimated by several searches with more than Wolf's budget. */
  readonly moves: readonly [best: Weighed, second: Weighed, ...others: Weighed[]];
  /** The standard error of the first move's lead; 0 if the lead was computed exactly. */
  readonly error: number;
  /** The answer must match in every detail of the turn, not only in its card, its cell and the fox's position. */
  readonly fine: boolean;
  /** Why the first move is best. */
  readonly reasons: readonly Reason[];
}

/** What a game implements so that puzzles of it can be generated and shown. */
export interface PuzzleKit<T extends GameTypes> {
  readonly game: Game<T>;
  readonly themes: readonly string[];
  readonly modules: readonly string[];
  /** The set-ups to generate puzzles from, used in rotation. */
  readonly setups: readonly T['Config'][];
  /** A view as one line: the position in the engine's notation, `?3` for three cards that the viewer does not know. */
  readonly views: Codec<T['View'], ViewText>;
  /** Keys by which two answers are compared: roughly, and in every detail. */
  pointOf(view: T['View'], move: T['Move']): readonly [rough: string, fine: string];
  /** The themes that a puzzle from this view can have. */
  themesAt(view: T['View']): readonly string[];
  themeOf(view: T['View'], move: T['Move'], reasons: readonly Reason[], fine: boolean): string;
  modulesOf(view: T['View'], move: T['Move'], theme: string): readonly string[];
}

export type AnyPuzzleKit = PuzzleKit<GameTypes>;

export type ViewText = Pick<Puzzle, 'setup' | 'seat' | 'view'>;

/**
 * If even the best move wins less often than this, the theme is `SAVE`. If it wins more often than `MOST_WIN`, the position is not a
 * puzzle.
 */
export const LEAST_WIN = 0.25;
export const MOST_WIN = 0.95;

/** The theme of all positions that are nearly lost. */
export const SAVE = 'save';

/** Whether an answer solves a puzzle. */
export function isSolved<T extends GameTypes>(kit: PuzzleKit<T>, view: T['View'], { moves, fine }: Puzzle, answer: T['Move']): boolean {
  const best = kit.game.read(moves[0].move);
  if (best instanceof ParseError) throw best;
  const which = fine ? 1 : 0;
  return kit.pointOf(view, answer)[which] === kit.pointOf(view, best)[which];
}

// Browsers and Node provide it, but this package is compiled without their types.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export function idOf({ setup, seat, view }: ViewText): string {
  return hex(sha256(new TextEncoder().encode(JSON.stringify([setup, seat, view])))).slice(0, 8);
}

/** A file of puzzles of one game. */
export interface Pack {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
}

const VERSION = 'bellwether puzzles 1';

/** The file format: the set-ups first, each once; then one line for each puzzle, its fields separated by tabs. */
export function writePack({ game, puzzles }: Pack): string {
  const setups = [...new Set(puzzles.map(({ setup }) => JSON.stringify(setup)))];
  const line = (puzzle: Puzzle): string =>
    [
      puzzle.id,
      puzzle.level,
      puzzle.theme,
      puzzle.modules.join(' '),
      setups.indexOf(JSON.stringify(puzzle.setup)),
      puzzle.seat,
      `${thousandths(puzzle.error)}${puzzle.fine ? ' fine' : ''}`,
      puzzle.moves.map(({ move, win }) => `${thousandths(win)} ${move}`).join('|'),
      puzzle.reasons.map(writeReason).join('|'),
      puzzle.view,
    ].join('\t');
  return [VERSION, game, ...setups, '', ...puzzles.map(line), ''].join('\n');
}

export function readPack(text: string): Pack | ParseError {
  return reading(() => {
    const [version, game = '', ...lines] = text.split('\n');
    if (version !== VERSION) throw new ParseError('pack', 'unknown-name', version, VERSION);
    const gap = lines.indexOf('');
    const setups = lines.slice(0, gap).map((line) => JSON.parse(line) as Headers);
    const puzzles = lines.slice(gap + 1).filter((line) => line !== '');
    return { game, puzzles: puzzles.map((line) => readLine(line, setups)) };
  });
}

function readLine(line: string, setups: readonly Headers[]): Puzzle {
  const [id = '', named, theme = '', modules = '', setup = '', seat, sure = '', moves = '', reasons = '', view] = line.split('\t');
  const level = LEVELS.find((one) => one === named);
  const [best, second, ...others] = moves.split('|').map(readWeighed);
  if (level === undefined || view === undefined || second === undefined || best === undefined)
    throw new ParseError(`puzzle ${id}`, 'syntax', line, 'ten fields divided by tabs');
  return {
    id,
    setup: setups[Number(setup)] ?? [],
    seat: Number(seat),
    view,
    level,
    theme,
    modules: words(modules, ' '),
    moves: [best, second, ...others],
    error: Number(sure.split(' ')[0]) / 1000,
    fine: sure.endsWith('fine'),
    reasons: words(reasons, '|').map(readReason),
  };
}

const thousandths = (share: number): number => Math.round(1000 * share);
const words = (text: string, by: string): string[] => (text === '' ? [] : text.split(by));

function readWeighed(text: string): Weighed {
  const [win, move = ''] = text.split(' ');
  return { move, win: Number(win) / 1000 };
}

function writeReason({ kind, worth, seat, animal, card }: Reason): string {
  return [kind, thousandths(worth), seat ?? '', animal ?? '', card ?? ''].join(' ').trimEnd();
}

function readReason(text: string): Reason {
  const [kind = '', worth, seat = '', animal = '', card = ''] = text.split(' ');
  return {
    kind,
    worth: Number(worth) / 1000,
    ...(seat !== '' && { seat: Number(seat) }),
    ...(animal !== '' && { animal }),
    ...(card !== '' && { card }),
  };
}
