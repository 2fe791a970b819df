import { ParseError, type Random, shuffle } from '@bellwether/kernel';
import { type Card, cardNotation, riverOf, roadOf, sheepOf, writeFace } from './cards/card.ts';
import { checkCopy, refuseCopy } from './cards/copy.ts';
import { dealRound } from './draft.ts';
import { cardsNeeded, printedDeck, rulesOf } from './rules.ts';
import { emptyTable, type State } from './state.ts';
import { type Config, type Deal, MISSIONS, type Mission, PLAYERS, type Players, type Refusal, refuse } from './vocabulary.ts';

export const LARGEST_DECK = 500;

/** Whether this set-up can be played; if not, the first error. */
export function checkConfig(config: Config): Refusal | undefined {
  if (!PLAYERS.includes(config.players)) return refuse('bad-players', 'S-TABLE', { players: config.players, allowed: PLAYERS });
  const { deck, players } = config;
  const needed = cardsNeeded(players);
  if (deck === undefined) return checkCopy(config) ?? checkCount(printedDeck(config.copy).length, needed, players);
  if (deck.length < needed) return refuse('deck-too-small', 'S-DECK', { cards: deck.length, needed, players: config.players });
  if (deck.length > LARGEST_DECK) return refuse('deck-too-large', 'S-DECK', { cards: deck.length, most: LARGEST_DECK });
  for (const [i, text] of deck.entries()) {
    const card = cardNotation.read(text);
    if (card instanceof ParseError)
      return refuse('bad-card', 'S-DECK', { number: i + 1, card: text, problem: card.problem, expected: card.expected });
    const both = riverOf(card) & roadOf(card);
    if (both)
      return refuse('bad-card', 'S-DECK', { number: i + 1, card: text, problem: 'road-and-river-on-one-edge', expected: 'one of them' });
  }
  return checkCopy(config);
}

/** H-COPY: enough cards for a game. */
function checkCount(count: number, needed: number, players: Players): Refusal | undefined {
  return count < needed ? refuseCopy('too-few-cards', { count, needed, players }) : undefined;
}

/** A warning to the host about a playable set-up. */
export interface Warning {
  readonly kind: 'warning';
  readonly code: 'supply-may-run-dry';
  readonly rule: string;
  readonly facts: { readonly images: number; readonly supply: number };
}

/** These cards may ask for more sheep than the supply holds: such an image gives nothing. */
export function deckWarnings(config: Config): Warning[] {
  const { deck, supply, players } = rulesOf(config);
  const most = deck
    .map(sheepOf)
    .sort((a, b) => b - a)
    .slice(0, 12 * players)
    .reduce((sum, sheep) => sum + sheep, 0);
  return most > supply ? [{ kind: 'warning', code: 'supply-may-run-dry', rule: 'S-SHEEP', facts: { images: most, supply } }] : [];
}

export function deal(config: Config, random: Random): Deal {
  const order = shuffle(rulesOf(config).deck.slice(), random);
  return { order, missions: config.missions ? shuffle<Mission>(MISSIONS.slice(), random).slice(0, config.players) : [] };
}

/** A deal has every card of the deck once, in any order; with missions, a different one for every seat. */
export function checkDeal(config: Config, { order, missions }: Deal): Refusal | undefined {
  const { deck, players } = rulesOf(config);
  const left = new Map<Card, number>();
  for (const card of deck) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of order) {
    const n = (left.get(card) ?? 0) - 1;
    if (n < 0) return refuse('bad-deal', 'S-DECK', { card: writeFace(card), problem: 'not in the deck, or more often than it' });
    left.set(card, n);
  }
  if (order.length !== deck.length) return refuse('bad-deal', 'S-DECK', { cards: order.length, expected: deck.length });
  const expected = config.missions ? players : 0;
  if (missions.length !== expected) return refuse('bad-missions', 'S-MISSIONS', { missions: missions.length, expected });
  const twice = missions.find((mission, i) => missions.indexOf(mission) !== i);
  return twice === undefined ? undefined : refuse('bad-missions', 'S-MISSIONS', { mission: twice });
}

export function start(config: Config, { order, missions }: Deal): State {
  const state = emptyTable(rulesOf(config));
  state.deck = order;
  if (missions.length > 0) state.missions = missions.map((mission) => MISSIONS.indexOf(mission));
  dealRound(state, undefined);
  return state;
}
