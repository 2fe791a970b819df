/** The facts about a board without its animals. Part of the appraiser, so used by all bots. */

import { countBits } from '@bellwether/kernel';
import { type TownPlace, YARD } from '@bellwether/sheep-and-thief';
import { type BoardBits, freeCells, riverMouths, roadFrom, roadSteps } from './board-bits.ts';
import { AT, addToFact } from './facts.ts';
import { newRivers, type Rivers, readRivers } from './rivers.ts';
import { townDistances } from './towns.ts';

const distances: number[] = [];
const TEN = 10;
const FAR_FIVE = 5;
const FAR_TEN = 6;
const CUT = 9;

/** Writes the facts that depend on no animal. Returns the board's rivers, which missions need. */
export function writeBoardFacts(board: BoardBits, towns: readonly TownPlace[], riverGold: readonly number[], into: Float64Array): Rivers {
  for (let i = AT.towns; i <= AT['ten-cut']; i++) into[i] = 0;
  townDistances(board, towns, distances);
  for (let i = 0; i < towns.length; i++) {
    const gold = towns[i]?.gold ?? 0;
    const cards = distances[i] ?? CUT;
    if (cards === 0) addToFact(into, AT.towns, gold);
    else addToFact(into, gold === TEN ? tenAt(cards) : fiveAt(cards), 1);
  }
  const home = roadFrom(board, 1 << YARD);
  into[AT['road-ends']] = countBits(roadSteps(board, home) & ~board.laid);
  readRivers(board, riverGold, rivers);
  into[AT['river-gold']] = rivers.gold;
  into[AT.rivers] = rivers.count;
  into[AT.longest] = rivers.longest;
  into[AT['longest-open']] = rivers.longestOpen;
  into[AT['longest-open-squared']] = rivers.longestOpen * rivers.longestOpen;
  into[AT.mouths] = rivers.mouths;
  into[AT.joints] = rivers.joints;
  into[AT['best-gain']] = rivers.bestGain;
  into[AT['all-gains']] = rivers.allGains;
  into[AT['plain-cells']] = countBits(freeCells(board) & ~riverMouths(board));
  into[AT.barns] = countBits(board.barns);
  return rivers;
}

const rivers = newRivers();

function fiveAt(cards: number): number {
  if (cards >= CUT) return AT['five-cut'];
  return cards >= FAR_FIVE ? AT['five-far'] : AT['five-1'] + cards - 1;
}

function tenAt(cards: number): number {
  if (cards >= CUT) return AT['ten-cut'];
  return cards >= FAR_TEN ? AT['ten-far'] : AT['ten-1'] + cards - 1;
}
