import { PROTOCOL } from '@bellwether/wire';
import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { expectClean, hand, roundIsOver } from '../help.ts';
import { en } from '../words.ts';
import { bar, choices, makeTable, PHONE, person, start, test } from './help.ts';
import { NEWER, updating } from './updating.ts';

const cards = async (page: Page) => (await hand(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).sort();
const refresh = (page: Page) => page.getByRole('button', { name: en.online.state.refresh });

/**
 * After the update the server speaks a newer protocol, which only the newer app knows. Returns the function that
 * updates.
 */
async function newerProtocol(page: Page): Promise<() => Promise<void>> {
  const lines: WebSocketRoute[] = [];
  let updated = false;
  await page.context().routeWebSocket('**/api/socket', async (line) => {
    // Requests of a page that closes meanwhile are dropped.
    const newer = updated
      ? await page
          .locator(NEWER)
          .count()
          .catch(() => 1)
      : 1;
    if (newer === 0) {
      line.onMessage((message) => {
        if (!String(message).includes('"hello"')) return;
        line.send(JSON.stringify({ t: 'refresh', protocol: PROTOCOL + 1 }));
        line.close({ code: 1000 }).catch(() => undefined);
      });
      return;
    }
    line.connectToServer();
    lines.push(line);
  });
  return async () => {
    updated = true;
    for (const line of lines) await line.close({ code: 1012 });
  };
}

test('an update under a running game: the old page says so, refreshes into the new app and keeps its table', async ({ browser, serve }) => {
  test.setTimeout(120_000);
  const server = await serve();
  const front = await updating(server.address);
  const page = await person(browser, { ...PHONE, serviceWorkers: 'allow' });
  const drop = await newerProtocol(page);
  await makeTable(page, front.address, { game: 'wolf-and-hound', name: 'Clover' });
  await start(page);
  await choices(page).first().click();
  await roundIsOver(page);
  const before = await cards(page);
  // The browser has cached the old app for offline use.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

  front.update();
  await drop();
  await expect(page.getByRole('alert')).toContainText(en.online.state.outdated);
  await expectClean(page);

  await refresh(page).click();
  await expect(page.locator(NEWER)).toHaveCount(1);
  await expect(choices(page).first()).toBeVisible();
  await expect(refresh(page)).toHaveCount(0);
  expect(await cards(page)).toEqual(before);
  await choices(page).first().click();
  await expect(bar(page).getByText(en.online.state.yourTurn)).toBeVisible();
  front.close();
});

test('a message more is ignored; one that the page needs and cannot read counts as newer, also where no table could be shown yet', async ({
  browser,
  serve,
  faults,
}) => {
  // The blank page between two visits has no storage.
  faults.allow(/Failed to read the 'localStorage' property/);
  test.setTimeout(120_000);
  const server = await serve();
  const page = await person(browser);
  let strange = false;
  await page.context().routeWebSocket('**/api/socket', (line) => {
    const onward = line.connectToServer();
    onward.onMessage((message) => {
      line.send(JSON.stringify({ t: 'from-tomorrow' }));
      line.send(strange ? JSON.stringify({ t: 'table', from: 'tomorrow' }) : message);
    });
  });
  const link = await makeTable(page, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await start(page);
  await choices(page).first().waitFor();
  const before = await cards(page);
  strange = true;
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('alert')).toContainText(en.online.state.outdated);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(en.online.state.outdated);
  await expect(page.locator('.stage')).toHaveCount(0);
  await expectClean(page);
  strange = false;
  await refresh(page).click();
  await expect(refresh(page)).toHaveCount(0);
  await expect(choices(page).first()).toBeVisible();
  expect(await cards(page)).toEqual(before);
});
