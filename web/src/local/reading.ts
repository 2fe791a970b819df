import { type AnyGame, type GameRecord, type GameTypes, ParseError, readRecord, replay } from '@bellwether/kernel';
import { GAME_IDS, gameOf } from '../deals/games.ts';
import { sitterOf } from '../model/new-sitter.ts';
import type { Sitter } from '../model/sitter.ts';
import type { Answer } from '../model/source.ts';

/** A game read from text. */
interface Read {
  readonly game: AnyGame;
  readonly record: GameRecord<GameTypes>;
  readonly sitters: readonly Sitter[];
  readonly isOver: boolean;
}

/** Reads a game of any kind, or reports what is wrong with the text. */
export async function readGame(text: string): Promise<Read | Extract<Answer, { kind: 'unreadable' }>> {
  const name = /\[Game "([a-z-]+)"\]/.exec(text)?.[1] ?? '';
  const game = await gameOf(name);
  if (game === undefined) return { kind: 'unreadable', where: '[Game]', expected: GAME_IDS.join(', ') };
  const record = readRecord(game, text);
  if (record instanceof ParseError) return { kind: 'unreadable', where: record.where, expected: record.expected };
  const sitters = game.seats(record.config).map((_, i) => sitterOf(record.sitters[i], i));
  return { game, record, sitters, isOver: game.outcome(replay(game, record)) !== undefined };
}

/** The record of a known game; undefined if this app cannot read it. */
export function recordIn(game: AnyGame, text: string): GameRecord<GameTypes> | undefined {
  const record = readRecord(game, text);
  return record instanceof ParseError ? undefined : record;
}
