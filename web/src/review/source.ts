import { type AnyGame, type GameRecord, type GameTypes, replay, type Seat, type Viewer } from '@bellwether/kernel';
import { botFor } from '../model/new-sitter.ts';
import { isGuest } from '../model/sitter.ts';
import type { TableSource } from '../model/source.ts';
import { createBroadcast } from '../table-kit/broadcast.ts';
import { updateAt } from '../table-kit/replay.ts';

/** A table's source that can show any moment of a game. */
export type LookSource = TableSource<GameTypes> & Required<Pick<TableSource<GameTypes>, 'seek'>>;

/** A finished game, read-only. */
export function lookedAt(game: AnyGame, record: GameRecord<GameTypes>, id: string): LookSource {
  const broadcast = createBroadcast<GameTypes>();
  const sitters = record.sitters.map((label) => (isGuest(label) ? label : botFor(label)));
  const nothing = () => undefined;
  return {
    subscribe: broadcast.subscribe,
    seek(ply: number, viewer: Viewer = 'spectator') {
      broadcast.tell({ kind: 'update', id, game: game.id, sitters, over: true, ...updateAt(game, record, ply, viewer) });
    },
    close: broadcast.close,
    play: nothing,
    goOn: nothing,
  };
}

/** All events by ply, as the mover saw them. */
export function storyOf(game: AnyGame, record: GameRecord<GameTypes>): readonly (readonly GameTypes['EventView'][])[] {
  const state = game.start(record.config, record.deal);
  return record.moves.map(({ seat, move }) => {
    const events: GameTypes['EventView'][] = [];
    game.apply(state, seat, move, (event) => {
      const shown = game.show(event, seat);
      if (shown !== undefined) events.push(shown);
    });
    return events;
  });
}

/** The outcome. */
export function outcomeOf(game: AnyGame, record: GameRecord<GameTypes>): GameTypes['Outcome'] {
  return game.outcome(replay(game, record)) ?? {};
}

/** Every seat's view at a ply, to show open hands. */
export function viewsAt(game: AnyGame, record: GameRecord<GameTypes>, ply: number): readonly GameTypes['View'][] {
  const state = replay(game, record, ply);
  return game.seats(record.config).map((seat: Seat) => game.view(state, seat));
}
