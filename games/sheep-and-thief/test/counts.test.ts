import { readFileSync, writeFileSync } from 'node:fs';
import { type GameRecord, ParseError, perft, readRecord, replay } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { sheepAndThief as game, type SheepAndThief } from '../src/index.ts';

/**
 * Perft counts from golden records, as text: the record, the ply, then the number of lines of 1, 2, … moves from there. `GOLDEN=write npx
 * vitest run games/sheep-and-thief/test/counts.test.ts` regenerates the numbers.
 */
const file = new URL('golden/counts.txt', import.meta.url);
const lines = readFileSync(file, 'utf8').trimEnd().split('\n');

function recordOf(name: string): GameRecord<SheepAndThief> {
  const [text = ''] = readFileSync(new URL(`golden/${name}.txt`, import.meta.url), 'utf8').split('\n=== end\n');
  const record = readRecord(game, text);
  if (record instanceof ParseError) throw record;
  return record;
}

function counts(name: string, ply: number, depths: number): number[] {
  const state = replay(game, recordOf(name), ply);
  return Array.from({ length: depths }, (_, i) => perft(game, state, i + 1));
}

describe('golden tree counts', () => {
  test.each(lines)('%s', (line) => {
    const [name, ply, ...numbers] = line.split(' ') as [string, string, ...string[]];
    expect(numbers.length).toBeGreaterThan(0);
    const found = counts(name, Number(ply), numbers.length);
    if (process.env.GOLDEN === 'write') {
      const text = readFileSync(file, 'utf8').replace(line, [name, ply, ...found].join(' '));
      writeFileSync(file, text);
      return;
    }
    expect(found).toEqual(numbers.map(Number));
  });
});
