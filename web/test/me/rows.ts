import { type Finished, finishedOf } from '../../src/me/finished.ts';
import type { Sitter } from '../../src/model/sitter.ts';
import type { Given, KeptGame } from '../../src/storage/games.ts';

/** Rows of the list of games, for tests. */

const HOUR = 3_600_000;
export const NOON = new Date(2026, 10, 16, 12).getTime();

let count = 0;

interface Wanted {
  readonly winners?: readonly number[];
  readonly sitters?: readonly Sitter[];
  readonly config?: object;
  readonly given?: Given;
  readonly again?: true;
  /** Hours before noon. */
  readonly ago?: number;
}

/** A game of two teams, won by seats 1 and 3 by default. */
export function wolfRow({
  winners = [1, 3],
  sitters = ['guest', 'bot:fox', 'bot:herder', 'bot:shepherd'],
  ago = 0,
  ...rest
}: Wanted = {}): KeptGame {
  const config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
  const ended = { outcome: { winner: 'blue', reason: 'no-sheep', sheep: [3, 0, 2, 4] }, winners, teams: [0, 1, 0, 1] };
  return { id: `g${++count}`, game: 'wolf-and-hound', config, sitters, plies: 20, over: true, ended, changed: NOON - ago * HOUR, ...rest };
}

/** A game without teams. */
export function sheepRow({ winners = [1], sitters = ['guest', 'bot:fox', 'bot:fox', 'bot:fox'], ago = 0, ...rest }: Wanted = {}): KeptGame {
  const config = { edition: '2017', players: sitters.length, missions: false, blackSheep: false };
  const scores = sitters.map((_, i) => ({ sheep: 1, paddock: 0, towns: 5 + i, rivers: 1, missions: 0, blackSheep: 0, total: 7 + i }));
  const ended = { outcome: { winners, scores }, winners, teams: sitters.map((_, i) => i) };
  return { id: `g${++count}`, game: 'sheep-and-thief', config, sitters, plies: 60, over: true, ended, changed: NOON - ago * HOUR, ...rest };
}

export function finished(row: KeptGame, name = ''): Finished {
  const found = finishedOf(row, name);
  if (found === undefined) throw new Error('no result of mine');
  return found;
}

/** Won and lost games, latest last: `WWL`. */
export function row(text: string, of: Wanted = {}): Finished[] {
  return [...text].map((letter, i) => finished(wolfRow({ ...of, winners: letter === 'W' ? [1, 3] : [2, 4], ago: text.length - i })));
}
