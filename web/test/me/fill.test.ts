import { FastRandom, type Played, writeRecord } from '@bellwether/kernel';
import type { Review } from '@bellwether/review';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/deals/games.ts';
import { type FillParts, fillIn, lacksResult } from '../../src/me/fill.ts';
import { tableOf } from '../../src/storage/backup.ts';
import type { KeptGame } from '../../src/storage/games.ts';
import type { Facts } from '../../src/storage/list.ts';

const config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false } as const;

/** A whole random game as text. */
function played(seed: number): string {
  const random = new FastRandom(seed);
  const deal = wolfAndHound.deal(config, random);
  const state = wolfAndHound.start(config, deal);
  const moves: Played<WolfAndHound>[] = [];
  while (wolfAndHound.outcome(state) === undefined) {
    const seat = wolfAndHound.toAct(state)[0] ?? 1;
    const move = wolfAndHound.sample(state, seat, random);
    wolfAndHound.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return writeRecord(wolfAndHound, { config, sitters: ['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb'], deal, moves });
}

/** A row as saved now, and as the first versions saved it. */
function rows(seed: number): { readonly now: KeptGame; readonly old: KeptGame; readonly text: string } {
  const text = played(seed);
  const table = tableOf(wolfAndHound, `g${seed}`, text);
  if (table === undefined) throw new Error('no game');
  const { record: _, ...now } = { ...table, changed: seed, rev: `r${seed}` };
  const { ended: __, ...old } = now;
  return { now, old, text };
}

function memory(all: readonly ReturnType<typeof rows>[], more: Partial<FillParts> = {}) {
  const added: Facts[][] = [];
  const read: string[] = [];
  const parts: FillParts = {
    gameOf,
    async recordOf(id) {
      read.push(id);
      const found = all.find(({ old }) => old.id === id);
      return found && { record: found.text, rev: found.old.rev };
    },
    reviewOf: async () => undefined,
    isRetry: () => false,
    addFacts: async (facts) => {
      added.push([...facts]);
    },
    idle: async () => undefined,
    ...more,
  };
  return { parts, added, read };
}

const nobody = new AbortController().signal;

describe('games that were kept without a result', () => {
  it('get the same as games that are saved now', async () => {
    const all = [1, 2, 3].map(rows);
    const { parts, added } = memory(all);
    let told = 0;
    await fillIn(
      all.map(({ old }) => old),
      parts,
      () => told++,
      nobody,
    );
    expect(added.flat()).toEqual(all.map(({ now }) => ({ id: now.id, rev: now.rev, ended: now.ended })));
    expect(all[0]?.now.ended).toMatchObject({ teams: [0, 1, 0, 1], outcome: { sheep: expect.any(Array) } });
    expect(told).toBe(1);
  });

  it('are not looked at once they have one, nor while they run', async () => {
    const { now, old } = rows(4);
    const { parts, read } = memory([]);
    const running = { ...old, over: false };
    await fillIn([now, running], parts, () => undefined, nobody);
    expect(read).toEqual([]);
    expect([now, old, running].map(lacksResult)).toEqual([false, true, false]);
  });

  it('keep what a review still knows, and what a second try is', async () => {
    const one = rows(5);
    const sitting = [2, 1].map((seat) => ({ seat }));
    const decisions = [2, 1, 2].map((seat) => ({ seat, given: seat / 10 }));
    const review = { version: 7, stage: 'done', seats: sitting, decisions } as unknown as Review;
    const { parts, added } = memory([one], { reviewOf: async (text) => (text === one.text ? review : undefined), isRetry: () => true });
    await fillIn([one.old], parts, () => undefined, nobody);
    const seats = [
      { decisions: 1, given: 0.1 },
      { decisions: 2, given: 0.4 },
    ];
    expect(added.flat()).toEqual([{ id: 'g5', rev: 'r5', ended: one.now.ended, given: { version: 7, seats }, again: true }]);
  });

  it('that went on elsewhere, or cannot be read, are left', async () => {
    const one = rows(6);
    for (const record of [{ record: one.text, rev: 'other' }, { record: 'nonsense', rev: 'r6' }, undefined]) {
      const { parts, added } = memory([], { recordOf: async () => record });
      await fillIn([one.old], parts, () => undefined, nobody);
      expect(added.flat()).toEqual([]);
    }
  });

  it('are left for another time when the page is left', async () => {
    const left = new AbortController();
    const { parts, read, added } = memory([rows(1), rows(2)], { idle: async () => (read.length === 1 ? left.abort() : undefined) });
    await fillIn([rows(1).old, rows(2).old], parts, () => undefined, left.signal);
    expect([read, added]).toEqual([['g1'], []]);
  });
});
