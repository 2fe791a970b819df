import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, cover, deadline, extend, leftMs, pause, resume, type SeatClock, stop, takeBack, UNUSED } from '../../src/table/seat-clock.ts';

const MOVE = { kind: 'move', seconds: 10 } as const;
const GAME = { kind: 'game', seconds: 60 } as const;

/** A clock started at time 0. */
const asked = ask(UNUSED, false, 0);

describe('the clock of a seat', () => {
  it('counts while a person is asked', () => {
    expect(leftMs(asked, MOVE, 4_000)).toBe(6_000);
    expect(deadline(asked, MOVE)).toBe(10_000);
    expect(leftMs(asked, MOVE, 11_000)).toBe(0);
    // Asked ahead of time.
    expect(leftMs(asked, MOVE, -3_000)).toBe(13_000);
    expect(leftMs(stop(asked, 'game', -3_000), MOVE, 0)).toBe(10_000);
    expect(leftMs(asked, { kind: 'none' }, 4_000)).toBeUndefined();
    expect(deadline(asked, { kind: 'none' })).toBeUndefined();
  });

  it('starts over with every answer, or goes on through the game', () => {
    expect(leftMs(stop(asked, 'move', 4_000), MOVE, 9_000)).toBe(10_000);
    const again = ask(stop(asked, 'game', 4_000), false, 20_000);
    expect(leftMs(again, GAME, 21_000)).toBe(55_000);
  });

  it('stands still while a bot answers, and goes on where it stood', () => {
    const covered = cover(asked, 4_000);
    expect(deadline(covered, MOVE)).toBeUndefined();
    expect(leftMs(covered, MOVE, 99_000)).toBe(6_000);
    expect(deadline(takeBack(covered, 20_000), MOVE)).toBe(26_000);
    expect(leftMs(ask(UNUSED, true, 0), MOVE, 5_000)).toBe(10_000);
  });

  it('stands still in a pause, whoever sits there afterwards', () => {
    const paused = pause(asked, 4_000);
    expect(leftMs(paused, MOVE, 99_000)).toBe(6_000);
    expect(deadline(resume(paused, 50_000), MOVE)).toBe(56_000);
    // The grace period of an absent player counts from here, so a pause does not start it over.
    expect(resume(paused, 50_000)).toMatchObject({ since: 46_000 });
    expect(resume(cover(paused, 20_000), 50_000)).toEqual({ kind: 'covered', spentMs: 4_000 });
    expect(deadline(resume(takeBack(cover(paused, 20_000), 30_000), 50_000), MOVE)).toBe(56_000);
  });

  it('leaves out downtime, but gives no time for it', () => {
    expect(deadline(extend(asked, 3_000, 5_000), MOVE)).toBe(13_000);
    expect(deadline(extend(asked, 9_000, 5_000), MOVE)).toBe(15_000);
  });
});

it('never gives time back, whatever happens within a question', () => {
  const step = fc.constantFrom('cover', 'takeBack', 'pause', 'resume');
  const steps = fc.array(fc.tuple(step, fc.nat(5_000)), { maxLength: 40 });
  fc.assert(
    fc.property(steps, (list) => {
      let clock: SeatClock = asked;
      let at = 0;
      let left = leftMs(clock, GAME, at) ?? 0;
      for (const [name, ms] of list) {
        const wasRunning = clock.kind === 'running';
        at += ms;
        clock = { cover, takeBack, pause, resume }[name](clock, at);
        const now = leftMs(clock, GAME, at) ?? 0;
        expect(now).toBe(wasRunning ? Math.max(0, left - ms) : left);
        left = now;
      }
    }),
  );
});
