import type { Seat } from '@bellwether/kernel';
import { numberCard } from '@bellwether/wolf-and-hound';
import { cardOf } from './foresee.ts';
import type { Card, Config, Refusal, RefusalCode, View } from './vocabulary.ts';
import type { Who, WolfWords } from './words/en.ts';

/** Names in sentences and labels. */

export function who(words: WolfWords, view: Pick<View, 'config' | 'viewer'>, seat: Seat): Who {
  return { you: seat === view.viewer, name: seatName(words, view.config, seat) };
}

export function seatName(words: WolfWords, config: { readonly players: number }, seat: Seat): string {
  return isDummy(config, seat) ? words.dummy(seat) : (words.seats[seat - 1] ?? words.seat(seat));
}

export function isDummy(config: { readonly players: number }, seat: Seat): boolean {
  return seat > config.players;
}

/** A card by the name in its file; one of the players' own by the name they gave it, or by its id. */
export function animalName(words: WolfWords, config: Config, id: string): string {
  return words.cards[id]?.name ?? cardOf({ config }, id)?.name ?? id.replaceAll('-', ' ');
}

/** The reason of a refusal. The table has phrases for moves, set-up for set-ups: neither meets the other's refusals. */
export function tellRefusal(
  phrases: Readonly<Partial<Record<RefusalCode, (facts: Refusal['facts']) => string>>>,
  { code, facts }: Refusal,
): string {
  return phrases[code]?.(facts) ?? '';
}

export function cardName(words: WolfWords, card: Card): string {
  const found = numberCard(card);
  return found ? words.card(found.colour, found.value, found.symbol) : card;
}
