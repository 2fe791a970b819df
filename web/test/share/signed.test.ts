import { expect, it } from 'vitest';
import { signed } from '../../src/share/signed.ts';

const record = (seats: string) => `[Game "wolf-and-hound"]\n[Seats "${seats}"]\n[Deal "…"]\n\n1. B3\n`;

it('who played alone is called by name', () => {
  expect(signed(record('bot:lamb; guest; bot:fox'), 'Ada')).toBe(record('bot:lamb; guest:Ada; bot:fox'));
  expect(signed(record('guest; bot:lamb'), 'O"Ada]; bot:wolf')).toBe(record('guest:OAda botwolf; bot:lamb'));
});

it('nobody is called by another name, and nothing is made up', () => {
  for (const seats of ['guest:Bo; bot:lamb', 'guest; guest:Bo; bot:lamb', 'guest; guest', 'bot:lamb; bot:fox'])
    expect(signed(record(seats), 'Ada')).toBe(record(seats));
  expect(signed(record('guest; bot:lamb'), '')).toBe(record('guest; bot:lamb'));
  expect(signed('[Game "wolf-and-hound"]\n', 'Ada')).toBe('[Game "wolf-and-hound"]\n');
});
