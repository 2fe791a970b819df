import type { Seat } from '@bellwether/kernel';
import { numberCard } from '@bellwether/wolf-and-hound';
import type { Who, WolfWords } from '../../words/en/wolf-and-hound.ts';
import { cardOf } from './foresee.ts';
import type { Card, Config, View } from './vocabulary.ts';

/** What things are called in sentences and labels. */

export function who(words: WolfWords, view: Pick<View, 'config' | 'viewer'>, seat: Seat): Who {
  return { you: seat === view.viewer, name: seatName(words, view.config, seat) };
}

export function seatName(words: WolfWords, config: { readonly players: number }, seat: Seat): string {
  return seat > config.players ? words.dummy(seat) : (words.seats[seat - 1] ?? words.seat(seat));
}

export function animalName(words: WolfWords, config: Config, id: string): string {
  const own = cardOf({ config }, id)?.name;
  if (own !== undefined) return own;
  const [family = '', ...number] = id.split('-');
  return words.named[id] ?? `${words.family[family] ?? family} ${number.join('-')}`;
}

export function cardName(words: WolfWords, card: Card): string {
  const found = numberCard(card);
  return found ? words.card(found.colour, found.value, found.symbol) : card;
}
