import path from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Bans } from '../../src/admin/bans.ts';
import { Operator } from '../../src/admin/operator.ts';
import { Reader } from '../../src/admin/read.ts';
import { hashKey } from '../../src/secrets.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import { run, scratchFolder, seated, WOLF } from '../help.ts';

it('the operator reads reports without a key or a whole name, and settles them', async () => {
  const file = path.join(scratchFolder(), 'db.sqlite');
  const store = await SqliteStore.open(file);
  const running = await run({ store });
  const { table, keys } = await seated(running, WOLF, ['Anna', 'Bernd']);
  const [anna = '', bernd = ''] = keys;
  await running.api.post(`/api/tables/${table}/report`, { key: anna, seat: 2, why: 'cheats' });
  await running.api.post(`/api/tables/${table}/report`, { key: bernd, seat: 1, why: 'slow' });
  const reader = new Reader(file);
  const all = reader.reports();
  expect(all).toMatchObject([
    { why: 'cheats', name: 'Bernd', person: hashKey(bernd).slice(0, 16), by: hashKey(anna).slice(0, 16), table: table.slice(0, 8) },
    { why: 'slow', name: 'Anna' },
  ]);
  const operator = new Operator(store, await Bans.open(store), Date.now, pino({ level: 'silent' }));
  expect(await operator.obey({ order: 'settle', report: 'no-such-one' })).toMatchObject({ error: expect.stringContaining('no report') });
  expect(await operator.obey({ order: 'settle', report: all[0]?.report ?? '' })).toEqual({ done: {} });
  expect(reader.reports()).toMatchObject([{ why: 'slow' }]);
  reader.close();
});
