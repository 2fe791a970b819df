import type { Seat } from '@bellwether/kernel';
import { faceOf, numberCard } from '@bellwether/wolf-and-hound';
import { hiddenNames } from '../../model/hidden-names.ts';
import { cardOf } from './foresee.ts';
import type { Card, Config, Refusal, RefusalCode, View } from './vocabulary.ts';
import type { Chaser, Who, WolfWords } from './words/en.ts';

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

/**
 * What an animal is called at the table: “the wolf” where no other can be one, otherwise by what people see on its card,
 * “the slow wolf”. Its number is on its sheet.
 */
export function animalInPlay(words: WolfWords, config: Config, id: string): string {
  const name = nickname(words, config, id);
  const isShared = config.animals.some((other) => other !== id && nickname(words, config, other) === name);
  // Values of a printed copy may make two cards alike.
  return isShared ? animalName(words, config, id) : name;
}

/** What an animal is called in any company, by what people see on its card: “the gray wolf”. */
export function animalSeen(words: WolfWords, config: Config, id: string): string {
  return nickname(words, config, id, false);
}

function nickname(words: WolfWords, config: Config, id: string, byNeed = true): string {
  const { animals } = words;
  const [family = ''] = id.split('-');
  const others = config.animals.filter((other) => other !== id);
  if (byNeed && family === 'metamorphic' && !others.some((other) => other.startsWith(family))) return animals.only.metamorphic;
  const named = Object.entries(animals.of).find(([card]) => card === id);
  if (named) return named[1];
  const card = cardOf({ config }, id);
  if (card === undefined || !isChaser(family)) return animalName(words, config, id);
  if (byNeed && !others.some((other) => kindsOf(config, other).includes(family))) return animals.only[family];
  const { target, pace } = faceOf(card, 0);
  const trait = target === 'self' ? pace : target;
  const say = (animals.trait as Readonly<Partial<Record<string, (kind: Chaser) => string>>>)[trait];
  return say?.(family) ?? animalName(words, config, id);
}

function isChaser(family: string): family is Chaser {
  return family === 'wolf' || family === 'hound';
}

/** What a card is on both sides. */
export function kindsOf(config: Config, id: string): string[] {
  const card = cardOf({ config }, id);
  return card ? [faceOf(card, 0).kind, faceOf(card, 1).kind] : [];
}

/** A card by the name in its file; one of the players' own by the name they gave it, or by its id, unless that is hidden. */
export function animalName(words: WolfWords, config: Config, id: string): string {
  return words.cards[id]?.name ?? hiddenNames[id] ?? cardOf({ config }, id)?.name ?? id.replaceAll('-', ' ');
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
