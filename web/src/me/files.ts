import { isGuest, levelOf, nameOf, type Sitter } from '../model/sitter.ts';
import type { Points } from './game.ts';
import { rateOf } from './given.ts';
import type { Item } from './items.ts';

/** A result as a row of a file, with the same column names in every language: for spreadsheets and programs. */
export interface ResultRow {
  readonly id: string;
  /** When it ended, or was last played. */
  readonly time: string;
  readonly game: string;
  readonly set: string;
  readonly players: number;
  readonly moves: number;
  readonly state: 'running' | 'over';
  /** My seat. */
  readonly seat: number | null;
  readonly result: string | null;
  readonly share: number | null;
  /** Sheep or gold of my side, and of the best rival. */
  readonly mine: number | null;
  readonly theirs: number | null;
  readonly level: string | null;
  readonly partner: string | null;
  readonly seats: string;
  /** Of a reviewed game: the number of my decisions, and the win probability they lost in total. */
  readonly decisions: number | null;
  readonly given: number | null;
  /** False for a game whose cards were known before. */
  readonly counts: boolean;
}

export function rowOf({ kept, finished, set, level }: Item, points: Points | undefined): ResultRow {
  const given = finished && kept.given?.seats[finished.seat - 1];
  return {
    id: kept.id,
    time: new Date(kept.changed).toISOString(),
    game: kept.game,
    set,
    players: kept.sitters.length,
    moves: kept.plies,
    state: kept.over ? 'over' : 'running',
    seat: finished?.seat ?? null,
    result: finished?.how ?? null,
    share: finished?.share ?? null,
    mine: points?.mine ?? null,
    theirs: points?.theirs ?? null,
    level: level ?? null,
    partner: finished?.partner ? labelOf(finished.partner) : null,
    seats: kept.sitters.map(labelOf).join('; '),
    decisions: given && rateOf([given]) ? given.decisions : null,
    given: given && rateOf([given]) ? given.given : null,
    counts: kept.again !== true,
  };
}

const labelOf = (sitter: Sitter) => (isGuest(sitter) ? nameOf(sitter) || 'guest' : (levelOf(sitter) ?? sitter));

export function jsonOf(rows: readonly ResultRow[]): string {
  return `${JSON.stringify(rows, undefined, 1)}\n`;
}

const COLUMNS = [
  'id',
  'time',
  'game',
  'set',
  'players',
  'moves',
  'state',
  'seat',
  'result',
  'share',
  'mine',
  'theirs',
  'level',
  'partner',
  'seats',
  'decisions',
  'given',
  'counts',
] as const satisfies readonly (keyof ResultRow)[];

/** CSV by RFC 4180, with a byte order mark so that spreadsheets recognize UTF-8. */
export function csvOf(rows: readonly ResultRow[]): string {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))];
  return `\ufeff${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

function cellOf(value: string | number | boolean | null): string {
  const text = String(value ?? '');
  // Quotes a name that a spreadsheet would run as a formula.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Records below each other, separated by a line that no record contains. */
export function recordsOf(texts: readonly string[]): string {
  return texts.map((text) => `${text.trim()}\n`).join(`\n${'-'.repeat(40)}\n\n`);
}
