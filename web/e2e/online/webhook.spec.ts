import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow, inEvery, LANGUAGES, learnLanguages } from '../help.ts';
import { en } from '../words.ts';
import { choices, person, start, test } from './help.ts';

const ADDRESS = en.online.webhook.address;

async function newTable(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/new/wolf-and-hound`);
  await page.getByRole('button', { name: en.online.title }).click();
  await page.getByLabel(en.online.name).fill('Clover');
  await page.getByText(en.shell.more, { exact: true }).click();
}

test('the host gives an address, sees the secret once, and is called when a turn comes', async ({ browser, serve, faults }) => {
  // An address that the server may not call.
  faults.allow(/status of 400 .*\/api\/tables$/);
  test.setTimeout(120_000);
  const calls: { readonly body: string; readonly signature: unknown }[] = [];
  const receiver = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      calls.push({ body, signature: request.headers['bellwether-signature'] });
      reply.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const server = await serve('--webhook-hosts', host);
  const page = await person(browser);
  await newTable(page, server.address);
  await expect(page.getByLabel(en.online.webhook.secret)).toHaveCount(0);

  // A host that the server may not call: a clear message, and the form keeps its values.
  await page.getByLabel(ADDRESS).fill('https://elsewhere.example/turn');
  await page.getByRole('button', { name: en.online.create }).click();
  await expect(page.getByRole('alert')).toHaveText(en.online.codes['webhooks-off']);
  await expectClean(page);

  await page.getByLabel(ADDRESS).fill(`http://${host}/turn`);
  const secret = await page.getByLabel(en.online.webhook.secret).inputValue();
  expect(secret).toMatch(/^[0-9a-f]{48}$/);
  await page.getByRole('button', { name: en.online.create }).click();
  await expect(page).toHaveURL(/#\/t\//);
  expect(await page.content()).not.toContain(secret);
  await start(page);
  await choices(page).first().waitFor();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  const [{ body, signature }] = calls as [(typeof calls)[number]];
  expect(JSON.parse(body)).toMatchObject({ kind: 'turn', game: 'wolf-and-hound', seat: 1 });
  expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  receiver.close();
});

test('where the server calls nobody, nothing is offered; where it does, all languages fit', async ({ browser, serve }) => {
  test.setTimeout(120_000);
  const silent = await serve();
  const page = await person(browser);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api'));
  await newTable(page, silent.address);
  expect(await (await answered).json()).toMatchObject({ webhooks: false });
  await expect(page.getByText(en.online.late)).toBeVisible();
  await expect(page.getByLabel(ADDRESS)).toHaveCount(0);

  const server = await serve('--webhook-hosts', 'hooks.example');
  const other = await person(browser, { viewport: { width: 360, height: 740 } });
  await other.goto(`${server.address}#/online`);
  await learnLanguages(other, other.locator('.content'));
  await other.goto(`${server.address}#/new/wolf-and-hound`);
  await learnLanguages(other, other.locator('.deal-bar'));
  await other.locator('.deal-bar .button.big').click();
  await other.locator('details.more summary').click();
  await other.getByPlaceholder('https://').fill('https://hooks.example/turn');
  await inEvery(LANGUAGES, other, async () => {
    await expect(other.locator('.online-secret input')).toBeVisible();
    await expectNoOverflow(other);
  });
});
