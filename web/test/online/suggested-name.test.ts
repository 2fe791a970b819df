import { describe, expect, it } from 'vitest';
import { words as meetDe } from '../../src/online/meet/words/de.ts';
import { words as meetEn } from '../../src/online/meet/words/en.ts';
import { words as meetFr } from '../../src/online/meet/words/fr.ts';
import { words as meetJa } from '../../src/online/meet/words/ja.ts';
import { suggestedName } from '../../src/online-kit/useMyName.ts';
import { words as de } from '../../src/words/de/shell.ts';
import { words as en } from '../../src/words/en/shell.ts';
import { words as fr } from '../../src/words/fr/shell.ts';
import { words as ja } from '../../src/words/ja/shell.ts';

const NAMES = ['Clover', 'Thistle', 'Rowan'];

describe('a suggested name', () => {
  it.each([0, 0.4, 0.7, 0.999])('is never one at the table: lot %d', (lot) => {
    for (const taken of [[], ['rowan'], ['Clover', undefined, 'Rowan']]) {
      const name = suggestedName(NAMES, taken, lot);
      expect(NAMES).toContain(name);
      expect(taken.map((one) => one?.toLowerCase())).not.toContain(name.toLowerCase());
    }
    expect(suggestedName(NAMES, NAMES, lot)).toBe('');
    expect(suggestedName([], [], lot)).toBe('');
  });

  it('changes only when somebody takes it', () => {
    const first = suggestedName(NAMES, [], 0.4);
    for (const other of NAMES.filter((name) => name !== first)) expect(suggestedName(NAMES, [other], 0.4)).toBe(first);
  });

  it.each([
    ['en', en, meetEn],
    ['de', de, meetDe],
    ['fr', fr, meetFr],
    ['ja', ja, meetJa],
  ] as const)('is no name of a bot: %s', (_, shell, meet) => {
    const bots: readonly string[] = Object.values(shell.level.names).flat();
    expect(bots.length).toBeGreaterThan(10);
    for (const name of meet.names) expect(bots).not.toContain(name);
  });
});
