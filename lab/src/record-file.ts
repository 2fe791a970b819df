import { type GameRecord, type GameTypes, ParseError, readRecord, replay, splitHeaders } from '@bellwether/kernel';
import { readText } from './files.ts';
import { GAMES } from './games.ts';
import type { AnyLabGame } from './lab-game.ts';
import { good, UserError } from './user-error.ts';

export interface Opened {
  readonly lab: AnyLabGame;
  readonly record: GameRecord<GameTypes>;
}

/** Reads a record and finds its game. Throws UserError with the file's name. */
export function openRecord(file: string): Opened {
  const text = readText(file);
  try {
    const id = splitHeaders(text).headers.find(([key]) => key === 'Game')?.[1];
    const ids = GAMES.map(({ game }) => game.id);
    const lab = GAMES.find(({ game }) => game.id === id);
    if (id === undefined) throw new ParseError('[Game]', 'missing', undefined, `a [Game "…"] line with one of ${ids.join(', ')}`);
    if (lab === undefined) throw new ParseError('[Game]', 'unknown-name', id, `one of ${ids.join(', ')}`);
    return { lab, record: good(readRecord(lab.game, text)) };
  } catch (error) {
    if (error instanceof ParseError) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
}

/** The state after `ply` moves. Throws UserError if the record has fewer. */
export function stateAt({ lab, record }: Opened, ply: number | undefined): GameTypes['State'] {
  return replay(lab.game, record, checkedPly(record, ply));
}

export function checkedPly(record: GameRecord<GameTypes>, ply: number | undefined): number {
  const last = record.moves.length;
  if (ply !== undefined && ply > last) throw new UserError(`--ply ${ply}: the record has ${last} moves`);
  return ply ?? last;
}
