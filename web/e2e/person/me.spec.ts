import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow } from '../help.ts';
import { bar, makeTable, person, sit, test } from '../online/help.ts';
import { callMyself } from './help.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a name and a face are typed once, and a passkey brings them back', async ({ browser, serve }) => {
  const server = await serve();
  const page = await person(browser);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await callMyself(page, server.address, 'Clover', 'Fox');
  await card(page, 'Passkeys').getByRole('button', { name: 'Make a passkey' }).click();
  await expect(card(page, 'Passkeys').getByText('Passkey 1')).toBeVisible();
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(server.address).origin, storageTypes: 'indexeddb,local_storage' });
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await card(page, 'Passkeys').getByRole('button', { name: 'Come back with a passkey' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Clover');
  await expect(page.getByRole('radio', { name: 'Fox', exact: true })).toBeChecked();
  await expect(card(page, 'My devices').getByText('Device 2')).toBeVisible();
});

test('a recovery code brings a person and all tables to another browser', async ({ browser, serve }) => {
  const server = await serve();
  const [old, fresh] = await Promise.all([person(browser), person(browser)]);
  await makeTable(old, server.address, { game: 'wolf-and-hound', name: 'Thistle' });
  await callMyself(old, server.address, 'Thistle', 'Wolf');
  await card(old, 'Recovery code').getByRole('button', { name: 'Make a code' }).click();
  const code = await old.locator('.person-code').innerText();
  expect(code).toMatch(/^(\d{4} ){5}\d{4}$/);
  await expectClean(old);
  await fresh.goto(`${server.address}#/me`);
  await fresh.getByText('Come back with a code').click();
  await fresh.getByLabel('The 24 digits').fill(code);
  await fresh.getByRole('button', { name: 'Come back', exact: true }).click();
  await expect(fresh.getByLabel('Name', { exact: true })).toHaveValue('Thistle');
  await fresh.goto(`${server.address}#/online`);
  await expect(fresh.locator('.kept-game')).toHaveCount(1);
});

test('another device joins by a link that works once, and is taken away again', async ({ browser, house, serve, faults }) => {
  // A link that was used, and a device that was removed.
  faults.allow(/status of 404 .*\/api\/join$/);
  faults.allow(/status of 403 .*\/api\/me$/);
  const server = await serve();
  const [mine, phone, late] = await Promise.all([person(browser), person(browser), person(browser)]);
  await callMyself(mine, server.address, 'Clover', 'Lamb');
  await mine.getByRole('button', { name: 'Show a QR code' }).click();
  const link = await mine.getByLabel('The same as a link').inputValue();
  // No camera can follow a link to localhost.
  await expect(mine.getByText(/^Only this computer reaches the server/)).toBeVisible();
  await expect(mine.getByRole('img', { name: 'QR code for the other device' })).toBeHidden();
  await expectNoOverflow(mine);
  const atHome = await person(house.browser);
  await atHome.goto(`${house.address(server)}#/me`);
  await atHome.getByRole('button', { name: 'Show a QR code' }).click();
  await expect(atHome.getByRole('img', { name: 'QR code for the other device' })).toBeVisible();
  await expect(atHome.getByLabel('The same as a link')).toHaveValue(/^http:\/\/sheep\.test:/);
  await expectNoOverflow(atHome);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Yes, they are me' }).click();
  await expect(phone.getByText('Done. All your games online are here.')).toBeVisible();
  await expect(phone.getByText(/^Games that were not played online stay on their device/)).toBeVisible();
  await expect(card(mine, 'Add a device').getByRole('link', { name: 'Save or read the file' })).toBeVisible();
  await phone.getByRole('link', { name: 'Save or read the file' }).click();
  await expect(phone.getByText('Read such a file')).toBeVisible();
  await expect(card(mine, 'My devices').getByText('Device 2')).toBeVisible();
  await late.goto(link);
  await late.getByRole('button', { name: 'Yes, they are me' }).click();
  await expect(late.getByRole('alert')).toHaveText('This code is not known, or no longer.');
  await mine.getByRole('button', { name: 'Rename: Device 2' }).click();
  await mine.getByLabel('Name of the device').fill('Phone');
  await card(mine, 'My devices').getByRole('button', { name: 'Save' }).click();
  await mine.getByRole('button', { name: 'Remove: Phone' }).click();
  await mine.getByRole('button', { name: 'Remove it' }).click();
  await expect(card(mine, 'My devices').getByText('Phone')).toBeHidden();
  await phone.goto(`${server.address}#/me`);
  await expect(phone.getByText(/This device was removed/)).toBeVisible();
  await phone.getByRole('button', { name: 'Begin anew on this device' }).click();
  await expect(card(phone, 'My devices').getByText('Device 1')).toBeVisible();
});

test('a chosen face is at the seat, for everybody at the table, whenever it was chosen', async ({ browser, serve }) => {
  const server = await serve();
  const [fox, host] = await Promise.all([person(browser), person(browser)]);
  const faces = (page: Page) => page.locator('.ring-seat .person-face');
  await callMyself(host, server.address, 'Clover', 'Lamb');
  const link = await makeTable(host, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await expect(host.locator('.ring-seat.mine .person-face')).toBeVisible();
  await sit(fox, link, 'Thistle', 2);
  await expect(faces(fox)).toHaveCount(1);
  await callMyself(fox, server.address, 'Thistle', 'Fox');
  await fox.goto(link);
  await expect(fox.locator('.ring-seat.mine .person-face')).toBeVisible();
  await expect(faces(fox)).toHaveCount(2);
  await host.reload();
  await expect(faces(host)).toHaveCount(2);
  await host.getByRole('button', { name: 'Start' }).click();
  for (const page of [fox, host])
    for (const seat of [1, 2]) await expect(bar(page).locator(`[data-seat="${seat}"] .person-face`)).toBeVisible();
});

test('mute, report, and delete everything: others see a former player', async ({ browser, serve }) => {
  const server = await serve();
  const [host, guest] = await Promise.all([person(browser), person(browser)]);
  const link = await makeTable(host, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await sit(guest, link, 'Thistle', 2);
  await host.getByRole('button', { name: 'Start' }).click();
  await bar(host).getByRole('button', { name: 'This table' }).click();
  await host.getByText('About Thistle').click();
  await host.getByRole('button', { name: 'Mute: hear nothing of them' }).click();
  await expect(host.getByRole('button', { name: 'Mute: hear nothing of them' })).toHaveAttribute('aria-pressed', 'true');
  await host.getByRole('button', { name: 'plays slowly on purpose' }).click();
  await expect(host.getByText(/The operator of this server will look at it/)).toBeVisible();
  await host.keyboard.press('Escape');
  await guest.goto(`${server.address}#/me`);
  await guest.getByRole('button', { name: 'Delete everything on the server' }).click();
  await guest.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(guest.getByText('Everything is deleted.')).toBeVisible();
  await expect(async () => {
    const table = new URL(link).hash.split('/')[2];
    const text = await host.evaluate(
      async (id) =>
        (
          await fetch(`/api/tables/${id}/look`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"from":0}' })
        ).text(),
      table,
    );
    expect(text).not.toContain('Thistle');
    expect(text).toContain('"name":"*"');
  }).toPass();
});
