import type { Reason } from '@bellwether/bots';
import { type AnyPuzzleKit, idOf, type Puzzle, readPack, writePack } from '@bellwether/bots/puzzles';
import { type GameRecord, type GameTypes, ParseError, replay, type Seat } from '@bellwether/kernel';

/**
 * Puzzles from my own mistakes: decisions of a review with a move that was better beyond chance. Stored on this device.
 */

/** The part of a review's `Decision` that is needed here. Moves are in notation. */
export interface MistakenDecision {
  readonly ply: number;
  readonly seat: Seat;
  readonly played: string;
  readonly best: string;
  /** Best first. */
  readonly moves: readonly { readonly move: string; readonly win: number }[];
  /** The standard error of the loss. */
  readonly error: number;
  readonly reasons: readonly Reason[];
}

const KEY = 'bellwether.puzzles.mine';
const MAX_PUZZLES = 100;

/** The position before the decision as its player saw it; undefined if there was no choice. */
export function fromDecision(kit: AnyPuzzleKit, record: GameRecord<GameTypes>, decision: MistakenDecision): Puzzle | undefined {
  const { game } = kit;
  const view = game.view(replay(game, record, decision.ply), decision.seat);
  const best = game.read(decision.best);
  if (best instanceof ParseError) return undefined;
  const first = decision.moves.find(({ move }) => move === decision.best);
  const points = (text: string): readonly [string, string] => {
    const move = game.read(text);
    return move instanceof ParseError ? [text, text] : kit.pointOf(view, move);
  };
  // If the mistake was in the details of a move, the puzzle asks for the details.
  const [answer, played] = [points(decision.best), points(decision.played)];
  const fine = played[0] === answer[0] && played[1] !== answer[1];
  const seen = new Set([answer[fine ? 1 : 0]]);
  const others = decision.moves.filter(({ move }) => {
    const point = points(move)[fine ? 1 : 0];
    return !seen.has(point) && seen.add(point);
  });
  const [second, ...rest] = others;
  if (first === undefined || second === undefined) return undefined;
  const text = kit.views.write(view);
  const theme = kit.themeOf(view, best, decision.reasons, fine);
  return {
    ...text,
    id: idOf(text),
    level: 'wolf',
    theme,
    modules: kit.modulesOf(view, best, theme),
    moves: [first, second, ...rest.slice(0, 4)],
    error: decision.error,
    fine,
    reasons: decision.reasons,
  };
}

/** Latest first. */
export function myPuzzles(game: string): readonly Puzzle[] {
  try {
    const pack = readPack(localStorage.getItem(`${KEY}.${game}`) ?? '');
    return pack instanceof ParseError ? [] : pack.puzzles;
  } catch {
    return [];
  }
}

export function keepMine(game: string, puzzles: readonly Puzzle[]): void {
  const kept = myPuzzles(game).filter(({ id }) => !puzzles.some((one) => one.id === id));
  try {
    localStorage.setItem(`${KEY}.${game}`, writePack({ game, puzzles: [...puzzles, ...kept].slice(0, MAX_PUZZLES) }));
  } catch {
    // Private browsing: nothing is stored.
  }
}
