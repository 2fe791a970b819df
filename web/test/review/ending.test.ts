import { describe, expect, it } from 'vitest';
import { endingOf as sheepEnding } from '../../src/games/sheep-and-thief/ending.ts';
import { words as sheep } from '../../src/games/sheep-and-thief/words/en.ts';
import { endingOf } from '../../src/games/wolf-and-hound/ending.ts';
import { Account } from '../../src/games/wolf-and-hound/review/Account.tsx';
import type { Outcome } from '../../src/games/wolf-and-hound/vocabulary.ts';
import { words as wolf } from '../../src/games/wolf-and-hound/words/en.ts';
import { words as end } from '../../src/games/wolf-and-hound/words/en-end.ts';
import type { AccountProps } from '../../src/review/game.ts';
import { words } from '../../src/review/words/en.ts';
import { FIRST_GAME } from '../wolf-and-hound/position.ts';

const named = { ...wolf, seats: ['Anna', 'Bo', 'Cy', 'Di'] };
const ended = (outcome: Pick<Outcome, 'reason' | 'sheep'>) =>
  endingOf(named, end, { config: FIRST_GAME, viewer: 1 }, { ...outcome, winner: 'yellow' }).join(' ');

describe('why somebody has won, where the score does not say it', () => {
  it('because a pasture is empty, though both teams have as many sheep', () => {
    expect(ended({ reason: 'no-sheep', sheep: [1, 0, 1, 2] })).toBe(`Bo has no sheep left. ${end.decides}`);
    expect(ended({ reason: 'no-sheep', sheep: [0, 0, 1, 2] })).toBe(`You and Bo have no sheep left. ${end.both}`);
  });

  it('because a tie goes to one team', () => {
    expect(ended({ reason: 'cards-out', sheep: [2, 2, 2, 2] })).toContain(end.tie(wolf.teams.yellow, 4));
    expect(ended({ reason: 'cards-out', sheep: [2, 2, 2, 1] })).toBe(wolf.tells.counted(4, 3));
  });

  it('in Sheep & Thief because a tie of gold goes by sheep', () => {
    const scores = (...totals: number[]) =>
      ({ scores: totals.map((total) => ({ total })) }) as unknown as Parameters<typeof sheepEnding>[1];
    expect(sheepEnding(sheep, scores(20, 25, 25))).toEqual([sheep.over.tie]);
    expect(sheepEnding(sheep, scores(25, 20, 20))).toEqual([]);
  });
});

it('the truth with open cards begins with the first move that is judged', () => {
  const openCards = { from: 3, winners: [null, null, null, 0, 0], thrownAway: [], winning: [], nodes: 1 };
  const account = Account({ words, sides: [{ team: 0, called: 'Blue' }], review: { stage: 'done', openCards } } as unknown as AccountProps);
  const told = JSON.stringify(account);
  expect(told).toContain(words.truth.from(4, 'Blue'));
  expect(told).toContain(words.truth.changed(0, false));
});
