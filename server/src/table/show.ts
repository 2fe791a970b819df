import { firstMoves, type GameTypes, type Seat, unhex, type Viewer, writeRecord } from '@bellwether/kernel';
import type { Happening, SeatInfo, TableInfo, TableStatus } from '@bellwether/wire';
import type { Entry } from './entry.ts';
import { type Sitter, sitterAt, type TableState } from './table-state.ts';

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

export function clocksOf(state: TableState): { at: number; left: number[] } | undefined {
  const { clock } = state.settings;
  if (clock.kind === 'none' || state.status !== 'playing') return undefined;
  const at = Math.max(...state.toAct.map((seat) => state.askedAt[seat - 1] as number));
  const left = state.seats.map((seat) => {
    const full = clock.kind === 'move' ? 1_000 * clock.seconds : (state.left[seat - 1] as number);
    return state.toAct.includes(seat) ? full - (at - (state.askedAt[seat - 1] as number)) : full;
  });
  return { at, left };
}

export function infoOf(state: TableState): TableInfo {
  return {
    table: state.header.id,
    game: state.header.game,
    rules: state.header.rules,
    config: state.headers.map(([key, value]) => [key, value]),
    settings: state.settings,
    seats: seatsOf(state),
    ...statusOf(state),
  };
}

export function seatsOf(state: TableState): SeatInfo[] {
  return state.sitters.map((sitter, i) => seatInfo(sitter, i + 1));
}

export function statusOf(state: TableState): TableStatus {
  const clocks = clocksOf(state);
  const over = state.status === 'over' || state.status === 'withdrawn';
  return {
    status: state.status,
    gameNumber: state.gameNumber,
    ...(state.commitment !== undefined && { commitment: state.commitment }),
    ...(over && state.seed !== undefined && { seed: state.seed }),
    toAct: [...state.toAct],
    ...(state.winners && { winners: [...state.winners] }),
    score: [...state.score],
    ...(state.seriesWinners.length > 0 && { seriesWinners: [...state.seriesWinners] }),
    ...(state.closed !== undefined && { closed: state.closed }),
    ...(clocks && { clocks }),
  };
}

/** `open` is what spectators see, if that was asked for before. There is nothing to see before the game starts. */
export function viewOf(state: TableState, viewer: Onlooker, open?: GameTypes['View']): GameTypes['View'] | undefined {
  return state.status === 'open' || viewer === 'nobody' ? undefined : state.served.game.view(state.game, viewer, open);
}

/** The first `most` moves of a viewer that is to act, and whether there are more. */
export function legalOf(state: TableState, viewer: Onlooker, most: number): { legal?: string[]; more?: true } {
  if (typeof viewer !== 'number' || most === 0 || !state.toAct.includes(viewer)) return {};
  const { game } = state.served;
  const { moves, more } = firstMoves(game, state.game, viewer, most);
  return { legal: moves.map((move) => game.write(move)), ...(more && { more }) };
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
    case 'start':
    case 'withdraw':
      return { kind: entry.kind };
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
    deal: state.deal,
    ...(seed !== undefined && { seed }),
    ...(state.commitment !== undefined && { commitment: state.commitment }),
    moves: state.moves,
  });
}

function label(sitter: Sitter): string {
  if (sitter.kind === 'bot') return `bot:${sitter.level}`;
  return sitter.kind === 'empty' ? 'nobody' : sitter.name;
}
