import { type Random, shuffle } from '@bellwether/kernel';
import { CATALOGUE, cardsOf, HOUSE } from './cards/catalogue.ts';
import { checkCopy } from './cards/copy.ts';
import { checkRow } from './cards/custom.ts';
import { numberCard } from './numbers.ts';
import { rulesOf, typeOf } from './rules.ts';
import { forEachSeat, SEAT_INDICES, type SeatIndex } from './seats.ts';
import { type DummyCard, emptyTable, isDummy, type State, takeIntoHand } from './state.ts';
import { type Card, type Config, type Deal, EDITIONS, type Refusal, refuse, SEATS } from './vocabulary.ts';

export const HAND_SIZE = 4;
/** H-CUSTOM: enough for every card of an edition, plus some of ours or the players' own. */
export const MOST_ANIMALS = 24;
/** H-CUSTOM: bounds of a number deck of the players' own. */
export const NUMBER_DECK_BOUNDS = { least: SEATS.length * HAND_SIZE, most: 120, types: 30 } as const;

/** Whether this set-up can be played; if not, the first error. */
export function checkConfig(config: Config): Refusal | undefined {
  if (![2, 3, 4].includes(config.players)) return refuse('bad-players', 'W-DUMMY', { players: config.players });
  return checkCards(config) ?? checkCopy(config) ?? checkAnimals(config) ?? checkSheep(config) ?? checkNumbers(config);
}

function checkCards(config: Config): Refusal | undefined {
  const printed = [...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE].map((card) => card.id);
  for (const [i, row] of (config.cards ?? []).entries()) {
    const problem = checkRow(row);
    if (problem) return refuse('bad-card', 'H-CUSTOM', { card: row.id, problem });
    const earlier = (config.cards ?? []).slice(0, i).some((other) => other.id === row.id);
    if (earlier || printed.includes(row.id)) return refuse('two-copies', 'H-CUSTOM', { animal: row.id });
  }
  return undefined;
}

function checkAnimals(config: Config): Refusal | undefined {
  const { animals } = config;
  if (animals.length === 0) return refuse('no-animals', 'W-TABLE');
  if (animals.length > MOST_ANIMALS) return refuse('too-many-animals', 'H-CUSTOM', { most: MOST_ANIMALS });
  const cards = cardsOf(config);
  for (const [i, id] of animals.entries()) {
    if (animals.indexOf(id) !== i) return refuse('two-copies', 'W-TABLE', { animal: id });
    const card = cards.find((c) => c.id === id);
    if (card === undefined) {
      const isMissing = CATALOGUE[config.edition].some((c) => c.id === id);
      const edition = isMissing ? undefined : EDITIONS.find((e) => CATALOGUE[e].some((c) => c.id === id));
      return edition ? refuse('wrong-edition', 'W-DRAFT', { animal: id, edition }) : refuse('unknown-animal', 'W-CARDS', { animal: id });
    }
    const missing = card.with?.filter((other) => !animals.includes(other)) ?? [];
    if (missing.length > 0) return refuse('not-alone', 'R-BLANKET', { animal: id, missing });
  }
  return undefined;
}

function checkSheep({ sheep }: Config): Refusal | undefined {
  const fair = sheep === undefined || (sheep.length === 4 && sheep.every((n) => Number.isInteger(n) && n >= 1 && n <= 5));
  return fair ? undefined : refuse('bad-sheep-count', 'R-START', { sheep: sheep ?? [] });
}

function checkNumbers(config: Config): Refusal | undefined {
  if (config.expansion && config.edition === '2015-draft') return refuse('no-expansion-in-draft', 'W-DRAFT');
  if (config.numbers === undefined) return undefined;
  if (config.expansion) return refuse('expansion-with-own-numbers', 'H-CUSTOM');
  const entries = Object.entries(config.numbers);
  const bad = entries.find(([card, count]) => !numberCard(card) || !Number.isInteger(count) || count < 0);
  if (bad) return refuse('bad-number-deck', 'H-CUSTOM', { card: bad[0] });
  const size = entries.reduce((sum, [, count]) => sum + count, 0);
  const types = entries.filter(([, count]) => count > 0).length;
  const { least, most, types: mostTypes } = NUMBER_DECK_BOUNDS;
  const fits = size >= least && size <= most && types <= mostTypes;
  return fits ? undefined : refuse('bad-number-deck', 'H-CUSTOM', { size, types });
}

export function deal(config: Config, random: Random): Deal {
  return { order: shuffle(rulesOf(config).deck.slice(), random) };
}

/** A deal has every card of the deck once, in any order. */
export function checkDeal(config: Config, { order }: Deal): Refusal | undefined {
  const { deck } = rulesOf(config);
  const sorted = (cards: readonly Card[]) => [...cards].sort().join(' ');
  return sorted(order) === sorted(deck) ? undefined : refuse('bad-deal', 'W-TABLE', { size: order.length, expected: deck.length });
}

/** Cards 1–4 go to seat 1, 5–8 to seat 2 and so on; a dummy's four are its dummy deck, the first dealt on top. */
export function start(config: Config, { order }: Deal): State {
  const rules = rulesOf(config);
  const state = emptyTable(rules);
  const deck = order.map((card) => typeOf(rules, card));
  state.deck = deck;
  for (const seat of SEAT_INDICES) {
    if (isDummy(state, seat)) continue;
    for (let n = 0; n < HAND_SIZE; n++) takeIntoHand(state, seat, deck[HAND_SIZE * seat + n] as number);
  }
  if (config.players < 4) state.dummyDecks = forEachSeat((seat) => (isDummy(state, seat) ? dummyDeck(deck, seat) : []));
  state.drawIndex = SEATS.length * HAND_SIZE;
  return state;
}

function dummyDeck(deck: readonly number[], seat: SeatIndex): DummyCard[] {
  return deck.slice(HAND_SIZE * seat, HAND_SIZE * (seat + 1)).map((type) => ({ type, seen: false }));
}
