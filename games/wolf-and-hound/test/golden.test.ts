import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ParseError, readRecord, replay, verifyDeal } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { wolfAndHoundWithPositions as game } from '../src/index.ts';
import { countsOf, GOLDEN, goldenText, happenings, makeCounts, makeGolden, readGolden, split, writeGolden } from './golden-games.ts';

if (process.env.GOLDEN === 'write') {
  for (const golden of GOLDEN) writeGolden(golden.file, goldenText(makeGolden(golden)));
  writeGolden('counts', makeCounts());
}

describe('golden records replay exactly', () => {
  test.each(GOLDEN)('$file', ({ file, shows }) => {
    const text = readGolden(file);
    const record = readRecord(game, split(text).record);
    if (record instanceof ParseError) throw record;
    expect(game.positions.write(replay(game, record))).toBe(split(text).position);
    // Records of before say `wake:`; they are read as they are, and written with the rulebook's word.
    expect(goldenText(record)).toBe(text.replaceAll('wake:', 'activate:'));
    expect(verifyDeal(game, record)).toBe('verified');
    expect(game.outcome(replay(game, record))).toBeDefined();
    expect([...happenings(record)]).toEqual(expect.arrayContaining([...shows]));
  });

  test('every file in the folder is one of them', () => {
    const files = readdirSync(path.join(import.meta.dirname, 'golden')).sort();
    expect(files).toEqual([...GOLDEN.map(({ file }) => `${file}.txt`), 'counts.txt'].sort());
  });
});

describe('game trees have as many lines as they had', () => {
  const counted = readGolden('counts')
    .split('\n\n')
    .map((part) => part.trim().split('\n') as [set: string, deal: string, counts: string]);

  test.each(counted)('%s', (set, deal, counts) => {
    const wanted = counts.split(' ').map(Number);
    expect(wanted.length).toBeGreaterThanOrEqual(4);
    expect(countsOf(set, deal, wanted.length)).toEqual(wanted);
  });
});
