import { FastRandom } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { sheepAndThiefAnalyst } from '../src/sheep-and-thief/analyst.ts';
import { playFarther } from '../src/sheep-and-thief/farther.ts';
import type { PlayOn } from '../src/sheep-and-thief/played-on.ts';
import { openQuestion } from '../src/sheep-and-thief/question.ts';
import { gamesFrom, secondLooks } from '../src/sheep-and-thief/second-looks.ts';
import { playWithCare } from '../src/sheep-and-thief/with-care.ts';
import { randomPosition } from './sheep-and-thief-position.ts';

it('a pick of two cards is evaluated once, in whichever order the cards are named', () => {
  let pairs = 0;
  for (let seed = 1; seed <= 400 && pairs < 5; seed++) {
    const { state, seat, view } = randomPosition(seed);
    const [move] = sheepAndThief.legal(state, seat);
    if (move?.kind !== 'keep' || move.cards.length < 2) continue;
    pairs++;
    for (const played of [move, { ...move, cards: move.cards.toReversed() }]) {
      const weighed = sheepAndThiefAnalyst.weigh(view, sheepAndThief.legal(state, seat), played, 1, new FastRandom(seed));
      const kept = weighed.map((one) => (one.move.kind === 'keep' ? one.move.cards.toSorted((a, b) => a - b).join() : ''));
      expect(new Set(kept).size, `seed ${seed}`).toBe(kept.length);
    }
  }
  expect(pairs).toBe(5);
});

it('in whole games of any bot, a move is not better than itself', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { state, seat, view } = randomPosition(seed);
    const [move] = sheepAndThief.legal(state, seat);
    if (move === undefined) continue;
    const [one, other] = gamesFrom(view).weigh(view, move, move, 2, new FastRandom(seed));
    expect(one).toEqual(other);
    for (const shares of one.samples) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});

it('Foxes play whole games while the last cards are placed, otherwise Herders', () => {
  const looks = Array.from({ length: 200 }, (_, seed) => {
    const { view } = randomPosition(seed);
    return [view.stage === 'place' && view.round === 3, gamesFrom(view)] as const;
  });
  const used = (isLast: boolean) => new Set(looks.filter(([last]) => last === isLast).map(([, look]) => look));
  expect([used(true).size, used(false).size, new Set(looks.map(([, look]) => look)).size]).toEqual([1, 1, 2]);
});

describe('a second look', () => {
  it('plays with planning to the end of the round, or fast to the end of the next one, and never past the end of the game', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { state, seat, view } = randomPosition(seed);
      const [move] = sheepAndThief.legal(state, seat);
      if (move === undefined) continue;
      const question = openQuestion(view, [], new FastRandom(seed));
      const world = sheepAndThief.imagine(view, new FastRandom(seed));
      const goldOf = (way: PlayOn) => way(question, move, [move])(world, () => 0).gold;
      const rounds = view.stage === 'discard' ? view.round + 1 : view.round;
      // Final gold is an integer; expected gold almost never is.
      const isCounted = (gold: readonly number[]) => gold.every(Number.isInteger);
      expect([isCounted(goldOf(playWithCare)), isCounted(goldOf(playFarther))], `seed ${seed}`).toEqual([rounds === 3, rounds >= 2]);
      met.add(`${view.stage} ${view.round}`);
    }
    expect(met.size).toBeGreaterThan(5);
  });

  it('tries both moves in the same worlds with the same randomness: a move is not better than itself', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { state, seat, view } = randomPosition(seed);
      const [move] = sheepAndThief.legal(state, seat);
      if (move === undefined) continue;
      for (const look of secondLooks) {
        const [one, other] = look.weigh(view, move, move, 3, new FastRandom(seed));
        expect(one.samples, `seed ${seed}`).toEqual(other.samples);
      }
    }
  });

  it("counts wins while the last cards are laid: what changes nobody's result is no loss", () => {
    let counted = 0;
    for (let seed = 1; seed <= 120 && counted < 6; seed++) {
      const { state, seat, view } = randomPosition(seed);
      if (view.round < 3 || view.stage !== 'place') continue;
      counted++;
      const [move] = sheepAndThief.legal(state, seat);
      for (const look of secondLooks) {
        const rows = look.weigh(view, move as NonNullable<typeof move>, move as NonNullable<typeof move>, 2, new FastRandom(seed));
        for (const shares of rows.flatMap(({ samples }) => samples)) {
          const most = Math.max(...shares);
          expect(shares.every((one) => one === 0 || one === most) && shares.filter((one) => one > 0).length * most, `seed ${seed}`).toBe(1);
        }
      }
    }
    expect(counted).toBe(6);
  });
});
