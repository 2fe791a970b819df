import { FastRandom, type Seat, type Viewer } from '@bellwether/kernel';
import { type Config, type EventView, type Move, sheepAndThief } from '@bellwether/sheep-and-thief';

export const CONFIG: Config = { edition: '2017', players: 4, missions: true, blackSheep: true };

/**
 * A game after `plies` random moves, as one seat sees it; with the view before the last move and the events of that
 * move.
 */
export function played(config: Partial<Config> = {}, plies = 1, seed = 1, viewer: Viewer = 1) {
  const full = { ...CONFIG, ...config };
  const random = new FastRandom(seed);
  const state = sheepAndThief.start(full, sheepAndThief.deal(full, random));
  let before = sheepAndThief.view(state, viewer);
  let events: EventView[] = [];
  let move: Move | undefined;
  for (let i = 0; i < plies && sheepAndThief.outcome(state) === undefined; i++) {
    before = sheepAndThief.view(state, viewer);
    events = [];
    const seat = sheepAndThief.toAct(state)[0] as Seat;
    move = sheepAndThief.sample(state, seat, random);
    sheepAndThief.apply(state, seat, move, (event) => {
      const seen = sheepAndThief.show(event, viewer);
      if (seen) events.push(seen);
    });
  }
  return { before, events, move, view: sheepAndThief.view(state, viewer), state };
}
