import { Array as List, Literal, Optional, type Static, String as Text } from 'typebox';
import { LIMITS } from './limits.ts';
import { Config, Count, Key, Mark, Name, oneOf, only, TableCode, TableId } from './parts.ts';
import { ACCESSES, Clock, SeatInfo, type Settings, STATUSES } from './table.ts';

/** A table's summary for people who do not sit there yet. */
export const TablePoster = only({
  table: TableId,
  game: Text({ maxLength: 40 }),
  config: Config,
  clock: Clock,
  series: Count,
  access: oneOf(ACCESSES, 'link'),
  status: oneOf(STATUSES, 'playing'),
  gameNumber: Count,
  seats: List(SeatInfo, { maxItems: 12 }),
});
export type TablePoster = Static<typeof TablePoster>;

/** Tables that anyone may join, those with the most free seats first. `more`: the list is cut. */
export const OpenTables = only({ tables: List(TablePoster), more: Optional(Literal(true)) });
export type OpenTables = Static<typeof OpenTables>;
export const ForGame = only({ game: Optional(Text({ maxLength: 40 })) });
export type ForGame = Static<typeof ForGame>;

/** Who can follow a link: everyone, devices on the local network (`house`), or only the server's machine. */
export const REACHES = ['everybody', 'house', 'machine'] as const;

/** Where others reach the server: the URL before `#` in a link. */
export const OwnAddress = only({ address: Text(), reach: oneOf(REACHES, 'everybody') });
export type OwnAddress = Static<typeof OwnAddress>;

/** All ways to join a table. */
export const TableDoors = only({
  link: Text(),
  reach: oneOf(REACHES, 'everybody'),
  /** The QR code of the link; missing if no other device could follow it. */
  qr: Optional(List(Text())),
  /** The join code, valid for this many seconds. */
  code: TableCode,
  seconds: Count,
});
export type TableDoors = Static<typeof TableDoors>;

export const WithCode = only({ code: Text({ maxLength: 20 }) });
export type WithCode = Static<typeof WithCode>;

/** The speeds of *Play now*. */
export const PACES = ['quick', 'calm'] as const;
export type Pace = (typeof PACES)[number];
export const PACE_CLOCKS: Readonly<Record<Pace, Pick<Settings, 'clock' | 'grace'>>> = {
  quick: { clock: { kind: 'move', seconds: 30 }, grace: 20 },
  calm: { clock: { kind: 'move', seconds: 180 }, grace: 60 },
};

/** A request for matchmaking. Clients repeat it every two seconds with `again`, at any node, to keep their place. */
export const PlayNow = only({
  key: Key,
  game: Text({ maxLength: 40 }),
  config: Config,
  pace: oneOf(PACES),
  name: Name,
  mark: Optional(Mark),
  again: Optional(Literal(true)),
});
export type PlayNow = Static<typeof PlayNow>;

/**
 * The table, once there is one. Until then how long this person has waited, how many others wait, and after how many seconds bots fill the
 * table.
 */
export const PlayNowAnswer = only({ table: Optional(TableId), waited: Count, people: Count, bots: Count });
export type PlayNowAnswer = Static<typeof PlayNowAnswer>;

/** The join code in capitals, without separators. */
export function tidyCode(typed: string): string {
  return typed
    .slice(0, 2 * LIMITS.name)
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}
