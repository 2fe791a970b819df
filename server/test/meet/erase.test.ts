import { FORMER_PLAYER } from '@bellwether/wire';
import { expect, it } from 'vitest';
import { isOnlyOf, without } from '../../src/admin/erase.ts';
import { type Entry, readEntry, writeEntry } from '../../src/table/entry.ts';
import { header } from '../store/contract.ts';

const table = (entries: readonly Entry[]) => ({
  header: header('t1', { host: 'host' }),
  entries: entries.map((entry, i) => ({ revision: i + 1, at: i, command: null, text: writeEntry(entry) })),
});
const comer = { seat: 2, name: 'Late', key: 'late', program: false };

it('whoever asked for a seat, waited for one, was sent away or became the host is erased like whoever sat', () => {
  const stored = table([
    { kind: 'ask', ...comer },
    { kind: 'decline', ask: 1, name: 'Late' },
    { kind: 'ask', ...comer, name: 'Other', key: 'other' },
    { kind: 'decline', ask: 3, name: 'Other' },
    { kind: 'reserve', ...comer },
    { kind: 'agree', ask: 1, when: 'now', ...comer },
    { kind: 'leave', key: 'late', name: 'Late' },
    { kind: 'remove', seat: 2, key: 'late' },
    { kind: 'host', key: 'late', gone: true },
  ]);
  const erased = without(stored, 'late');
  const text = JSON.stringify(erased);
  expect(text).not.toContain('Late');
  expect(text).not.toContain('"late"');
  expect(text).toContain('Other');
  expect(readEntry(erased.entries[1]?.text ?? '')).toEqual({ kind: 'decline', ask: 1, name: FORMER_PLAYER });
  expect(readEntry(erased.entries[8]?.text ?? '')).toMatchObject({ kind: 'host', gone: true });
});

it('a table at which somebody else asked is not one person’s alone', () => {
  expect(isOnlyOf(table([{ kind: 'sit', ...comer, key: 'host' }]), 'host')).toBe(true);
  expect(isOnlyOf(table([{ kind: 'ask', ...comer }]), 'host')).toBe(false);
});
