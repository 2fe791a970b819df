import { Array as List, Literal, Optional, type Static, String as Text } from 'typebox';
import { LIMITS } from './limits.ts';
import { Config, Count, Key, Mark, Name, oneOf, only, TableCode, TableId } from './parts.ts';
import { ACCESSES, Clock, SeatInfo, type Settings, STATUSES } from './table.ts';

/** What a table is, for those who do not sit there yet. */
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

/** Tables that anybody may join, those with the most free seats first. `more`: there are others. */
export const OpenTables = only({ tables: List(TablePoster), more: Optional(Literal(true)) });
export type OpenTables = Static<typeof OpenTables>;
export const ForGame = only({ game: Optional(Text({ maxLength: 40 })) });
export type ForGame = Static<typeof ForGame>;

/** Who can follow a link: everybody, whoever is in the house, or only the machine that the server runs on. */
export const REACHES = ['everybody', 'house', 'machine'] as const;

/** Where others reach the server: what stands before `#` in a link to pass on. */
export const OwnAddress = only({ address: Text(), reach: oneOf(REACHES, 'everybody') });
export type OwnAddress = Static<typeof OwnAddress>;

/** All the ways to a table. */
export const TableDoors = only({
  link: Text(),
  reach: oneOf(REACHES, 'everybody'),
  /** The link for a camera; left out where no other device could follow it. */
  qr: Optional(List(Text())),
  /** To be typed, for so many seconds more. */
  code: TableCode,
  seconds: Count,
});
export type TableDoors = Static<typeof TableDoors>;

export const WithCode = only({ code: Text({ maxLength: 20 }) });
export type WithCode = Static<typeof WithCode>;

/** How fast *Play now* plays. */
export const PACES = ['quick', 'calm'] as const;
export type Pace = (typeof PACES)[number];
export const PACE_CLOCKS: Readonly<Record<Pace, Pick<Settings, 'clock' | 'grace'>>> = {
  quick: { clock: { kind: 'move', seconds: 30 }, grace: 20 },
  calm: { clock: { kind: 'move', seconds: 180 }, grace: 60 },
};

/** I would like to play now. Said again every two seconds with `again`, by which a wait goes on wherever it is said. */
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

/** A table, once there is one; until then how long I have waited, who else waits, and after how many seconds bots fill the table. */
export const PlayNowAnswer = only({ table: Optional(TableId), waited: Count, people: Count, bots: Count });
export type PlayNowAnswer = Static<typeof PlayNowAnswer>;

/** The code as it was meant: in capitals, without what divides it. */
export function tidyCode(typed: string): string {
  return typed
    .slice(0, 2 * LIMITS.name)
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}
