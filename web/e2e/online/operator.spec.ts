/** Texts from the operator, or about a host who knows the cards, in every language. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dealFromSeed, writeRecord } from '@bellwether/kernel';
import { wolfAndHound as game } from '@bellwether/wolf-and-hound';
import { expect, type Locator, type Page } from '@playwright/test';
import { words as german } from '../../src/words/de/online.ts';
import { words as english, type OnlineWords } from '../../src/words/en/online.ts';
import { words as french } from '../../src/words/fr/online.ts';
import { words as japanese } from '../../src/words/ja/online.ts';
import { expectNoOverflow, inEvery, LANGUAGES } from '../help.ts';
import { bar, person, test } from './help.ts';

const ADMIN = path.resolve(import.meta.dirname, '../../../server/src/admin/main.ts');
const WORDS: Readonly<Record<(typeof LANGUAGES)[number], OnlineWords>> = { en: english, de: german, fr: french, ja: japanese };

/** A game before its first move, whose cards its host knows. */
function knownDeal(): string {
  const config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false } as const;
  const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
  return writeRecord(game, { config, sitters: [], deal: dealFromSeed(game, config, seed), seed, moves: [] });
}

async function post(address: string, way: string, body?: object): Promise<Record<string, string>> {
  const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await fetch(`${address}${way}`, { method: 'POST', ...json })).json()) as Record<string, string>;
}

test('a brought deal, a restart and what is kept are told, in every language', async ({ browser, serve }) => {
  const data = mkdtempSync(path.join(tmpdir(), 'bellwether-operator-'));
  const server = await serve('--data', data, '--delete-after', '30');
  const order = (...args: string[]) => spawnSync(process.execPath, [ADMIN, ...args, '--data', data, '--yes'], { encoding: 'utf8' });
  const { key } = await post(server.address, 'api/keys');
  const { table, link } = await post(server.address, 'api/tables', { key, record: knownDeal(), seat: 1, name: 'Clover' });
  const guest = await person(browser, { viewport: { width: 360, height: 640 } });
  const told = async (where: Page | Locator, sentences: (words: OnlineWords) => readonly string[]) =>
    await inEvery(LANGUAGES, guest, async (language) => {
      for (const text of sentences(WORDS[language])) await expect(where.getByText(text)).toBeVisible();
      await expectNoOverflow(guest);
    });
  await guest.goto(String(link));
  await told(guest, ({ table }) => [table.brought]);
  await post(server.address, `api/tables/${table}/commands`, { id: 'start-it', rev: 1, key, action: { kind: 'start' } });
  await told(bar(guest), ({ table }) => [table.brought]);

  const notice = bar(guest).getByText(english.restart(english.minutes(10)));
  await expect(notice).toHaveCount(0);
  expect(order('drain', '--in', '10')).toMatchObject({ status: 0 });
  await told(bar(guest), (words) => [words.restart(words.minutes(10))]);
  expect(order('undrain')).toMatchObject({ status: 0 });
  await expect(notice).toHaveCount(0);

  await guest.goto(`${server.address}#/online/data`);
  await told(guest.locator('.head'), ({ kept }) => [kept.title]);
  await told(guest, ({ kept, days }) => [kept.finished(days(30)), kept.unfinishedStay, kept.erase]);
  rmSync(data, { recursive: true, force: true });
});
