import { FastRandom } from '@bellwether/kernel';
import { type SeatIndex, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { fitOf } from '../src/wolf-and-hound/inference.ts';
import { policyFor } from '../src/wolf-and-hound/question.ts';
import { splitsOf } from '../src/wolf-and-hound/splits.ts';
import { Worlds } from '../src/wolf-and-hound/worlds.ts';
import { XorShift } from '../src/wolf-and-hound/xor-shift.ts';
import { BASE, randomPosition } from './random-position.ts';

describe('imagined deals', () => {
  it('look to the seat like the real one, in any set-up', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { view, seat } = randomPosition(seed);
      const random = new XorShift(new FastRandom(seed));
      const worlds = new Worlds(view, random, fitOf(view, policyFor(new Worlds(view, random).table.rules)));
      const state = worlds.blank();
      for (let n = 0; n < 5; n++) {
        worlds.next(state, random);
        expect(wolfAndHound.view(state, seat), `seed ${seed}`).toEqual(view);
      }
    }
  });

  it('deal every hidden card to a hand with the right frequency', () => {
    const { view } = randomPosition(11, BASE);
    const random = new XorShift(new FastRandom(1));
    const worlds = new Worlds(view, random);
    const seat = worlds.owners[0] as SeatIndex;
    const type = worlds.hidden[0] as number;
    const all = worlds.hidden.filter((other) => other === type).length;
    const size = worlds.owners.filter((owner) => owner === seat).length;
    const state = worlds.blank();
    let held = 0;
    for (let n = 0; n < 20_000; n++) {
      worlds.next(state, random);
      held += state.hands[seat].filter((other) => other === type).length;
    }
    expect(held / 20_000).toBeCloseTo((all * size) / worlds.hidden.length, 1);
  });

  it('weighed ones follow the fit: a card that fits half as well is held much less often', () => {
    const { view } = randomPosition(11, BASE);
    const random = new XorShift(new FastRandom(1));
    const fair = new Worlds(view, random);
    const types = fair.table.rules.types.length;
    const seat = fair.owners[0] as SeatIndex;
    const type = fair.hidden[0] as number;
    const fit = new Float64Array(4 * types).fill(1);
    fit[seat * types + type] = 0.5;
    const count = (worlds: Worlds) => {
      const state = worlds.blank();
      let held = 0;
      for (let n = 0; n < 20_000; n++) {
        worlds.next(state, random);
        held += state.hands[seat].filter((other) => other === type).length;
      }
      return held;
    };
    const ratio = count(new Worlds(view, random, fit)) / count(fair);
    expect(ratio).toBeGreaterThan(0.45);
    expect(ratio).toBeLessThan(0.75);
  });
});

it('all distributions of six cards over three hands are found, weighted by the deals they represent', () => {
  const row = [0, 0, 1, 2, 3, 4];
  const worlds = { hidden: Int8Array.from(row), owners: [1, 1, 2, 2, 3, 3] } as unknown as Worlds;
  const splits = splitsOf(worlds, 5, undefined, 1000) ?? [];
  const brute = new Map<string, number>();
  const permute = (left: number[], taken: number[]): void => {
    if (left.length === 0) {
      const key = [0, 2, 4]
        .map((n) =>
          taken
            .slice(n, n + 2)
            .sort()
            .join(''),
        )
        .join(' ');
      brute.set(key, (brute.get(key) ?? 0) + 1);
    }
    for (const [i, card] of left.entries()) permute(left.toSpliced(i, 1), [...taken, card]);
  };
  permute(row, []);
  expect(splits.length).toBe(brute.size);
  const unit = (brute.get('00 12 34') as number) / (splits.find(({ row: r }) => r.join('') === '001234')?.weight as number);
  for (const { row: r, weight } of splits) {
    const key = [0, 2, 4].map((n) => r.slice(n, n + 2).join('')).join(' ');
    expect(weight * unit).toBeCloseTo(brute.get(key) as number, 6);
  }
});
