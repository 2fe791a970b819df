/** What players read because of the operator or of a host who brought the cards along, in every language. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dealFromSeed, writeRecord } from '@bellwether/kernel';
import { wolfAndHound as game } from '@bellwether/wolf-and-hound';
import { expect } from '@playwright/test';
import { words as german } from '../../src/words/de/online.ts';
import { words as english, type OnlineWords } from '../../src/words/en/online.ts';
import { words as french } from '../../src/words/fr/online.ts';
import { words as japanese } from '../../src/words/ja/online.ts';
import { expectNoOverflow } from '../help.ts';
import { bar, person, test } from './help.ts';

const ADMIN = path.resolve(import.meta.dirname, '../../../server/src/admin/main.ts');
const LANGUAGES: readonly (readonly [string, OnlineWords])[] = [
  ['en-GB', english],
  ['de-DE', german],
  ['fr-FR', french],
  ['ja-JP', japanese],
];

/** A game that has not begun, whose cards its host knows. */
function knownDeal(): string {
  const config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false } as const;
  const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
  return writeRecord(game, { config, sitters: [], deal: dealFromSeed(game, config, seed), seed, moves: [] });
}

async function post(address: string, way: string, body?: object): Promise<Record<string, string>> {
  const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await fetch(`${address}${way}`, { method: 'POST', ...json })).json()) as Record<string, string>;
}

for (const [locale, words] of LANGUAGES) {
  test(`a brought deal, a restart and what is kept are told (${locale})`, async ({ browser, serve }) => {
    const data = mkdtempSync(path.join(tmpdir(), 'bellwether-operator-'));
    const server = await serve('--data', data, '--delete-after', '30');
    const order = (...args: string[]) => spawnSync(process.execPath, [ADMIN, ...args, '--data', data, '--yes'], { encoding: 'utf8' });
    const { key } = await post(server.address, 'api/keys');
    const { table, link } = await post(server.address, 'api/tables', { key, record: knownDeal(), seat: 1, name: 'Clover' });
    const guest = await person(browser, { locale, viewport: { width: 360, height: 640 } });
    await guest.goto(String(link));
    await expect(guest.getByText(words.table.brought)).toBeVisible();
    await expectNoOverflow(guest);
    await post(server.address, `api/tables/${table}/commands`, { id: 'start-it', rev: 1, key, action: { kind: 'start' } });
    await expect(bar(guest).getByText(words.table.brought)).toBeVisible();

    const notice = bar(guest).getByText(words.restart(words.minutes(10)));
    await expect(notice).toHaveCount(0);
    expect(order('drain', '--in', '10')).toMatchObject({ status: 0 });
    await expect(notice).toBeVisible();
    await expectNoOverflow(guest);
    expect(order('undrain')).toMatchObject({ status: 0 });
    await expect(notice).toHaveCount(0);

    await guest.goto(`${server.address}#/online/data`);
    await expect(guest.getByRole('heading', { name: words.kept.title })).toBeVisible();
    await expect(guest.getByText(words.kept.finished(words.days(30)))).toBeVisible();
    await expect(guest.getByText(words.kept.unfinishedStay)).toBeVisible();
    await expect(guest.getByText(words.kept.erase)).toBeVisible();
    await expectNoOverflow(guest);
    rmSync(data, { recursive: true, force: true });
  });
}
