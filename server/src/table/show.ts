import { type GameTypes, invariant, type Seat, seatAfter, unhex, type Viewer, writeRecord } from '@bellwether/kernel';
import type { Happening, SeatInfo, TableInfo, TableMatch, TablePoster, TableStatus } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import type { Entry } from './entry.ts';
import { leftMs } from './seat-clock.ts';
import { isBrought, isRevealed, isSealed, keyAt, type MatchTable, type Sitter, sitterAt, type TableState, VOTE_MS } from './table-state.ts';

/**
 * Everything that leaves a table is built here and in broadcast.ts, field by field. Game data comes only from the
 * contract's `view` and `show`.
 */

/** The viewer. `nobody`: a spectator where the host allows none. They see seats, not the game. */
export type Onlooker = Viewer | 'nobody';

function seatInfo(state: TableState, sitter: Sitter, seat: Seat): SeatInfo {
  const comer = state.next.get(seat);
  const next = comer && { next: comer.name };
  switch (sitter.kind) {
    case 'empty':
      return { seat, kind: 'empty', ...next };
    case 'bot':
      return { seat, kind: 'bot', level: sitter.level, ...next };
    default: {
      const ready = state.vote?.answers.get(seat);
      return {
        seat,
        kind: sitter.kind,
        name: sitter.name,
        ...(sitter.cover !== 'no' && { covered: true }),
        ...(sameHash(state.host, sitter.key) && { host: true }),
        ...(ready !== undefined && { ready }),
        ...next,
      };
    }
  }
}

/** What each seat's clock shows now. */
export function clocksOf(state: TableState, now: number): { left: number[] } | undefined {
  if (state.status !== 'playing') return undefined;
  const left = state.clocks.flatMap((clock) => leftMs(clock, state.settings.clock, now) ?? []);
  return left.length === 0 ? undefined : { left };
}

/**
 * Whether a key may see the whole finished game (seed and record): its players, the table's creator, and spectators if
 * allowed.
 */
export function maySeeAll(state: TableState, viewer: Onlooker, key: string | undefined): boolean {
  const { host, settings } = state;
  if (isSealed(state)) return false;
  return typeof viewer === 'number' || sameHash(host, key) || settings.spectators === 'all-after-end';
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

/** A table's entry in the list of open tables. */
export function posterOf(state: TableState): TablePoster {
  const { table, game, config, settings, seats, status, gameNumber } = infoOf(state, 0);
  return { table, game, config, clock: settings.clock, series: settings.series, access: state.access, status, gameNumber, seats };
}

export function seatsOf(state: TableState): SeatInfo[] {
  return state.sitters.map((sitter, i) => seatInfo(state, sitter, i + 1));
}

export function statusOf(state: TableState, now: number): TableStatus {
  const clocks = clocksOf(state, now);
  return {
    status: state.status,
    access: state.access,
    ...(state.asks.size > 0 && { asks: Array.from(state.asks, ([ask, { seat, name }]) => ({ ask, seat, name })) }),
    ...(state.vote && { vote: { left: Math.max(0, state.vote.since + VOTE_MS - now), ...(state.vote.mix && { mix: state.vote.mix }) } }),
    ...(state.paused && { paused: state.paused.seat }),
    gameNumber: state.gameNumber,
    ...(state.mix !== undefined && { mix: state.mix }),
    ...(isBrought(state) && { brought: true as const }),
    // Without its seed a commitment cannot be verified.
    ...(state.commitment !== undefined && state.seed !== undefined && { commitment: state.commitment }),
    ...(isRevealed(state) && state.seed !== undefined && { seed: state.seed }),
    toAct: [...state.toAct],
    ...(state.winners && { winners: [...state.winners] }),
    score: [...state.score],
    ...(state.seriesWinners.length > 0 && { seriesWinners: [...state.seriesWinners] }),
    ...(state.closed !== undefined && { closed: state.closed }),
    ...(clocks && { clocks }),
    ...(state.match && { match: matchOf(state.match) }),
  };
}

function matchOf({ id, deal, deals, room, sealed }: MatchTable): TableMatch {
  return { match: id, deal, deals, room, ...(sealed && { sealed }) };
}

/** The info without its seed, for viewers who may not see all. */
export function withoutSeed<T extends { readonly seed?: string }>({ seed: _, ...info }: T): Omit<T, 'seed'> {
  return info;
}

/** `open`: the spectators' view, if already computed. There is no view before the game starts. */
export function viewOf(state: TableState, viewer: Onlooker, open?: GameTypes['View']): GameTypes['View'] | undefined {
  return state.status === 'open' || viewer === 'nobody' ? undefined : state.served.game.view(state.game, viewer, open);
}

/** The events of a move as shown to a viewer, in order. */
export function shownTo({ served: { game } }: TableState, events: readonly GameTypes['Event'][], viewer: Onlooker) {
  return viewer === 'nobody' ? [] : events.flatMap((event) => game.show(event, viewer) ?? []);
}

/** An entry without secrets: keys, seeds and the text of moves. */
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
    case 'match':
    case 'unseal':
      return { kind: entry.kind };
    case 'access':
      return { kind: 'access', access: entry.access };
    case 'host':
      return { kind: 'host', ...seatOfKey(state, entry.key), ...(entry.gone && { gone: true }) };
    case 'ask':
    case 'reserve':
      return { kind: entry.kind, seat: entry.seat, name: entry.name };
    case 'agree':
      return { kind: 'agree', seat: entry.seat, name: entry.name, when: entry.when };
    case 'decline':
    case 'leave':
      return { kind: entry.kind, name: entry.name };
    case 'ready':
      return { kind: 'ready', seat: entry.seat, ready: entry.ready };
    default:
      return { kind: entry.kind, seat: entry.seat };
  }
}

/** The current seat of a key. */
function seatOfKey(state: TableState, key: string | undefined): { seat?: Seat } {
  const seat = state.seats.find((one) => key !== undefined && keyAt(state, one) === key);
  return seat === undefined ? {} : { seat };
}

/** The whole game as text, deal included. `Table.record` checks who may read it. */
export function recordOf(state: TableState): string {
  invariant(!isSealed(state), 'a sealed deal is shown to nobody');
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
