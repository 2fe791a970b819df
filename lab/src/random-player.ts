import type { Game, GameTypes, Random, Seat } from '@bellwether/kernel';

/** A player at the table gets what its seat sees, and never the state. */
export type Player<T extends GameTypes> = (view: T['View'], seat: Seat) => T['Move'];

/** What a seat may do depends on its view alone, so any state it cannot tell from the real one has its moves. */
export function randomPlayer<T extends GameTypes>(game: Game<T>, random: Random): Player<T> {
  return (view, seat) => game.sample(game.imagine(view, random), seat, random);
}
