import { memoByConfig } from '@bellwether/kernel';
import { type Card, OUR_DECK, readCard, readEdges, readFace } from './cards/card.ts';
import { type Copy, cellOf } from './cards/copy.ts';
import { FARMYARD, FOX_START, SUPPLY, TOWNS } from './cards/table.ts';
import type { Cell } from './cells.ts';
import { type Config, type Players, ROUNDS, TOWN_NAMES, type TownName } from './vocabulary.ts';

/** A config made ready to play: everything the engine looks up while it plays, worked out once. */
export interface Rules {
  readonly config: Config;
  readonly players: Players;
  /** All cards of the deck, unshuffled. */
  readonly deck: readonly Card[];
  /** Cards dealt in the first round, and in each later one. */
  readonly firstHand: number;
  readonly laterHand: number;
  /** Cards kept at each choice; as many are kept by themselves at the end (R-LASTCARD). */
  readonly keep: number;
  /** White sheep in the supply when the game begins. */
  readonly supply: number;
  /** Players as bits. */
  readonly everyone: number;
  readonly farmyard: Card;
  readonly foxStartsAt: Cell;
  readonly towns: readonly TownPlace[];
}

export const rulesOf: (config: Config) => Rules = memoByConfig(workOut);

function workOut(config: Config): Rules {
  const { players, copy } = config;
  const hand = handSize(players);
  return {
    config,
    players,
    deck: config.deck ? config.deck.map((text, i) => readCard(text, `deck[${i}]`, ' ')) : printedDeck(copy),
    firstHand: hand,
    laterHand: hand - 1,
    keep: pickSize(players),
    supply: config.blackSheep ? SUPPLY.white : SUPPLY.white - players * FARMYARD.white,
    everyone: (1 << players) - 1,
    ...printedTable(copy),
  };
}

/** What is printed on boards and farmyards of this copy (H-COPY). */
export function printedTable(copy: Copy | undefined): Pick<Rules, 'farmyard' | 'foxStartsAt' | 'towns'> {
  return {
    farmyard: copy?.farmyard === undefined ? YARD_CARD : readFace(`road:${copy.farmyard} barn`, 'farmyard'),
    foxStartsAt: cellOf(copy?.fox ?? FOX_START.cell),
    towns: townPlaces(copy),
  };
}

/** Our deck as this copy has it (H-COPY). */
export function printedDeck(copy: Copy | undefined): readonly Card[] {
  const { cards } = copy ?? {};
  if (cards === undefined) return OUR_DECK;
  return OUR_DECK.map((card, i) => {
    const text = cards[String(i + 1)];
    return text === undefined ? card : readFace(text, `#${i + 1}`);
  });
}

/** S-DECK: every card of this game's deck, unshuffled. */
export function deckOf(config: Config): readonly Card[] {
  return rulesOf(config).deck;
}

/** S-DRAFT: the cards of a draft hand. One of them is left over from the round before (R-KEPT), but in the first. */
export function handSize(players: number): number {
  return players === 2 ? 6 : 5;
}

/** S-DRAFT: how many cards a pick of the draft keeps. */
export function pickSize(players: number): number {
  return players === 2 ? 2 : 1;
}

/** S-DRAFT: packets go left in rounds 1 and 3, right in round 2. */
export function passingIn(round: number): 'left' | 'right' {
  return round === 2 ? 'right' : 'left';
}

/** The player who has a packet of `from` after so many passes, both as seat indices. Left is the next seat. */
export function receiver(players: number, round: number, from: number, passes = 1): number {
  const seats = passingIn(round) === 'left' ? passes : passes * (players - 1);
  return (from + seats) % players;
}

/** The cards all hands of a game take: 32, 39 or 52 with 2, 3 or 4 players. */
export function cardsNeeded(players: Players): number {
  const hand = handSize(players);
  return players * (hand + (ROUNDS - 1) * (hand - 1));
}

export const YARD: Cell = cellOf(FARMYARD.cell);
export const YARD_CARD: Card = readFace(FARMYARD.shows, 'farmyard');

export interface TownPlace {
  readonly name: TownName;
  readonly cell: Cell;
  readonly edges: number;
  readonly gold: number;
}

export function townPlaces(copy: Copy | undefined): readonly TownPlace[] {
  return TOWN_NAMES.map((name) => {
    const { cell, edges, gold } = TOWNS[name];
    return { name, cell: cellOf(cell), gold, edges: readEdges(copy?.towns?.[name] ?? edges, name, 'town') };
  });
}

/** Their cells and gold are the same in every copy. */
export const TOWN_PLACES: readonly TownPlace[] = townPlaces(undefined);
