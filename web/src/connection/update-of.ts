import type { Mirror } from '@bellwether/client';
import { type AnyGame, firstMoves, type GameTypes, type Played, type Seat } from '@bellwether/kernel';
import type { SeatInfo } from '@bellwether/wire';
import { botFor } from '../model/new-sitter.ts';
import type { Sitter } from '../model/sitter.ts';
import type { Update } from '../model/source.ts';
import { isPerson } from './people.ts';

export type AnyUpdate = Update<GameTypes>;

/** Above this number of moves none are listed: such a table composes moves step by step. */
const MAX_LISTED_MOVES = 200;

/** A move as the server sent it, and the move itself if this page made it. */
export interface ToldMove {
  readonly seat: Seat;
  readonly events: readonly unknown[];
  readonly sent?: GameTypes['Move'] | undefined;
}

/** Each game of a table has its own id on the page. */
export function gameId({ table, gameNumber }: Mirror['info']): string {
  return `${table}-${gameNumber}`;
}

/** The update for the table on screen: after one move, or from the whole mirror. */
export function updateOf(game: AnyGame, mirror: Mirror, view: GameTypes['View'], move?: ToldMove): AnyUpdate {
  const { info, viewer, moves, own } = mirror;
  const over = info.status === 'over' || info.status === 'withdrawn';
  const last: Played<GameTypes> | undefined = move?.sent && { seat: move.seat, move: move.sent };
  return {
    kind: 'update',
    id: gameId(info),
    game: info.game,
    viewer,
    view,
    ...legalOf(game, mirror, view),
    events: (move?.events ?? []) as GameTypes['EventView'][],
    ...(move === undefined && { past: mirror.events }),
    ...(last && { last }),
    why: [],
    acting: info.toAct,
    // At this device only the viewer plays.
    sitters: info.seats.map((seat): Sitter => (seat.seat === viewer ? 'guest' : sitterOf(seat))),
    ...(info.mix && { mix: info.mix }),
    question: own,
    ply: moves,
    plies: over && typeof viewer === 'number' && !info.match?.sealed ? moves : 0,
    live: true,
    over,
    canUndo: false,
  };
}

function sitterOf(seat: SeatInfo): Sitter {
  return isPerson(seat) ? `person:${seat.name ?? ''}` : botFor(`bot:${seat.level}`);
}

/** The viewer's moves, computed from the view alone. */
function legalOf(game: AnyGame, { info, viewer }: Mirror, view: GameTypes['View']): Pick<AnyUpdate, 'legal' | 'more'> {
  if (typeof viewer !== 'number' || !info.toAct.includes(viewer) || info.seats[viewer - 1]?.covered) return { legal: [], more: false };
  const { moves, more } = firstMoves(game, game.tableOf(view), viewer, MAX_LISTED_MOVES);
  return { legal: moves, more };
}

/**
 * Whether the page shows this update and then asks for more. It stops at a question to the viewer and at the end of a
 * game.
 */
export function isWatched({ viewer, acting, over }: AnyUpdate): boolean {
  return !over && !(typeof viewer === 'number' && acting.includes(viewer));
}

/** Whether two updates look the same on the table. */
export function isSame(a: AnyUpdate, b: AnyUpdate): boolean {
  return (
    a.id === b.id &&
    a.viewer === b.viewer &&
    a.over === b.over &&
    a.ply === b.ply &&
    a.plies === b.plies &&
    a.legal.length === b.legal.length
  );
}
