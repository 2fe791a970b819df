import { type AnyGameBots, botsFor, type Level, shareOf } from '@bellwether/bots';
import { replay, type Seat } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { type AnyReviewKit, judgeChoices } from '../src/index.ts';
import { sheepAndThiefReview } from '../src/sheep-and-thief/kit.ts';
import { wolfAndHoundReview } from '../src/wolf-and-hound/kit.ts';
import { botGame } from './records.ts';

/**
 * A short run of `npm run lab -- luck`: few games and small search budgets, so wide bounds. All players sit in all seats with the same
 * cards, so the chance before the deal is even. docs/review.md has the figures of the full run.
 */
interface Table {
  readonly id: string;
  readonly config: object;
  readonly kit: AnyReviewKit;
  /** Samples per decision. */
  readonly samples: number;
}

const WOLF_AND_HOUND: Table = {
  id: 'wolf-and-hound',
  config: { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false },
  kit: wolfAndHoundReview as never,
  samples: 2,
};
const SHEEP_AND_THIEF: Table = {
  id: 'sheep-and-thief',
  config: { edition: '2017', players: 2, missions: false, blackSheep: false },
  kit: sheepAndThiefReview as never,
  samples: 4,
};

const mean = (numbers: readonly number[]) => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

function reviewed({ id, config, kit, samples }: Table, levels: readonly Level[], seed: number) {
  const { game } = botsFor(id) as AnyGameBots;
  const record = botGame(id, config, levels, seed);
  const end = replay(game, record);
  const leads = kit.analyst.gold?.leads(end);
  const share = (seat: Seat) => shareOf(game, config, game.outcome(end) as object, seat) - 0.5;
  const choices = () => judgeChoices({ ...kit, effort: (one) => ({ ...kit.effort(one), decisions: samples, changed: samples }) }, record);
  return { gained: (seat: Seat) => leads?.[seat - 1] ?? share(seat), choices };
}

/** The stronger side's gain over this many deals, and the effect of choices over the first ones. */
function measured(table: Table, levels: readonly Level[], deals: number, reviews: number) {
  const seatings = [levels, [...levels.slice(1), levels[0] as Level]];
  const games = Array.from({ length: deals }, (_, n) =>
    seatings.map((seating) => ({ strong: seating.indexOf(levels[0] as Level) + 1, ...reviewed(table, seating, 1000 + n) })),
  );
  const gained = mean(games.flat().map((one) => one.gained(one.strong)));
  const choices = mean(
    games
      .slice(0, reviews)
      .flat()
      .map((one) => one.choices().choices[one.strong - 1] as number),
  );
  return { gained, luck: gained - choices };
}

describe('luck and skill', () => {
  it('attribute the results of strong players to choices: their mean luck is zero', () => {
    const herders = measured(WOLF_AND_HOUND, ['herder', 'lamb', 'herder', 'lamb'], 60, 10);
    expect(herders.gained).toBeGreaterThan(0.3);
    expect(Math.abs(herders.luck)).toBeLessThan(0.15);
    const wolves = measured(WOLF_AND_HOUND, ['wolf', 'lamb', 'wolf', 'lamb'], 6, 6);
    expect(wolves.gained).toBeGreaterThan(0.3);
    expect(Math.abs(wolves.luck)).toBeLessThan(0.2);
  });

  it('do so in Sheep & Thief, in gold', () => {
    const wolf = measured(SHEEP_AND_THIEF, ['wolf', 'lamb'], 5, 5);
    expect(wolf.gained).toBeGreaterThan(12);
    expect(Math.abs(wolf.luck)).toBeLessThan(6);
    const shepherd = measured(SHEEP_AND_THIEF, ['shepherd', 'lamb'], 10, 10);
    expect(shepherd.gained).toBeGreaterThan(6);
    expect(Math.abs(shepherd.luck)).toBeLessThan(5);
  });

  it('tell the levels apart by what they give away', () => {
    const given = (level: Level) =>
      mean(
        Array.from({ length: 5 }, (_, n) => reviewed(WOLF_AND_HOUND, [level, level, level, level], 2000 + n))
          .flatMap(({ choices }) => choices().each)
          .map(({ seat, effect }) => -(effect[seat - 1] as number)),
      );
    const [lamb, shepherd, herder] = [given('lamb'), given('shepherd'), given('herder')];
    expect(lamb).toBeGreaterThan(shepherd + 0.01);
    expect(shepherd).toBeGreaterThan(herder + 0.003);
    expect(herder).toBeGreaterThan(-0.005);
  });
});
