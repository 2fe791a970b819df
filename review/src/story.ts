import { shareOf } from '@bellwether/bots';
import { FastRandom, type Game, type GameRecord, type GameTypes, type Seat } from '@bellwether/kernel';

/** A finished game prepared for analysis. */
export interface Story<T extends GameTypes> {
  readonly game: Game<T>;
  readonly record: GameRecord<T>;
  /** By number of plies played. */
  readonly states: readonly T['State'][];
  readonly seats: readonly Seat[];
  /** By seat index. */
  readonly result: readonly number[];
  readonly isPerson: readonly boolean[];
  /** A separate random stream for each part of the work, derived from the record alone: a review is the same everywhere. */
  stream(piece: number): FastRandom;
}

export function storyOf<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): Story<T> {
  const { config, moves, sitters } = record;
  const states = [game.start(config, record.deal)];
  for (const { seat, move } of moves) {
    const next = game.clone(states.at(-1) as T['State']);
    game.apply(next, seat, move);
    states.push(next);
  }
  const outcome = game.outcome(states.at(-1) as T['State']) as T['Outcome'];
  const seats = game.seats(config);
  const seed = seedOf(game, record);
  return {
    game,
    record,
    states,
    seats,
    result: seats.map((seat) => shareOf(game, config, outcome, seat)),
    isPerson: seats.map((_, i) => !(sitters[i] ?? '').startsWith('bot:')),
    stream: (piece) => new FastRandom(piece * 0x1_0000_0000 + seed),
  };
}

/** A seed derived from deal and moves (FNV-1a). */
function seedOf<T extends GameTypes>(game: Game<T>, { deal, moves }: GameRecord<T>): number {
  let hash = 0x811c9dc5;
  for (const text of [game.deals.write(deal), ...moves.map(({ move }) => game.write(move))]) {
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
