import { type AnyGameBots, botsFor, type Level, shareOf } from '@bellwether/bots';
import { replay } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { judgeChoices } from '../src/index.ts';
import { wolfAndHoundReview } from '../src/wolf-and-hound/kit.ts';
import { botGame } from './records.ts';

/** The short form of `npm run lab -- luck`: few games and little thinking, so wide bounds. A measure that took skill for luck would be off by 0.37. docs/review.md has the figures of the long form. */
const kit = { ...wolfAndHoundReview, effort: () => ({ glance: 1, points: 1, decisions: 2, start: 200 }) };
const { game } = botsFor('wolf-and-hound') as AnyGameBots;
const CONFIG = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
const mean = (numbers: readonly number[]) => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

const games = (levels: readonly Level[], count: number, seed: number) =>
  Array.from({ length: count }, (_, n) => botGame('wolf-and-hound', CONFIG, levels, 1000 * seed + n));
const choicesOf = (record: ReturnType<typeof botGame>) => judgeChoices(kit as never, record as never);

describe('luck and skill', () => {
  it('explain a strong pair among weak players by choices: its luck is nothing on the whole', () => {
    const levels = ['herder', 'lamb', 'herder', 'lamb'] as const;
    const won = games(levels, 250, 1).map((record) => shareOf(game, CONFIG, game.outcome(replay(game, record)) as object, 1));
    const reviewed = games(levels, 10, 1).map(choicesOf);
    const gained = mean(won) - mean(reviewed.map(({ start }) => start[0] ?? 0));
    const choices = mean(reviewed.map(({ balance }) => balance[0]?.choices ?? 0));
    expect(gained).toBeGreaterThan(0.25);
    expect(Math.abs(gained - choices)).toBeLessThan(0.2);
  });

  it('tell the levels apart by what they give away', () => {
    const given = (level: Level) =>
      mean(games([level, level, level, level], 3, 2).flatMap((record) => choicesOf(record).decisions.map((one) => one.given)));
    const [lamb, shepherd, herder] = [given('lamb'), given('shepherd'), given('herder')];
    expect(lamb).toBeGreaterThan(shepherd + 0.01);
    expect(shepherd).toBeGreaterThan(herder + 0.003);
    expect(herder).toBeGreaterThan(-0.005);
  });
});
