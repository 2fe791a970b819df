import { LEVELS, type Level } from '@bellwether/bots/levels';
import { refereedOf } from '../storage/refereed.ts';
import type { Finished } from './finished.ts';
import type { GameHistory } from './game.ts';
import { type Tally, tallyOf } from './tally.ts';

/** What to try next, and the facts behind it. */
export type Advice =
  /** Other bots: the last games against these were too easy, or too hard. */
  | { readonly kind: 'stronger' | 'gentler'; readonly from: Finished; readonly level: Level; readonly to: Level; readonly tally: Tally }
  /** A lost game that was not reviewed. */
  | { readonly kind: 'review'; readonly from: Finished }
  /** Unsolved puzzles from my own mistakes. */
  | { readonly kind: 'mistakes'; readonly game: string; readonly puzzles: number }
  /** The deal of the day, which would extend a streak. */
  | { readonly kind: 'day'; readonly days: number }
  /** A new set-up that is one step from a familiar one. */
  | { readonly kind: 'set'; readonly from: Finished; readonly config: object; readonly games: number }
  | { readonly kind: 'other-game'; readonly game: string; readonly known: string; readonly games: number };

export interface Known {
  /** In any order. */
  readonly finished: readonly Finished[];
  /** Ids of all games. */
  readonly games: readonly string[];
  readonly histories: Readonly<Partial<Record<string, GameHistory>>>;
  /** Unsolved puzzles from my own mistakes, by game. */
  readonly mistakes: Readonly<Partial<Record<string, number>>>;
  /** The streak of days, if today's deal is not played yet. */
  readonly daysAtStake: number;
}

/** The number of recent games considered, and the fewest that say anything. */
const LAST_GAMES = 10;
const MIN_GAMES = 4;
/**
 * Too easy: the win share exceeds the fair share by this part of the rest. Too hard: it is below this part of the fair
 * share.
 */
const EASY_SHARE = 0.4;
const HARD_SHARE = 0.4;
/** Games after which a set-up counts as familiar. */
const FAMILIAR_GAMES = 3;

/** Most important first; at most one of a kind. */
export function adviceFor(known: Known, most = 3): readonly Advice[] {
  const latest = known.finished.toSorted((a, b) => b.kept.changed - a.kept.changed);
  const found = [
    otherLevel(latest),
    unseenLoss(latest),
    mistakes(known),
    known.daysAtStake > 0 ? ({ kind: 'day', days: known.daysAtStake } as const) : undefined,
    otherSet(latest, known),
    otherGame(latest, known),
  ];
  return found.filter((one) => one !== undefined).slice(0, most);
}

/** Based on the bots of the last game. */
function otherLevel(latest: readonly Finished[]): Advice | undefined {
  const [from] = latest;
  const level = from?.level;
  if (from === undefined || level === undefined) return undefined;
  const same = latest.filter((one) => one.level === level && one.kept.game === from.kept.game).slice(0, LAST_GAMES);
  if (same.length < MIN_GAMES) return undefined;
  const tally = tallyOf(same);
  const { share, fair } = tally;
  const [lower, higher] = [LEVELS[LEVELS.indexOf(level) - 1], LEVELS[LEVELS.indexOf(level) + 1]];
  if (share >= fair + (1 - fair) * EASY_SHARE && higher) return { kind: 'stronger', from, level, to: higher, tally };
  if (share <= fair * HARD_SHARE && lower) return { kind: 'gentler', from, level, to: lower, tally };
  return undefined;
}

/** Among recent games only. */
function unseenLoss(latest: readonly Finished[]): Advice | undefined {
  const from = latest.slice(0, MIN_GAMES).find(({ how, kept }) => how === 'lost' && kept.given === undefined && !refereedOf(kept.id));
  return from && { kind: 'review', from };
}

function mistakes({ games, mistakes: byGame }: Known): Advice | undefined {
  const game = games.toSorted((a, b) => (byGame[b] ?? 0) - (byGame[a] ?? 0))[0] ?? '';
  const puzzles = byGame[game] ?? 0;
  return puzzles > 0 ? { kind: 'mistakes', game, puzzles } : undefined;
}

/** Based on the last set-up, if it is familiar. */
function otherSet(latest: readonly Finished[], { histories }: Known): Advice | undefined {
  const setOf = ({ kept }: Finished) => histories[kept.game]?.setOf(kept.config);
  const played = (game: string, set: string | undefined) => latest.filter((one) => one.kept.game === game && setOf(one) === set).length;
  for (const from of latest) {
    const { game, config } = from.kept;
    const games = played(game, setOf(from));
    const next = games >= FAMILIAR_GAMES && histories[game]?.onward(config).find((one) => played(game, histories[game]?.setOf(one)) === 0);
    if (next) return { kind: 'set', from, config: next, games };
  }
  return undefined;
}

function otherGame(latest: readonly Finished[], { games }: Known): Advice | undefined {
  const count = (game: string) => latest.filter(({ kept }) => kept.game === game).length;
  const [known = ''] = games.toSorted((a, b) => count(b) - count(a));
  const game = games.find((one) => count(one) === 0);
  return game !== undefined && count(known) >= FAMILIAR_GAMES ? { kind: 'other-game', game, known, games: count(known) } : undefined;
}
