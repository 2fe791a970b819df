import { type Game, type GameRecord, type GameTypes, replay, type Seat, type Viewer } from '@bellwether/kernel';
import { botFor, type Sitter } from './sitter.ts';
import type { Update } from './source.ts';

/** Looking back and playing on from there: the same for every table whose whole record is at hand. */

/** What looking back changes of an update; the rest (which table, who sits there) stays. */
export type LookBack<T extends GameTypes> = Pick<
  Update<T>,
  'viewer' | 'view' | 'legal' | 'more' | 'events' | 'why' | 'acting' | 'ply' | 'plies' | 'live' | 'canUndo'
>;

/** The game after `ply` moves, as this viewer saw it, with what the last of them did. */
export function updateAt<T extends GameTypes>(game: Game<T>, record: GameRecord<T>, ply: number, viewer: Viewer): LookBack<T> {
  const plies = record.moves.length;
  const at = Math.max(0, Math.min(ply, plies));
  const last = record.moves[at - 1];
  const state = replay(game, record, Math.max(0, at - 1));
  const events: T['EventView'][] = [];
  if (last)
    game.apply(state, last.seat, last.move, (event) => {
      const shown = game.show(event, viewer);
      if (shown !== undefined) events.push(shown);
    });
  return {
    viewer,
    view: game.view(state, viewer),
    legal: [],
    more: false,
    events,
    why: [],
    acting: game.toAct(state),
    ply: at,
    plies,
    live: false,
    canUndo: false,
  };
}

/** A record of its own from the first `ply` moves: a person at `seat`, bots at all others. Its deal is no longer anybody's promise. */
export function forkAt<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  ply: number,
  seat: Seat,
): GameRecord<T> & { readonly sitters: readonly Sitter[] } {
  const { config, deal } = record;
  const sitters = game.seats(config).map((one, i) => (one === seat ? 'guest' : botFor(record.sitters[i])));
  return { config, deal, sitters, moves: record.moves.slice(0, ply) };
}
