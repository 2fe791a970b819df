import type { Mirror } from '@bellwether/client';
import { type AnyGame, firstMoves, type GameTypes, type Played, type Seat } from '@bellwether/kernel';
import type { SeatInfo } from '@bellwether/wire';
import { botFor } from '../model/new-sitter.ts';
import type { Sitter } from '../model/sitter.ts';
import type { Update } from '../model/source.ts';
import { isPerson } from './people.ts';

export type AnyUpdate = Update<GameTypes>;

/** More moves than this are not listed: a table that has so many composes them step by step. */
const MAX_LISTED_MOVES = 200;

/** A move as the server told it, and the move itself if this page sent it. */
export interface ToldMove {
  readonly seat: Seat;
  readonly events: readonly unknown[];
  readonly sent?: GameTypes['Move'] | undefined;
}

/** Each game of a table is a game of its own to the page. */
export function gameId({ table, gameNumber }: Mirror['info']): string {
  return `${table}-${gameNumber}`;
}

/** What the table on screen is told of a mirror: after one move, or of the whole anew. */
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
    // At this device sits the viewer alone.
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

/** The viewer's moves, worked out from the view alone. */
function legalOf(game: AnyGame, { info, viewer }: Mirror, view: GameTypes['View']): Pick<AnyUpdate, 'legal' | 'more'> {
  if (typeof viewer !== 'number' || !info.toAct.includes(viewer) || info.seats[viewer - 1]?.covered) return { legal: [], more: false };
  const { moves, more } = firstMoves(game, game.tableOf(view), viewer, MAX_LISTED_MOVES);
  return { legal: moves, more };
}

/** The page shows this and asks for more by itself; what asks the viewer something, or ends the game, it leaves standing. */
export function isWatched({ viewer, acting, over }: AnyUpdate): boolean {
  return !over && !(typeof viewer === 'number' && acting.includes(viewer));
}

/** Nothing that the table shows has changed. */
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
