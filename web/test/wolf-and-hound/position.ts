import { FastRandom, type Seat } from '@bellwether/kernel';
import { type Config, type EventView, type Move, type View, wolfAndHound } from '@bellwether/wolf-and-hound';

export const FIRST_GAME: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };

/** A game after `plies` random moves, as seat 1 sees it. */
export function position(config: Partial<Config> = {}, plies = 0, seed = 1, viewer: Seat = 1): View {
  return played(config, plies, seed, viewer).view;
}

/** The same with the view before the last move and its events. */
export function played(config: Partial<Config> = {}, plies = 1, seed = 1, viewer: Seat = 1) {
  const full = { ...FIRST_GAME, ...config };
  const random = new FastRandom(seed);
  const state = wolfAndHound.start(full, wolfAndHound.deal(full, random));
  let before = wolfAndHound.view(state, viewer);
  let events: EventView[] = [];
  let move: Move | undefined;
  for (let i = 0; i < plies && wolfAndHound.outcome(state) === undefined; i++) {
    before = wolfAndHound.view(state, viewer);
    events = [];
    const seat = wolfAndHound.toAct(state)[0] as Seat;
    move = wolfAndHound.sample(state, seat, random);
    wolfAndHound.apply(state, seat, move, (event) => {
      const seen = wolfAndHound.show(event, viewer);
      if (seen) events.push(seen);
    });
  }
  return { before, events, move, view: wolfAndHound.view(state, viewer), legal: wolfAndHound.legal(state, viewer) };
}
