/** The site without a server: in a sub-path, from a host that knows nothing but files. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildSiteIfStale, SITE } from '../../build.ts';
import { hand, quick } from '../help.ts';
import { test } from '../test.ts';
import { en } from '../words.ts';

const BELOW = '/some/where/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

let host: Server;
let site = '';
/** Everything asked for that is no file of the site. */
const strays: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await buildSiteIfStale();
  host = createServer(({ url = '' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = path.join(SITE, name.slice(BELOW.length));
    if (name.startsWith(BELOW) && existsSync(file) && statSync(file).isFile()) {
      answer.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(answer);
      return;
    }
    strays.push(pathname);
    answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  site = `http://localhost:${(host.address() as AddressInfo).port}${BELOW}`;
});

test.afterAll(async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

const PAGES = [
  ...['friends', 'games', 'learn', 'path', 'companion', 'puzzles', 'day', 'data', 'me', 'workshop', 'settings', 'about'],
  ...['wolf-and-hound', 'sheep-and-thief'].flatMap((game) => ['new', 'help', 'cards', 'copy', 'learn'].map((page) => `${page}/${game}`)),
];
const ONLINE = ['online', 'online/new', 'online/data', 'meet', 'm', 'room', 'screen', 't/abcdefgh12345678', 'm/abcdefgh12345678'];

test('every entry opens without an error and asks for nothing that is not there', async ({ page }) => {
  test.setTimeout(180_000);
  await quick(page);
  await page.goto(site);
  await hand(page).first().waitFor();
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !/^(?:blob|data):/.test(request.url())) abroad.push(request.url());
  });
  for (const place of PAGES) {
    await page.goto(`${site}#/${place}`);
    await expect(page.locator('main, .stage, .page, .content').first(), place).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.error-page, .refused'), place).toHaveCount(0);
  }
  for (const place of ONLINE) {
    await page.goto(`${site}#/${place}`);
    await expect(page.getByRole('textbox', { name: en.pages.elsewhere.address }), place).toBeVisible();
  }
  // The browser looks for an icon of its own where none is named.
  expect(strays.filter((name) => name !== '/favicon.ico')).toEqual([]);
  expect(abroad).toEqual([]);
});

test('what is online leads to the server that the visitor names, to the same page there', async ({ page, baseURL }) => {
  const server = baseURL ?? '';
  await page.goto(`${site}#/friends`);
  await page.getByRole('link', { name: en.online.title, exact: true }).click();
  const address = page.getByRole('textbox', { name: en.pages.elsewhere.address });
  const go = page.getByRole('button', { name: en.pages.elsewhere.go });
  await expect(go).toBeDisabled();
  await address.fill('no address at all');
  await expect(go).toBeDisabled();
  await address.fill(new URL(server).host);
  await go.click();
  await expect(page).toHaveURL(`${server}#/online`);
  await expect(page.getByRole('heading', { name: en.shell.online }).first()).toBeVisible();
  await page.goto(`${site}#/meet`);
  await expect(address).toHaveValue(server);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('works offline after the first visit, in its sub-path', async ({ page, context }) => {
    await quick(page);
    await page.goto(site);
    await hand(page).first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(
      async () => (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0] as string)).keys()).length > 20,
    );
    await context.setOffline(true);
    await page.reload();
    await hand(page).first().waitFor();
    await page.goto(`${site}#/help/sheep-and-thief`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.goto(`${site}#/puzzles`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('.error-page')).toHaveCount(0);
  });
});
