import type { Config } from '@bellwether/sheep-and-thief';
import { OUR_DECK, writeFace } from '@bellwether/sheep-and-thief';
import { readCustomFile, type Config as WolfConfig, withCustom } from '@bellwether/wolf-and-hound';
import { describe, expect, test } from 'vitest';
import { type Tally as SheepTally, SheepTrial, sheepReport } from '../src/fairness/sheep-and-thief/fairness.ts';
import { emptyTally as emptySheep } from '../src/fairness/sheep-and-thief/play.ts';
import { addInto } from '../src/fairness/trial.ts';
import { neighbors, plainParts, withoutOwn } from '../src/fairness/wolf-and-hound/changes.ts';
import { isSettled, playBatch, WolfTrial, wolfReport } from '../src/fairness/wolf-and-hound/fairness.ts';
import { emptyTally } from '../src/fairness/wolf-and-hound/play.ts';

const FIRST: WolfConfig = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };

function wolfWith(...rows: readonly { readonly id: string }[]): WolfConfig {
  const file = readCustomFile(JSON.stringify({ cards: rows }));
  if (file instanceof Error) throw file;
  return withCustom({ ...FIRST, animals: [...FIRST.animals, ...rows.map(({ id }) => id)] }, file);
}

describe('Wolf & Hound', () => {
  const storm = wolfWith({ id: 'storm-wolf', kind: 'wolf', pace: 'x2', sheep: -2 } as { id: string });

  test('a batch gives the same games again, and two batches give what one would', () => {
    const batch = { arm: 'with', config: storm, levels: ['herder', 'herder'] as const, seed: 3, first: 0, pairs: 8 };
    const whole = playBatch(batch);
    expect(playBatch(batch)).toEqual(whole);
    const parts = addInto(playBatch({ ...batch, pairs: 5 }), playBatch({ ...batch, first: 5, pairs: 3 }));
    expect(parts).toEqual(whole);
  });

  test('what the observer counts adds up', () => {
    const { blue, turns, ends, animals, cards } = playBatch({
      arm: 'with',
      config: storm,
      levels: ['herder', 'shepherd'],
      seed: 5,
      first: 0,
      pairs: 20,
    });
    const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
    expect(blue.n).toBe(20);
    expect(turns.n).toBe(40);
    expect(sum(Object.values(ends))).toBe(40);
    for (const { at, acts, spares } of Object.values(animals)) {
      expect(sum(at)).toBe(turns.sum);
      expect(acts).toBeGreaterThanOrEqual(spares);
    }
    expect(sum(Object.values(cards).map(({ plays }) => plays))).toBeLessThanOrEqual(turns.sum);
  });

  test('without what is home-made, printed animals and numbers are left', () => {
    expect(withoutOwn({ ...storm, numbers: { B1: 20 } })).toEqual(FIRST);
    expect(withoutOwn({ ...storm, animals: ['storm-wolf'] })).toEqual(FIRST);
  });

  test('every part that is not plain is a suspect, and every change can be played', () => {
    const config = wolfWith({
      id: 'odd',
      kind: 'hound',
      pace: '-1',
      movedBy: 'both',
      target: 'left',
      sheep: 2,
      back: { kind: 'wolf', sheep: -1 },
      metamorphic: true,
      rule: 'sheep-02',
    } as { id: string });
    expect(plainParts({ ...config, numbers: { B1: 20, W3: 20 } }).map(({ part }) => part)).toEqual([
      'movedBy',
      'pace',
      'target',
      'sheep',
      'back',
      'metamorphic',
      'rule',
      'numbers',
    ]);
    expect(neighbors(config, 'odd', 'pace').map(({ value }) => value)).toEqual(['-2', '-3', 'plain', '+1', 'x3', 'reverse']);
  });

  const share = (blue: number, n = 20_000) => ({ ...emptyTally(), blue: { n, sum: n * blue, squares: n * (blue * blue + 0.09) } });

  test.each([
    ['the one whose plain value leaves less', 0.482, 0.5, 'pace'],
    ['not the one that tilts the set the other way', 0.35, 0.505, 'pace'],
    ['none that leaves much', 0.446, 0.554, undefined],
  ])('the part at fault: %s', (_, withoutMovedBy, withoutPace, fault) => {
    const trial = new WolfTrial(wolfWith({ id: 'odd', kind: 'wolf', movedBy: 'white', pace: '+2' } as { id: string }));
    trial.add('with', share(0.554));
    trial.add('without', share(0.5));
    trial.add('odd/movedBy', share(withoutMovedBy));
    trial.add('odd/pace', share(withoutPace));
    expect(trial.culprit()?.part).toBe(fault);
    expect(isSettled(trial)).toBe(fault !== undefined);
  });

  test('a game that is short and uneven is called uneven', () => {
    const trial = new WolfTrial(storm);
    trial.add('with', { ...share(0.7), turns: { n: 20_000, sum: 100_000, squares: 500_000 } });
    trial.add('without', share(0.5));
    expect(wolfReport(trial).verdict.kind).toBe('uneven');
  });

  test('no games, no judgement', () => {
    expect(wolfReport(new WolfTrial(storm)).verdict.kind).toBe('undecided');
  });
});

describe('Sheep & Thief', () => {
  const OWN = 'road:NESW sheep:3 barn';
  const printed = OUR_DECK.map((card) => writeFace(card));
  const config: Config = { edition: '2017', players: 2, missions: false, blackSheep: false, deck: [...printed.slice(1), OWN] };

  /** Printed cards win between 46 and 54 % of games. */
  function tally(own: Partial<SheepTally['cards'][string]>): SheepTally {
    const plain = (won: number) => ({ offered: 2000, kept: 1000, placed: 1000, faceDown: 0, discarded: 0, won });
    const cards = Object.fromEntries(printed.map((card, i) => [card, plain(460 + (i * 80) / 55)]));
    return { ...emptySheep(), games: 1000, pairs: 500, wins: [500, 500, 0, 0], cards: { ...cards, [OWN]: { ...plain(500), ...own } } };
  }

  const verdictOf = (own: Partial<SheepTally['cards'][string]>, more: Partial<SheepTally> = {}) => {
    const trial = new SheepTrial(config);
    trial.add('without', tally({}));
    trial.add('with', { ...tally(own), ...more });
    return sheepReport(trial).verdict;
  };

  test.each([
    ['fair', {}, { kind: 'fair' }],
    ['too strong', { won: 700 }, { kind: 'too-strong', card: OWN }],
    ['no place for it', { faceDown: 400 }, { kind: 'no-fit', card: OWN, share: 0.4 }],
    ['nobody keeps it', { kept: 20 }, { kind: 'unwanted', card: OWN }],
    ['too few games', { placed: 20, won: 10 }, { kind: 'undecided' }],
  ])('%s', (_, own, verdict) => {
    expect(verdictOf(own)).toMatchObject(verdict);
  });

  test('a seat that wins too often', () => {
    expect(verdictOf({}, { wins: [650, 350, 0, 0] })).toMatchObject({ kind: 'uneven', seat: 1 });
  });
});
