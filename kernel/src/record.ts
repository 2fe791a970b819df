import type { Game, GameTypes, Headers } from './game.ts';
import { writeHeaders } from './headers.ts';
import type { Seat } from './seat.ts';
import type { Seating } from './seating.ts';
import { writeSetUp } from './set-up.ts';
import { hex } from './sha256.ts';

export interface Played<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['Move'];
}

/** A whole game as data: the save file, the replay, the bug report and the test fixture. A live game's record is a secret. */
export interface GameRecord<T extends GameTypes> {
  readonly config: T['Config'];
  /**
   * Who sat in each seat, as free labels such as `guest` or `bot:wolf`: one for each seat, or an empty list. A semicolon is written as a
   * comma.
   */
  readonly sitters: readonly string[];
  /** If the seats were mixed before the game: how, and from where (R-SEATS). */
  readonly mixed?: Seating;
  readonly deal: T['Deal'];
  /** Known once the game is over: with it anyone can check the deal. */
  readonly seed?: Uint8Array;
  readonly commitment?: string;
  readonly moves: readonly Played<T>[];
}

const MOVES_PER_LINE = 8;

/** `tokens`: the moves as `moveToken` writes them, if the caller has them. Without them the game is replayed. */
export function writeRecord<T extends GameTypes>(game: Game<T>, record: GameRecord<T>, tokens = moveTokens(game, record)): string {
  const headers: Headers = [
    ['Game', game.id],
    ['Rules', String(game.rulesVersion)],
    ...writeSetUp(game, record.config),
    ...(record.sitters.length > 0 ? [['Seats', record.sitters.map((label) => label.replaceAll(';', ',')).join('; ')] as const] : []),
    ...(record.mixed === undefined ? [] : [['Mixed', [record.mixed.mix, ...record.mixed.from].join(' ')] as const]),
    ['Deal', game.deals.write(record.deal)],
    ...(record.commitment === undefined ? [] : [['Commitment', record.commitment] as const]),
    ...(record.seed === undefined ? [] : [['Seed', hex(record.seed)] as const]),
  ];
  const numbered = tokens.map((token, i) => `${i + 1}. ${token}`);
  const body: string[] = [];
  for (let i = 0; i < numbered.length; i += MOVES_PER_LINE) body.push(numbered.slice(i, i + MOVES_PER_LINE).join('  '));
  return `${writeHeaders(headers)}\n${body.map((line) => `${line}\n`).join('')}`;
}

function moveTokens<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): readonly string[] {
  const state = game.start(record.config, record.deal);
  return record.moves.map((played) => {
    const token = moveToken(game, state, played);
    game.apply(state, played.seat, played.move);
    return token;
  });
}

/** A move in a record: `B3`, or `2:keep#17` where several seats might have moved. `state` is the one before the move. */
export function moveToken<T extends GameTypes>(game: Game<T>, state: T['State'], { seat, move }: Played<T>): string {
  return `${game.toAct(state).length > 1 ? `${seat}:` : ''}${game.write(move)}`;
}

/** The state after the first `plies` moves; after all of them by default. */
export function replay<T extends GameTypes>(game: Game<T>, record: GameRecord<T>, plies = record.moves.length): T['State'] {
  const state = game.start(record.config, record.deal);
  for (const { seat, move } of record.moves.slice(0, plies)) game.apply(state, seat, move);
  return state;
}
