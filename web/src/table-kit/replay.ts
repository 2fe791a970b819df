import type { Game, GameRecord, GameTypes, Seat, Viewer } from '@bellwether/kernel';
import { botFor } from '../model/new-sitter.ts';
import type { Sitter } from '../model/sitter.ts';
import type { Update } from '../model/source.ts';

/** Looking back, and a new game from there, for every source that has the whole record. */

/** The fields of an update that looking back changes. */
export type LookBack<T extends GameTypes> = Pick<
  Update<T>,
  'viewer' | 'view' | 'legal' | 'more' | 'past' | 'events' | 'when' | 'why' | 'acting' | 'ply' | 'plies' | 'live' | 'canUndo'
>;

/** The game after `ply` moves, as this viewer saw it: the events of the last move, and the story before it. */
export function updateAt<T extends GameTypes>(game: Game<T>, record: GameRecord<T>, ply: number, viewer: Viewer): LookBack<T> {
  const plies = record.moves.length;
  const at = Math.max(0, Math.min(ply, plies));
  const state = game.start(record.config, record.deal);
  const heard: T['EventView'][] = [];
  const when: number[] = [];
  record.moves.slice(0, at).forEach(({ seat, move }, i) => {
    game.apply(state, seat, move, (event) => {
      const shown = game.show(event, viewer);
      if (shown === undefined) return;
      heard.push(shown);
      when.push(i + 1);
    });
  });
  const before = when.filter((one) => one < at).length;
  return {
    viewer,
    view: game.view(state, viewer),
    legal: [],
    more: false,
    past: heard.slice(0, before),
    events: heard.slice(before),
    when,
    why: [],
    acting: game.toAct(state),
    ply: at,
    plies,
    live: false,
    canUndo: false,
  };
}

/**
 * A new record from the first `ply` moves: a person at `seat`, bots elsewhere. Without seed and commitment, since
 * nobody can verify a forked deal.
 */
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
