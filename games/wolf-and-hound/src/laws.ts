import { attempt, type GameRecord, type LawKit, type Random, type Seat, shuffle, type Viewer } from '@bellwether/kernel';
import { wolfAndHound } from './game.ts';
import { positionOf } from './position.ts';
import { rulesOf } from './rules.ts';
import type { State } from './state.ts';
import type { Card, Move, WolfAndHound } from './vocabulary.ts';

/** What the kernel's laws need to know of this game. */
export const lawKit: LawKit<WolfAndHound> = {
  game: wolfAndHound,
  // Every card is played once at most, with an answer or two about it; R-ORDER may be asked once an animal and turn.
  longest: (config) => rulesOf(config).deck.length * (4 + config.animals.length),
  candidates,
  conserved,
  twin,
};

function candidates(state: State): Move[] {
  const { types, animals } = state.rules;
  const names = [...animals.map((card) => card.id), 'wolf-99'];
  return [
    ...[...types.map((type) => type.card), 'B9b', 'W9'].map((card): Move => ({ kind: 'play', card })),
    { kind: 'exchange', exchange: true },
    { kind: 'exchange', exchange: false },
    ...names.map((animal): Move => ({ kind: 'flip', animal })),
    ...names.map((animal): Move => ({ kind: 'activate', animal })),
  ];
}

/** All number cards, wherever they lie; and that no pasture holds more sheep than its flock (fewer than none would be read as far too many). */
function conserved(state: State): string {
  const position = positionOf(state);
  const cards = [
    ...position.hands.flatMap((hand) => hand ?? []),
    ...position.dummyDecks.flat().map(({ card }) => card),
    ...position.deck,
    ...position.piles.flat(),
    ...position.aside,
    ...(position.turnedUp === null ? [] : [position.turnedUp]),
  ];
  const astray = position.sheep.filter((sheep, place) => sheep > (state.rules.flock[place] as number));
  return `${cards.sort().join(' ')}; ${astray.length} pastures with too many`;
}

/** A game that looks the same to the viewer: the cards it never got to see change places, wherever they lie. */
function twin(record: GameRecord<WolfAndHound>, viewer: Viewer, random: Random): GameRecord<WolfAndHound> | undefined {
  const seen = seenCards(record, viewer);
  const { order } = record.deal;
  const unseen = order.flatMap((_, i) => (seen.has(i) ? [] : [i]));
  const swapped = shuffle(
    unseen.map((i) => order[i] as Card),
    random,
  );
  const other = order.slice();
  unseen.forEach((i, n) => {
    other[i] = swapped[n] as Card;
  });
  if (other.every((card, i) => card === order[i])) return undefined;
  const deal = { order: other };
  // A hand of nothing but forbidden numbers shows itself (R-ONLY3): that is another story, not the same one told twice.
  const one = wolfAndHound.start(record.config, record.deal);
  const two = wolfAndHound.start(record.config, deal);
  for (const { seat, move } of record.moves) {
    wolfAndHound.apply(one, seat, move);
    if (attempt(wolfAndHound, two, seat, move) || one.shown !== two.shown) return undefined;
  }
  return { ...record, deal };
}

/** Which cards, by their place in the shuffled deck, a viewer has seen by the end of a record (section 9). */
function seenCards(record: GameRecord<WolfAndHound>, viewer: Viewer): Set<number> {
  const { config, deal, moves } = record;
  const state = wolfAndHound.start(config, deal);
  const lying = [1, 2, 3, 4].map((seat) => [0, 1, 2, 3].map((i) => 4 * (seat - 1) + i));
  const cardsAt = (seat: Seat) => lying[seat - 1] as number[];
  const seen = new Set<number>(viewer === 'spectator' ? [] : viewer <= config.players ? cardsAt(viewer) : []);
  let next = 16;
  let turnedUp = -1;
  const see = (i: number) => {
    seen.add(i);
    return i;
  };
  for (const { seat, move } of moves) {
    wolfAndHound.apply(state, seat, move, (event) => {
      switch (event.kind) {
        case 'draws':
          if (event.seat === viewer) see(next);
          cardsAt(event.seat).push(next++);
          break;
        case 'turns-up':
          turnedUp = see(event.from === 'deck' ? next++ : (cardsAt(event.seat).shift() as number));
          break;
        case 'exchanges':
          see(cardsAt(event.seat).shift() as number);
          cardsAt(event.seat).push(turnedUp);
          break;
        case 'shows':
          cardsAt(event.seat).forEach(see);
          break;
        case 'plays': {
          if (event.seat > config.players) break;
          const hand = cardsAt(event.seat);
          const fitting = hand.filter((i) => deal.order[i] === event.card);
          const played = see(fitting.find((i) => seen.has(i)) ?? (fitting[0] as number));
          hand.splice(hand.indexOf(played), 1);
        }
      }
    });
  }
  return seen;
}
