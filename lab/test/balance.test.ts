import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runLab, tempFile } from './run-lab.ts';

const cards = (...rows: readonly object[]) => tempFile(JSON.stringify({ cards: rows }), 'cards.json');
const STORM = { id: 'storm-wolf', kind: 'wolf', pace: 'x2', target: 'across', sheep: -2 };

describe('balance of Wolf & Hound', () => {
  test('names the card at fault, where it stands, and a value that mends it', () => {
    const json = tempFile('');
    const { status, out } = runLab(['balance', '--cards', cards(STORM), '--games', '500', '--json', json]);
    expect(out).toMatch(/^Unfair: Yellow wins .* because of the pace of storm-wolf, which only ever stands at Blue's seats\. Try pace /m);
    expect(status).toBe(0);
    const { verdict, with: side } = JSON.parse(readFileSync(json, 'utf8'));
    expect(verdict).toMatchObject({
      kind: 'uneven',
      team: 'yellow',
      cause: { card: 'storm-wolf', part: 'pace', standsWith: 'blue' },
      hint: { part: 'pace' },
    });
    expect(side.games).toBe(500);
    const storm = side.animals.find(({ id }: { id: string }) => id === 'storm-wolf');
    expect(storm.stands[1] + storm.stands[3]).toBe(0);
  });

  test('calls a copy of a printed card fair, and says so only after enough games', () => {
    const twin = cards({ id: 'my-wolf', kind: 'wolf', pace: '-1' });
    expect(runLab(['balance', '--cards', twin, '--games', '40']).out).toMatch(/^Undecided: /m);
    expect(runLab(['balance', '--cards', twin, '--games', '2400']).out).toMatch(/^Fair: /m);
  });

  test('the number of threads changes no digit', () => {
    const report = (threads: string) => runLab(['balance', '--cards', cards(STORM), '--games', '300', '--threads', threads]).out;
    expect(report('2')).toBe(report('1'));
  });

  test('finds a number deck at fault', () => {
    const even = tempFile(JSON.stringify({ cards: [], numbers: { B2: 10, B4: 8, W2: 10, W4: 8 } }), 'deck.json');
    expect(runLab(['balance', '--cards', even, '--games', '500']).out).toContain('because of the number deck');
  });
});

describe('balance of Sheep & Thief', () => {
  test('reports on the home-made cards of a deck next to printed ones', () => {
    const strong = 'road:NESW sheep:3 dogs:2 barn';
    const file = tempFile(JSON.stringify(['#1', '#2', ...Array(30).fill('river:NS sheep:1'), strong, strong]), 'deck.json');
    const { out, status } = runLab(['balance', '--game', 'sheep-and-thief', '--players', '2', '--cards', file, '--games', '40']);
    expect(out).toMatch(new RegExp(`^${strong} +\\+\\d+\\.\\d points`, 'm'));
    expect(out).toMatch(/^seat 2 wins +\d+\.\d % /m);
    expect(out).not.toMatch(/^road:EW sheep:1 /m);
    expect(status).toBe(0);
  });
});
