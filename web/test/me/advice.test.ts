import { describe, expect, it } from 'vitest';
import { type Advice, adviceFor, type Known } from '../../src/me/advice.ts';
import type { GameHistory } from '../../src/me/game.ts';
import { finished, row, sheepRow, wolfRow } from './rows.ts';

/** Set-ups a, b, c … in sequence. */
const history = {
  setOf: (config: object) => (config as { readonly set?: string }).set ?? 'a',
  onward: (config: object) => ['b', 'c'].filter((set) => set > ((config as { readonly set?: string }).set ?? 'a')).map((set) => ({ set })),
} as unknown as GameHistory;

const known = (more: Partial<Known>): Known => ({
  finished: [],
  games: ['wolf-and-hound', 'sheep-and-thief'],
  histories: { 'wolf-and-hound': history, 'sheep-and-thief': history },
  mistakes: {},
  daysAtStake: 0,
  ...more,
});
const kinds = (more: Partial<Known>, most?: number) => adviceFor(known(more), most).map(({ kind }) => kind);
const reviewed = { version: 1, seats: [] };

describe('what to try next', () => {
  it('is nothing where nothing is known', () => expect(kinds({})).toEqual([]));

  it('stronger bots after many wins, weaker ones after many losses, and it tells the count', () => {
    const [stronger] = adviceFor(known({ finished: row('WWWLW') })) as [Extract<Advice, { kind: 'stronger' | 'gentler' }>];
    expect(stronger).toMatchObject({ kind: 'stronger', level: 'fox', to: 'wolf', tally: { won: 4, games: 5 } });
    const [gentler] = adviceFor(known({ finished: row('LLLLLW', { given: reviewed }) })) as [typeof stronger];
    expect(gentler).toMatchObject({ kind: 'gentler', level: 'fox', to: 'herder', tally: { won: 1, games: 6 } });
    expect(kinds({ finished: row('WLWL', { given: reviewed }) })).not.toContain('stronger');
    expect(kinds({ finished: row('WWW', { given: reviewed }) })).not.toContain('stronger');
  });

  it('looks at the last ten games, against the bots of the last one', () => {
    expect(kinds({ finished: row('LLLLLLLLLLWWWWWWWLLW') })).toContain('stronger');
    const easy = row('WWWWWW', { sitters: ['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb'] });
    expect(kinds({ finished: [...easy, finished(wolfRow({ given: reviewed }))] })).not.toContain('stronger');
  });

  it('nobody is stronger than Wolf or weaker than Lamb', () => {
    expect(kinds({ finished: row('WWWWW', { sitters: ['guest', 'bot:wolf', 'bot:fox', 'bot:wolf'] }) })).not.toContain('stronger');
    const lost = row('LLLLL', { sitters: ['guest', 'bot:lamb', 'bot:fox', 'bot:lamb'], given: reviewed });
    expect(kinds({ finished: lost })).not.toContain('gentler');
  });

  it('measures by the fair share: two of five are many among four', () => {
    const games = [[1], [2], [1], [3], [1]].map((winners, i) => finished(sheepRow({ winners, ago: 9 - i })));
    expect(kinds({ finished: games })).toContain('stronger');
  });

  it('the review of a late loss that nobody has looked at', () => {
    expect(adviceFor(known({ finished: row('WLW') })).find(({ kind }) => kind === 'review')).toMatchObject({ from: { how: 'lost' } });
    expect(kinds({ finished: row('WLW', { given: reviewed }) })).not.toContain('review');
    expect(kinds({ finished: row('LWWWW') })).not.toContain('review');
  });

  it('own mistakes, and a row of days at stake', () => {
    expect(adviceFor(known({ mistakes: { 'sheep-and-thief': 3, 'wolf-and-hound': 1 }, daysAtStake: 4 }))).toEqual([
      { kind: 'mistakes', game: 'sheep-and-thief', puzzles: 3 },
      { kind: 'day', days: 4 },
    ]);
  });

  it('a set-up that was never played, after one that is known', () => {
    const set = (more: Partial<Known>) => adviceFor(known(more), 9).find(({ kind }) => kind === 'set');
    expect(set({ finished: row('WLW') })).toMatchObject({ config: { set: 'b' }, games: 3 });
    expect(set({ finished: [...row('WLW'), ...row('L', { config: { set: 'b' } })] })).toMatchObject({ config: { set: 'c' } });
    expect(set({ finished: row('WL') })).toBeUndefined();
  });

  it('the other game, for whoever never finished one', () => {
    expect(adviceFor(known({ finished: row('WLW') }), 9).at(-1)).toEqual({
      kind: 'other-game',
      game: 'sheep-and-thief',
      known: 'wolf-and-hound',
      games: 3,
    });
    expect(kinds({ finished: [...row('WLW'), finished(sheepRow())] }, 9)).not.toContain('other-game');
  });

  it('is at most three things', () => expect(kinds({ finished: row('LLLLL'), daysAtStake: 2 })).toHaveLength(3));
});
