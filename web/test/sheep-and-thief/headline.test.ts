import { describe, expect, it } from 'vitest';
import { tellDeed, tellTurn } from '../../src/games/sheep-and-thief/headline.ts';
import type { EventView } from '../../src/games/sheep-and-thief/vocabulary.ts';
import { words } from '../../src/games/sheep-and-thief/words/en.ts';

const LISTENER = { viewer: 1, round: 2 } as const;
const [HILL = '', OAK = '', MILL = ''] = words.seats.slice(1);

/** Seat 2 places a card, loses a sheep of its own to the fox, then robs two others. */
const THIEVING: readonly EventView[] = [
  { kind: 'places', seat: 2, card: 3, at: 8, faceDown: false },
  { kind: 'fox', seat: 2, step: 3, to: 6 },
  { kind: 'loses', seat: 2, at: 6, sheep: 1 },
  { kind: 'fox', seat: 2, step: 3, to: 5 },
  { kind: 'steals', seat: 2, of: 3, at: 5, sheep: 1 },
  { kind: 'steals', seat: 2, of: 1, at: 5, sheep: 3 },
  { kind: 'grows', seat: 2, at: 8 },
  { kind: 'turn', seat: 3 },
];

describe('the headline of a turn', () => {
  it('tells in the order it happened, every step once, the listener first among the robbed', () => {
    expect(tellTurn(words, LISTENER, THIEVING)).toEqual([
      `${HILL} places a card (row 3, column 1).`,
      `${HILL} moves the fox 2 spaces left.`,
      `${HILL} loses 1 sheep to the supply.`,
      `${HILL} steals 3 sheep from you and 1 from ${OAK}.`,
      `${HILL} gets 1 sheep.`,
    ]);
  });

  it('leaves out the lightest where there is no room, and keeps the order', () => {
    const all = tellTurn(words, LISTENER, THIEVING);
    const length = all.join(' ').length;
    expect(tellTurn(words, LISTENER, THIEVING, length)).toEqual(all);
    expect(tellTurn(words, LISTENER, THIEVING, length - 1)).toEqual(all.slice(1));
    expect(tellTurn(words, LISTENER, THIEVING, 76)).toEqual(all.slice(3, 4));
  });

  it('keeps steps in other directions apart, and sums what is taken twice', () => {
    const told = tellTurn(words, LISTENER, [
      { kind: 'fox', seat: 3, step: 0, to: 6 },
      { kind: 'steals', seat: 3, of: 4, at: 6, sheep: 1 },
      { kind: 'fox', seat: 3, step: 3, to: 5 },
      { kind: 'steals', seat: 3, of: 4, at: 5, sheep: 2 },
      { kind: 'fox', seat: 3, step: 3, to: 4 },
    ]);
    expect(told).toEqual([`${OAK} moves the fox up.`, `${OAK} moves the fox 2 spaces left.`, `${OAK} steals 3 sheep from ${MILL}.`]);
  });

  it('tells what follows from the end of a turn last', () => {
    const told = tellTurn(words, LISTENER, [
      { kind: 'places', seat: 4, card: 3, at: 1, faceDown: false },
      { kind: 'ends-round', round: 1 },
    ]);
    expect(told).toEqual([`${MILL} places a card (row 1, column 2).`, 'Round 1 is over.']);
  });
});

describe('a bubble', () => {
  it('says what the turn did, the most serious of it, as far as there is room', () => {
    const thefts = `${HILL} steals 3 sheep from you and 1 from ${OAK}.`;
    const loss = `${HILL} loses 1 sheep to the supply.`;
    expect(tellDeed(words, LISTENER, THIEVING, 76)).toEqual([thefts]);
    expect(tellDeed(words, LISTENER, THIEVING, thefts.length + 1 + loss.length)).toEqual([loss, thefts]);
    expect(tellDeed(words, LISTENER, THIEVING.slice(0, 1), 76)).toEqual([`${HILL} places a card (row 3, column 1).`]);
  });
});
