import { expect, test } from 'vitest';
import { runLab } from './run-lab.ts';

const FEW = ['forecast', '--partners', 'herder', '--player', 'shepherd', '--setup', 'first-game'];

test('some answers are foretold, and most of them come true', () => {
  const { out, err } = runLab([...FEW, '--deals', '60']);
  expect(err).toBe('');
  const [, row = ''] = out.trim().split('\n');
  const [setup, partner, plays, foretold, seat, team, animal, agreed, came] = row.split(/\s{2,}/);
  expect([setup, partner]).toEqual(['first-game', 'herder']);
  expect(Number(plays)).toBeGreaterThan(200);
  expect(Number(seat) + Number(team) + Number(animal)).toBe(Math.round((Number(plays) * Number.parseFloat(foretold ?? '')) / 100));
  expect(Number.parseFloat(agreed ?? '')).toBeGreaterThanOrEqual(80);
  expect(Number.parseFloat(came ?? '')).toBeGreaterThan(65);
});

test('the same seed gives the same figures, however many threads play', () => {
  const [one, two] = ['1', '2'].map((threads) => runLab([...FEW, '--deals', '7', '--threads', threads]).out.replace(/\S+$/gm, ''));
  expect(one).toBe(two);
  expect(runLab([...FEW, '--deals', '7', '--seed', '2']).out.replace(/\S+$/gm, '')).not.toBe(one);
});

test('unknown set-ups and bots are refused', () => {
  expect(runLab(['forecast', '--setup', 'nowhere'])).toMatchObject({ status: 1, err: expect.stringContaining('"nowhere" is not one of') });
  expect(runLab(['forecast', '--partners', 'bear'])).toMatchObject({ status: 1, err: expect.stringContaining('"bear" is not one of') });
});
