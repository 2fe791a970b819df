import { type GameTypes, type Seat, seatAfter, unhex, type Viewer, writeRecord } from '@bellwether/kernel';
import type { Happening, SeatInfo, TableInfo, TableStatus } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import type { Entry } from './entry.ts';
import { isBrought, isPlayedByBot, type Sitter, sitterAt, type TableState } from './table-state.ts';

/**
 * Everything that leaves a table is put together here and, where it is told to many, in broadcast.ts, field by field; of the game itself
 * only what its own doors let out.
 */

/** Who looks. `nobody` is a spectator at a table whose host wants none: it is told about seats, not about the game. */
export type Onlooker = Viewer | 'nobody';

function seatInfo(sitter: Sitter, seat: Seat): SeatInfo {
  switch (sitter.kind) {
    case 'empty':
      return { seat, kind: 'empty' };
    case 'bot':
      return { seat, kind: 'bot', level: sitter.level };
    default:
      return { seat, kind: sitter.kind, name: sitter.name, ...(sitter.cover !== 'no' && { covered: true }) };
  }
}

/** What everybody's clock shows now. It runs for people who are to act. */
export function clocksOf(state: TableState, now: number): { left: number[] } | undefined {
  const { clock } = state.settings;
  if (clock.kind === 'none' || state.status !== 'playing') return undefined;
  const left = state.seats.map((seat) => {
    const full = clock.kind === 'move' ? 1_000 * clock.seconds : (state.left[seat - 1] as number);
    const runs = state.toAct.includes(seat) && !isPlayedByBot(state, seat);
    return runs ? Math.max(0, full - Math.max(0, now - (state.askedAt[seat - 1] as number))) : full;
  });
  return { left };
}

/**
 * Whether somebody may know the whole game once it is over, by its seed as by its record: who sits here, who made the table, and onlookers
 * where the host wants it.
 */
export function maySeeAll({ header, settings }: TableState, viewer: Onlooker, key: string | undefined): boolean {
  return typeof viewer === 'number' || sameHash(header.host, key) || settings.spectators === 'all-after-end';
}

export function infoOf(state: TableState, now: number): TableInfo {
  return {
    table: state.header.id,
    game: state.header.game,
    rules: state.header.rules,
    config: state.headers.map(([key, value]) => [key, value]),
    settings: state.settings,
    seats: seatsOf(state),
    ...statusOf(state, now),
  };
}

export function seatsOf(state: TableState): SeatInfo[] {
  return state.sitters.map((sitter, i) => seatInfo(sitter, i + 1));
}

export function statusOf(state: TableState, now: number): TableStatus {
  const clocks = clocksOf(state, now);
  const over = state.status === 'over' || state.status === 'withdrawn';
  return {
    status: state.status,
    gameNumber: state.gameNumber,
    ...(state.mix !== undefined && { mix: state.mix }),
    ...(isBrought(state) && { brought: true as const }),
    // Without its seed nobody can ever check it.
    ...(state.commitment !== undefined && state.seed !== undefined && { commitment: state.commitment }),
    ...(over && state.seed !== undefined && { seed: state.seed }),
    toAct: [...state.toAct],
    ...(state.winners && { winners: [...state.winners] }),
    score: [...state.score],
    ...(state.seriesWinners.length > 0 && { seriesWinners: [...state.seriesWinners] }),
    ...(state.closed !== undefined && { closed: state.closed }),
    ...(clocks && { clocks }),
  };
}

/** Of a table's info, what is told to those who may not see all. */
export function withoutSeed<T extends { readonly seed?: string }>({ seed: _, ...info }: T): Omit<T, 'seed'> {
  return info;
}

/** `open` is what spectators see, if that was asked for before. There is nothing to see before the game starts. */
export function viewOf(state: TableState, viewer: Onlooker, open?: GameTypes['View']): GameTypes['View'] | undefined {
  return state.status === 'open' || viewer === 'nobody' ? undefined : state.served.game.view(state.game, viewer, open);
}

/** The events of a move as they are shown to somebody, in order. */
export function shownTo({ served: { game } }: TableState, events: readonly GameTypes['Event'][], viewer: Onlooker) {
  return viewer === 'nobody' ? [] : events.flatMap((event) => game.show(event, viewer) ?? []);
}

/** An entry without what is nobody's business: keys, seeds and the text of moves. */
export function happeningOf(state: TableState, entry: Entry, events: readonly GameTypes['Event'][], viewer: Onlooker): Happening {
  switch (entry.kind) {
    case 'sit':
      return { kind: 'sit', seat: entry.seat, name: entry.name };
    case 'move':
      return { kind: 'move', seat: entry.seat, events: shownTo(state, events, viewer) };
    case 'cover':
      return { kind: 'cover', seat: entry.seat, why: entry.why };
    case 'say':
      return { kind: 'say', seat: entry.seat, phrase: entry.phrase };
    case 'react':
      return { kind: 'react', seat: entry.seat, reaction: entry.reaction };
    case 'unattended':
      return { kind: 'unattended', milliseconds: entry.milliseconds };
    case 'mix':
      return { kind: 'mix', ...(entry.mix && { mix: entry.mix }) };
    case 'start':
      return { kind: 'start', ...(entry.mixed && { from: [...entry.mixed.from] }) };
    case 'rematch':
      return entry.mixed === undefined
        ? { kind: 'rematch', seat: entry.seat }
        : { kind: 'rematch', seat: seatAfter(entry.mixed, entry.seat), from: [...entry.mixed.from] };
    case 'withdraw':
      return { kind: 'withdraw' };
    default:
      return { kind: entry.kind, seat: entry.seat };
  }
}

/** The whole game as text, deal and all: `Table.record` decides who may read it. */
export function recordOf(state: TableState): string {
  const seed = state.seed === undefined ? undefined : unhex(state.seed);
  return writeRecord(state.served.game, {
    config: state.config,
    sitters: state.seats.map((seat) => label(sitterAt(state, seat) as Sitter)),
    ...(state.mixed && { mixed: state.mixed }),
    deal: state.deal,
    ...(seed !== undefined && { seed }),
    ...(seed !== undefined && state.commitment !== undefined && { commitment: state.commitment }),
    moves: state.moves,
  });
}

function label(sitter: Sitter): string {
  if (sitter.kind === 'bot') return `bot:${sitter.level}`;
  return sitter.kind === 'empty' ? 'nobody' : sitter.name;
}
