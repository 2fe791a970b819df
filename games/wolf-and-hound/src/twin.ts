import { attempt, type GameRecord, type Random, type Seat, shuffle, type Viewer } from '@bellwether/kernel';
import { wolfAndHound } from './game.ts';
import type { Card, WolfAndHound } from './vocabulary.ts';

/** A game that looks the same to the viewer: the cards it never saw are permuted, wherever they are. */
export function twin(record: GameRecord<WolfAndHound>, viewer: Viewer, random: Random): GameRecord<WolfAndHound> | undefined {
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
  // A hand of forbidden numbers only must be shown (R-ONLY3): then the two games look different.
  const hands = shownHands({ ...record, deal });
  return hands === undefined || hands !== shownHands(record) ? undefined : { ...record, deal };
}

/**
 * All hands that had to be shown, and when. Undefined if a move is illegal. Taken from events, since a dummy's turn may
 * follow at once and then the state no longer shows it.
 */
function shownHands({ config, deal, moves }: GameRecord<WolfAndHound>): string | undefined {
  const state = wolfAndHound.start(config, deal);
  const shown: string[] = [];
  for (const [ply, { seat, move }] of moves.entries()) {
    const refused = attempt(wolfAndHound, state, seat, move, (event) => {
      if (event.kind === 'shows') shown.push(`${ply}: ${event.seat} ${event.cards.join(' ')}`);
    });
    if (refused) return undefined;
  }
  return shown.join('\n');
}

/** Indices in the shuffled deck of the cards a viewer has seen by the end of a record (W-SECRET). */
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
