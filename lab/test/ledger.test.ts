import { appendFileSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Ledger } from '../src/ledger.ts';
import { tempFile } from './run-lab.ts';

const never = () => Promise.reject(new Error('asked again'));

test('an answer is found once, and again by a later run', async () => {
  const file = tempFile('');
  const first = new Ledger(file);
  expect(await first.answer('how many', async () => ({ n: 3 }))).toEqual({ n: 3 });
  expect(await first.answer('how many', never)).toEqual({ n: 3 });
  expect(await new Ledger(file).answer('how many', never)).toEqual({ n: 3 });
});

test('a line that was cut off is asked again', async () => {
  const file = tempFile('');
  await new Ledger(file).answer('whole', async () => ({ n: 1 }));
  appendFileSync(file, '["cut",{"n":');
  const later = new Ledger(file);
  expect(await later.answer('whole', never)).toEqual({ n: 1 });
  await expect(later.answer('cut', never)).rejects.toThrow('asked again');
});

test('without a file, answers last as long as the run', async () => {
  const ledger = new Ledger();
  await ledger.answer('a', async () => ({ n: 1 }));
  expect(await ledger.answer('a', never)).toEqual({ n: 1 });
});

test('what follows a line that was cut off is kept', async () => {
  const file = tempFile('["cut",{"n":');
  await new Ledger(file).answer('next', async () => ({ n: 2 }));
  expect(readFileSync(file, 'utf8')).toContain('\n["next"');
  expect(await new Ledger(file).answer('next', never)).toEqual({ n: 2 });
});
