import type { AnyTableBots } from '@bellwether/bots';
import type { Level } from '@bellwether/bots/levels';
import { type AnyGame, dealFromSeed, FastRandom, type GameTypes, type Played, type Seat, sha256 } from '@bellwether/kernel';
import type { Sitter } from '../model/sitter.ts';
import type { FreshRecord } from './fresh.ts';

/**
 * Version of the deal of the day. The date (UTC) and this number determine everything: deal, set, seat and every bot
 * move. Raise it whenever a bot would move differently; a golden game in `web/test/day/` notices.
 */
export const DAY_VERSION = 2;

/** The result of one seat: sheep or gold of its side, and of the best rival. */
export interface DayScore {
  readonly won: boolean;
  readonly mine: number;
  readonly theirs: number;
}

/** The worker's message about Wolf's game. */
export interface WolfNews {
  readonly kind: 'wolf';
  readonly date: string;
  readonly score: DayScore;
}

/** What a game adds to the deal of the day. */
export interface DayKit {
  /** Set-ups, one a day, in rotation. */
  readonly sets: readonly object[];
  scoreOf(config: object, outcome: GameTypes['Outcome'], seat: Seat): DayScore;
}

/** What is dealt on a date. */
export interface Day {
  readonly date: string;
  readonly game: string;
  readonly config: object;
  readonly seat: Seat;
}

/**
 * The level of the bots in the other seats, and the bot whose result in the same seat is compared with the player's.
 */
export const RIVALS: Level = 'fox';
export const MASTER: Level = 'wolf';

/** `turn`: how many days this game has had before. */
export function dayOn(date: string, game: AnyGame, { sets }: DayKit, turn: number): Day {
  const config = sets[turn % sets.length] as object;
  const seats = game.seats(config);
  return { date, game: game.id, config, seat: seats[turn % seats.length] as Seat };
}

/** Random bytes of a day, by purpose: one stream for the deal, one for each ply. */
function bytesOf(date: string, purpose: string): Uint8Array {
  return sha256(new TextEncoder().encode(`bellwether day ${DAY_VERSION} ${date} ${purpose}`));
}

export function sittersOn({ config, seat }: Day, game: AnyGame): readonly Sitter[] {
  return game.seats(config).map((one): Sitter => (one === seat ? 'guest' : `bot:${RIVALS}`));
}

export function recordOn(day: Day, game: AnyGame): FreshRecord {
  const deal = dealFromSeed(game, day.config, bytesOf(day.date, 'deal'));
  return { config: day.config, sitters: sittersOn(day, game), deal, moves: [] };
}

/** What a bot is asked at one ply of a day's game. */
export interface DayQuestion {
  readonly level: Level;
  readonly view: GameTypes['View'];
  readonly legal: Iterable<GameTypes['Move']>;
  readonly ply: number;
  /** False leaves out the reasons; the move is the same. */
  readonly explain: boolean;
}

/**
 * A bot's choice. Its budget is counted in iterations and its randomness comes from date and ply, so every device finds
 * the same move.
 */
export function choiceOn(date: string, bots: AnyTableBots, { level, view, legal, ply, explain }: DayQuestion) {
  const { iterations } = bots.players[level];
  const seed = new DataView(bytesOf(date, `ply ${ply}`).buffer).getUint32(0);
  return bots.players[level].choose(view, legal, { ...(iterations > 0 && { iterations }), explain }, new FastRandom(seed));
}

/**
 * The day's game with a bot in the player's seat, move by move. Where several seats may act, that seat chooses first,
 * as a person would.
 */
export function* playOn(day: Day, game: AnyGame, bots: AnyTableBots, level: Level): Generator<Played<GameTypes>, GameTypes['State']> {
  const { config, deal } = recordOn(day, game);
  const state = game.start(config, deal);
  for (let ply = 0; ; ply++) {
    const acting = game.toAct(state);
    const seat = acting.includes(day.seat) ? day.seat : acting[0];
    if (seat === undefined) return state;
    const { move } = choiceOn(day.date, bots, {
      level: seat === day.seat ? level : RIVALS,
      view: game.view(state, seat),
      legal: game.legal(state, seat),
      ply,
      explain: false,
    });
    game.apply(state, seat, move);
    yield { seat, move };
  }
}
