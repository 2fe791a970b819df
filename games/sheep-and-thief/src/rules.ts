import { memoByConfig } from '@bellwether/kernel';
import { BARN, type Card, OUR_DECK, readCard, readEdges, readFace, roadOf } from './cards/card.ts';
import { type Copy, cellOf, printedCards } from './cards/copy.ts';
import { FARMYARD, FOX_START, RIVER_GOLD, SUPPLY, TOWNS } from './cards/table.ts';
import type { Cell } from './cells.ts';
import { type Config, type Edition, type Players, ROUNDS, TOWN_NAMES, type TownName } from './vocabulary.ts';

/** A config prepared for play: everything the engine looks up during a game, computed once. */
export interface Rules {
  readonly config: Config;
  readonly players: Players;
  /** All cards of the deck, unshuffled. */
  readonly deck: readonly Card[];
  /** Cards dealt in the first round, and in each later one. */
  readonly firstHand: number;
  readonly laterHand: number;
  /** Cards kept at each choice; as many are kept without a choice at the end (R-LASTCARD). */
  readonly keep: number;
  /** White sheep in the supply at the start. */
  readonly supply: number;
  /** Players as bits. */
  readonly everyone: number;
  readonly farmyard: Card;
  readonly foxStartsAt: Cell;
  readonly towns: readonly TownPlace[];
  /** Gold of a river by the number of its cards. */
  readonly riverGold: readonly number[];
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
    supply: whiteSheepOf(config) - (config.blackSheep ? 0 : players * FARMYARD.white),
    riverGold: riverScale(config),
    everyone: (1 << players) - 1,
    ...printedTable(copy),
  };
}

/** What this copy prints on boards and farmyards (H-COPY). */
export function printedTable(copy: Copy | undefined): Pick<Rules, 'farmyard' | 'foxStartsAt' | 'towns'> {
  return {
    farmyard: printedFarmyard(copy),
    foxStartsAt: cellOf(copy?.fox ?? FOX_START.cell),
    towns: townPlaces(copy),
  };
}

/** Roads, barn and river of the farmyard (R-YARD-DRY: none), as printed in this copy (H-COPY). */
function printedFarmyard({ farmyard, barn, river }: Copy = {}): Card {
  const roads = farmyard === undefined ? roadOf(YARD_CARD) : readEdges(farmyard, farmyard, 'farmyard');
  return (roads << 4) | (river ? readEdges(river, river, 'river') : 0) | (barn === false ? 0 : BARN);
}

/** Our deck as printed in this copy (H-COPY). */
export function printedDeck(copy: Copy | undefined): readonly Card[] {
  if (copy?.cards === undefined && copy?.more === undefined) return OUR_DECK;
  return printedCards(copy).filter((card) => card !== undefined);
}

/** S-TABLE: all white sheep, including those on farmyards. */
export function whiteSheepOf({ copy }: Config): number {
  return copy?.white ?? SUPPLY.white;
}

/** An upper bound on the length of a river. Bots add up the lengths of rivers that they join, so it is generous. */
const RIVER_LENGTHS = 32;

/** S-SCORE: the gold of a river by its length; in 2014 by its cards, if there is more than one (S-2014). */
export function riverScale({ edition, copy }: { readonly edition: Edition; readonly copy?: Copy | undefined }): readonly number[] {
  const { byLength, more } = RIVER_GOLD;
  const each = copy?.each2014 ?? RIVER_GOLD.each2014;
  const longest = byLength.length - 1;
  return Array.from({ length: RIVER_LENGTHS }, (_, cards) => {
    if (edition === '2014') return cards > 1 ? each * cards : 0;
    return (byLength[Math.min(cards, longest)] ?? 0) + more * Math.max(0, cards - longest);
  });
}

/** S-DECK: every card of this game's deck, unshuffled. */
export function deckOf(config: Config): readonly Card[] {
  return rulesOf(config).deck;
}

/**
 * S-DRAFT: the cards of a draft hand. Except in the first round, one of them is left over from the round before
 * (R-KEPT).
 */
export function handSize(players: number): number {
  return players === 2 ? 6 : 5;
}

/** S-DRAFT: the number of cards a pick keeps. */
export function pickSize(players: number): number {
  return players === 2 ? 2 : 1;
}

/** S-DRAFT: packets go left in rounds 1 and 3, right in round 2. */
export function passingIn(round: number): 'left' | 'right' {
  return round === 2 ? 'right' : 'left';
}

/** The player who gets a packet of `from` after `passes` passes, both as seat indices. Left is the next seat. */
export function receiver(players: number, round: number, from: number, passes = 1): number {
  const seats = passingIn(round) === 'left' ? passes : passes * (players - 1);
  return (from + seats) % players;
}

/** The number of cards in all hands of a game: 32, 39 or 52 with 2, 3 or 4 players. */
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

/** Cells and gold of towns are the same in every copy. */
export const TOWN_PLACES: readonly TownPlace[] = townPlaces(undefined);
