import { type AnyGame, type GameTypes, type Mix, ParseError, readRecord, writeRecord } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import type { BotPlayer } from '../../src/deals/bots.ts';
import { type FreshRecord, freshRecord } from '../../src/deals/fresh.ts';
import { mixedRecord } from '../../src/deals/mixed-record.ts';
import { LocalTable } from '../../src/local/local-table.ts';
import type { Sitter } from '../../src/model/sitter.ts';
import type { Answer, Curtain, Update } from '../../src/model/source.ts';
import type { KeptTable } from '../../src/storage/games.ts';

const game: AnyGame = wolfAndHound;
const config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
const SITTERS: readonly Sitter[] = ['guest', 'bot:lamb', 'bot:fox', 'bot:wolf'];

const drawn = (mix: Mix, sitters = SITTERS, of = game, set: object = config): FreshRecord => mixedRecord(of, set, sitters, mix);
const many = (mix: Mix) => Array.from({ length: 200 }, () => drawn(mix).sitters);

describe('[R-SEATS] a game at this device', () => {
  it('leaves everybody where they were seated unless chance is asked', () => {
    const record = freshRecord(game, config, SITTERS);
    expect(record).toMatchObject({ sitters: SITTERS });
    expect(record).not.toHaveProperty('mixed');
  });

  it('brings a person to every seat, the bots to the others with their levels', () => {
    const all = many('all');
    expect(new Set(all.map((sitters) => sitters.indexOf('guest')))).toEqual(new Set([0, 1, 2, 3]));
    for (const sitters of all) expect([...sitters].sort()).toEqual([...SITTERS].sort());
  });

  it('leaves a partner who was chosen across', () => {
    for (const sitters of many('partners')) expect((sitters.indexOf('guest') + 2) % 4).toBe(sitters.indexOf('bot:fox'));
  });

  it('mixes three around a Sheep & Thief table', () => {
    const set = { edition: '2017', players: 3, missions: false, blackSheep: false };
    const names: readonly Sitter[] = ['guest:Ada', 'guest:Ben', 'bot:lamb'];
    const orders = Array.from({ length: 200 }, () => drawn('all', names, sheepAndThief, set).sitters.join());
    expect(new Set(orders).size).toBe(6);
  });

  it('is written down: who sat where, and where from', () => {
    const record = drawn('all', ['guest:Ada', 'guest:Änne B.', 'guest', 'bot:wolf']);
    const read = readRecord(game, writeRecord(game, record));
    if (read instanceof ParseError) throw read;
    expect([read.sitters, read.mixed]).toEqual([record.sitters, record.mixed]);
  });
});

/** A table of a new record, with what it posts and saves. */
function sit(sitters: readonly Sitter[], mix: Mix, wanted: (seated: readonly Sitter[]) => boolean) {
  let record = drawn(mix, sitters);
  while (!wanted(record.sitters)) record = drawn(mix, sitters);
  const posted: Answer[] = [];
  const saved: KeptTable[] = [];
  const asked: [number, string][] = [];
  const bots: BotPlayer = async (_game, view, legal, level) => {
    asked.push([(view as { viewer: number }).viewer, level]);
    return { move: [...legal][0] as GameTypes['Move'], reasons: [] };
  };
  const keeper = {
    save: (table: KeptTable) => {
      saved.push(table);
    },
  };
  const table = new LocalTable({ id: 'test', game, record, sitters: record.sitters, bots, post: (answer) => posted.push(answer), keeper });
  table.open();
  return { table, record, saved, asked, latest: () => posted.at(-1) as Update<GameTypes> | Curtain<GameTypes> };
}

describe('a local table with mixed seats', () => {
  it('is seen from the seat that the person got, and bots of lower seats begin', async () => {
    const { table, record, saved, asked, latest } = sit(SITTERS, 'all', (seated) => seated[2] === 'guest');
    expect(latest()).toMatchObject({ viewer: 3, acting: [1], mix: 'all', from: record.mixed?.from });
    await table.goOn();
    await table.goOn();
    expect(latest()).toMatchObject({ viewer: 3, acting: [3] });
    expect(asked).toEqual([1, 2].map((seat) => [seat, record.sitters[seat - 1]?.slice('bot:'.length)]));
    expect(saved.at(-1)).toMatchObject({ mix: 'all', sitters: record.sitters });
    expect(saved.at(-1)?.record).toContain(`[Mixed "all ${record.mixed?.from.join(' ')}"]`);
  });

  it('hands the device to the people in the order of their new seats', () => {
    const people: readonly Sitter[] = ['guest:Ada', 'guest:Ben', 'bot:lamb', 'bot:lamb'];
    const { record, latest } = sit(people, 'all', (seated) => seated[0] === 'guest:Ben');
    expect(latest()).toMatchObject({ kind: 'curtain', seat: 1, sitters: record.sitters });
  });
});
