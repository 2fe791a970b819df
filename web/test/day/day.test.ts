import type { AnyGameBots } from '@bellwether/bots';
import { type GameTypes, type Played, writeRecord } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { streakOf } from '../../src/day/results.ts';
import { against } from '../../src/day/wolf.ts';
import { dateAt, dateOf, daysFrom, idOn, isDate } from '../../src/deals/date.ts';
import { MASTER, playOn, recordOn, sittersOn } from '../../src/deals/day.ts';
import { botsOf } from '../../src/deals/games.ts';
import { type DayGame, dayGame, gameOn } from '../../src/deals/kits.ts';
import { dayBots, dayRecord } from '../../src/deals/seated.ts';
import { LocalTable } from '../../src/local/local-table.ts';
import type { Answer, Update } from '../../src/model/source.ts';

async function played({ day, game }: DayGame): Promise<{ readonly moves: readonly Played<GameTypes>[]; readonly text: string }> {
  const bots = (await botsOf(day.game)) as AnyGameBots;
  const moves = [...playOn(day, game, bots, MASTER)];
  return { moves, text: writeRecord(game, { ...recordOn(day, game), moves }) };
}

/** One day of each game. */
const DAYS = ['2026-11-16', '2026-11-17'] as const;

describe.each(DAYS)('%s', (date) => {
  // If a bot now plays differently, raise DAY_VERSION and pin the game again.
  it('is the game that was pinned, and goes the same way a second time, on a table with a person who plays the same moves', async () => {
    const found = await dayGame(date);
    const { day, game } = found;
    const { moves, text } = await played(found);
    await expect(text).toMatchFileSnapshot(`games/${date}.txt`);
    const record = await dayRecord(date);
    const posted: Answer[] = [];
    const saved: string[] = [];
    const sitters = sittersOn(day, game);
    const table = new LocalTable({
      id: idOn(date),
      game,
      record,
      sitters,
      post: (answer) => posted.push(answer),
      bots: dayBots(date),
      keeper: { save: (kept) => saved.push(kept.record) },
    });
    table.open();
    const mine = moves.filter(({ seat }) => seat === day.seat);
    for (let update = posted.at(-1) as Update<GameTypes>; !update.over; update = posted.at(-1) as Update<GameTypes>) {
      if (update.acting.includes(day.seat)) table.play((mine.shift() as Played<GameTypes>).move);
      else await table.goOn();
    }
    expect(mine).toEqual([]);
    expect(saved.at(-1)).toBe(text);
  });
});

it('games take turns, and every set comes up', async () => {
  const dates = Array.from({ length: 400 }, (_, n) => daysFrom('2026-12-25', n));
  expect(dates.every((date, n) => n === 0 || gameOn(date) !== gameOn(dates[n - 1] as string))).toBe(true);
  const sets = new Map<string, Set<string>>();
  for (const date of dates) {
    const { day, game, kit } = await dayGame(date);
    expect(game.checkConfig(day.config)).toBeUndefined();
    expect(game.seats(day.config)).toContain(day.seat);
    sets.set(day.game, (sets.get(day.game) ?? new Set()).add(JSON.stringify(day.config)));
    expect(sets.get(day.game)?.size).toBeLessThanOrEqual(kit.sets.length);
  }
  for (const date of dates.slice(0, 2))
    expect(sets.get(gameOn(date))?.size).toBe(new Set((await dayGame(date)).kit.sets.map((set) => JSON.stringify(set))).size);
});

it('a date is one of Greenwich, and the id of its game tells it', () => {
  expect(dateAt(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16');
  expect(daysFrom('2026-12-31', 1)).toBe('2027-01-01');
  expect(dateOf(idOn('2026-11-16'))).toBe('2026-11-16');
  expect([dateOf('1a2b3c4d'), dateOf('day-2026-13-40'), dateOf('day-yesterday')]).toEqual([undefined, undefined, undefined]);
  expect([isDate('2026-02-30'), isDate('2026-2-3'), isDate(undefined), isDate('2028-02-29')]).toEqual([false, false, false, true]);
});

it('a streak is days in a row up to today or yesterday, late ones left out', () => {
  const result = { game: 'wolf-and-hound', won: true, mine: 1, theirs: 0 };
  const on = (...dates: readonly string[]) => Object.fromEntries(dates.map((date) => [date, result]));
  expect(streakOf({}, '2026-11-16')).toBe(0);
  expect(streakOf(on('2026-11-14', '2026-11-15', '2026-11-16'), '2026-11-16')).toBe(3);
  expect(streakOf(on('2026-11-14', '2026-11-15'), '2026-11-16')).toBe(2);
  expect(streakOf(on('2026-11-13', '2026-11-14'), '2026-11-16')).toBe(0);
  expect(streakOf({ ...on('2026-11-14', '2026-11-16'), '2026-11-15': { ...result, late: true } }, '2026-11-16')).toBe(1);
});

it('a win counts more than any lead', () => {
  expect(against({ won: true, mine: 3, theirs: 2 }, { won: false, mine: 9, theirs: 8 })).toBeGreaterThan(0);
  expect(against({ won: true, mine: 5, theirs: 2 }, { won: true, mine: 9, theirs: 8 })).toBeGreaterThan(0);
  expect(against({ won: false, mine: 2, theirs: 5 }, { won: false, mine: 4, theirs: 7 })).toBe(0);
});
