import { isRefusal, type Played } from '@bellwether/kernel';
import { cardsInDeck, type Entry, enter, openGame } from './referee.ts';
import { forEachSeat } from './seats.ts';
import { HAND_SIZE } from './setup.ts';
import { answeringSeat, isDummy } from './state.ts';
import type { Card, Config, Deal, Move, WolfAndHound } from './vocabulary.ts';

export interface RefereedGame {
  readonly deal: Deal;
  readonly moves: readonly Played<WolfAndHound>[];
}

/**
 * A refereed game as a deal and moves. The moves are those of the table, and the deal leads to them. Nobody knows which
 * cards a player held at a given time: here everybody plays their cards in the order they received them. Undefined after
 * a correction, since the rules alone do not lead to that table.
 */
export function recordedGame(config: Config, entries: readonly Entry[]): RefereedGame | undefined {
  let state = openGame(config);
  const { deck } = state.rules;
  const order: (Card | undefined)[] = deck.map(() => undefined);
  const left = [...deck];
  const put = (place: number | undefined, card: Card) => {
    if (place === undefined) return;
    order[place] = card;
    left.splice(left.indexOf(card), 1);
  };
  /** By seat: places in the deal of cards in its hand, or its dummy deck, that nobody has seen yet. */
  const received = forEachSeat((seat) => Array.from({ length: HAND_SIZE }, (_, i) => HAND_SIZE * seat + i));
  /** By seat: cards in hand that everyone has seen. */
  const shown = forEachSeat((): Card[] => []);
  const moves: Played<WolfAndHound>[] = [];
  for (const entry of entries) {
    const { turn, drawIndex } = state;
    switch (entry.kind) {
      case 'correct':
        return undefined;
      case 'play':
        if (!take(shown[turn], entry.card)) put(received[turn].shift(), entry.card);
        break;
      case 'shows': {
        const known = [...shown[turn]];
        for (const card of entry.cards) if (!take(known, card)) put(received[turn].shift(), card);
        shown[turn].splice(0, Infinity, ...entry.cards);
        break;
      }
      case 'turns-up':
        put(cardsInDeck(state) > 0 ? drawIndex : received[turn].shift(), entry.card);
        break;
      case 'exchange':
        if (entry.exchange && entry.card !== undefined && !state.dummyDecks[turn][0]?.seen) put(received[turn].shift(), entry.card);
        break;
    }
    const move = moveOf(entry);
    if (move) moves.push({ seat: answeringSeat(state) + 1, move });
    const next = enter(state, entry);
    if (isRefusal(next)) return undefined;
    if (!isDummy(state, turn)) for (let i = drawIndex; i < next.drawIndex; i++) received[turn].push(i);
    state = next;
  }
  return { deal: { order: order.map((card) => card ?? (left.shift() as Card)) }, moves };
}

/** The move that an entry stands for; undefined for what the table only sees. */
function moveOf(entry: Entry): Move | undefined {
  switch (entry.kind) {
    case 'exchange':
      return { kind: 'exchange', exchange: entry.exchange };
    case 'shows':
    case 'turns-up':
    case 'correct':
      return undefined;
    default:
      return entry;
  }
}

function take(cards: Card[], card: Card): boolean {
  const i = cards.indexOf(card);
  if (i >= 0) cards.splice(i, 1);
  return i >= 0;
}
