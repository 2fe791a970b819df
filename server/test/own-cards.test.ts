import { expect, it } from 'vitest';
import { run, SHEEP, WOLF } from './help.ts';

const CARDS = ['Cards', '[{"id":"fox","kind":"wolf","name":"Fox"}]'] as const;
const TABLES = [
  { ...WOLF, config: [...WOLF.config.slice(0, 2), ['Animals', 'hound-01 fox'], CARDS] },
  { ...WOLF, config: [...WOLF.config.slice(0, 2), ['Animals', 'hound-01 wolf-01'], ['Numbers', 'B1x9 W3x9']] },
  { ...SHEEP, config: [...SHEEP.config, ['Deck', Array(60).fill('sheep:1').join(' ')]] },
];

it('tables may have home-made cards, unless the operator says no', async () => {
  const open = await run();
  const closed = await run({ options: { ownCards: 'off' } });
  for (const table of TABLES) {
    expect((await open.api.post('/api/tables', { key: await open.api.key(), ...table })).json).not.toHaveProperty('code');
    expect((await closed.api.post('/api/tables', { key: await closed.api.key(), ...table })).json).toMatchObject({ code: 'own-cards-off' });
  }
  expect((await closed.api.post('/api/tables', { key: await closed.api.key(), ...WOLF })).status).toBe(201);
});

it('a match has no home-made cards', async () => {
  const { api } = await run();
  for (const table of TABLES) {
    const match = { key: await api.key(), ...table, form: 'pairs', deals: 2 };
    expect((await api.post('/api/matches', match)).json).toMatchObject({ code: 'own-cards-off' });
  }
  expect((await api.post('/api/matches', { key: await api.key(), ...WOLF, form: 'pairs', deals: 2 })).status).toBe(201);
});

it('cards are named by the rules of players', async () => {
  const { api } = await run();
  const named = (name: string) => ({
    ...WOLF,
    config: [...WOLF.config.slice(0, 2), ['Animals', 'hound-01 fox'], ['Cards', JSON.stringify([{ id: 'fox', kind: 'wolf', name }])]],
  });
  const made = async (name: string) => (await api.post('/api/tables', { key: await api.key(), ...named(name) })).json;
  expect(await made('Storm Wolf 2')).not.toHaveProperty('code');
  expect(await made('嵐の狼')).not.toHaveProperty('code');
  for (const name of ['<b>x</b>', 'a  b', '🐺', ' a', '…']) expect(await made(name)).toMatchObject({ code: 'bad-config', where: 'Cards' });
});

it('looks travel with the cards, and change no commitment', async () => {
  const { api, client } = await run();
  const table = TABLES[0] as (typeof TABLES)[0];
  const config = [...table.config.map(([key = '', text = '']) => [key, text]), ['Looks', 'fox=gray+scarf']];
  const { table: id } = await api.table({ key: await api.key(), ...table, config });
  const there = client({ table: id });
  await there.until(({ info }) => info !== undefined);
  expect(there.info?.config).toContainEqual(['Looks', 'fox=gray+scarf']);
  const bad = await api.post('/api/tables', { key: await api.key(), ...table, config: [...table.config, ['Looks', '<b>']] });
  expect(bad.json).toMatchObject({ code: 'bad-config', where: 'Looks' });
});
