import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow } from '../help.ts';
import { bar, makeTable, person, sit, test } from '../online/help.ts';
import { en, holds } from '../words.ts';
import { callMyself, FOX, LAMB } from './help.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a name and a face are typed once, and a passkey brings them back', async ({ browser, serve }) => {
  const server = await serve();
  const page = await person(browser);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await callMyself(page, server.address, 'Clover', 'fox');
  await card(page, en.person.passkey.title).getByRole('button', { name: en.person.passkey.make }).click();
  await expect(card(page, en.person.passkey.title).getByText(en.person.passkey.number(1))).toBeVisible();
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(server.address).origin, storageTypes: 'indexeddb,local_storage' });
  await page.reload();
  await expect(page.getByLabel(en.person.name, { exact: true })).toHaveValue('');
  await card(page, en.person.passkey.title).getByRole('button', { name: en.person.passkey.use }).click();
  await expect(page.getByLabel(en.person.name, { exact: true })).toHaveValue('Clover');
  await expect(page.getByRole('radio', { name: en.person.faces.fox, exact: true })).toBeChecked();
  await expect(card(page, en.person.devices.title).getByText(en.person.devices.number(2))).toBeVisible();
});

test('a recovery code brings a person and all tables to another browser', async ({ browser, serve }) => {
  const server = await serve();
  const [old, fresh] = await Promise.all([person(browser), person(browser)]);
  await makeTable(old, server.address, { game: 'wolf-and-hound', name: 'Thistle' });
  await callMyself(old, server.address, 'Thistle', 'wolf');
  await card(old, en.person.recovery.title).getByRole('button', { name: en.person.recovery.make }).click();
  const code = await old.locator('.person-code').innerText();
  expect(code).toMatch(/^(\d{4} ){5}\d{4}$/);
  await expectClean(old);
  await fresh.goto(`${server.address}#/me`);
  await fresh.getByText(en.person.recovery.enter).click();
  await fresh.getByLabel(en.person.recovery.typed).fill(code);
  await fresh.getByRole('button', { name: en.person.recovery.use, exact: true }).click();
  await expect(fresh.getByLabel(en.person.name, { exact: true })).toHaveValue('Thistle');
  await fresh.goto(`${server.address}#/online`);
  await expect(fresh.locator('.kept-game')).toHaveCount(1);
});

test('another device joins by a link that works once, and is taken away again', async ({ browser, house, serve, faults }) => {
  // A used link, and a removed device.
  faults.allow(/status of 404 .*\/api\/join$/);
  faults.allow(/status of 403 .*\/api\/me$/);
  const server = await serve();
  const [mine, phone, late] = await Promise.all([person(browser), person(browser), person(browser)]);
  await callMyself(mine, server.address, 'Clover', 'lamb');
  await mine.getByRole('button', { name: en.person.add.show }).click();
  const link = await mine.getByLabel(en.person.add.link).inputValue();
  // A QR code with localhost is useless, so the page explains it.
  await expect(mine.getByText(en.person.add.machine)).toBeVisible();
  await expect(mine.getByRole('img', { name: en.person.add.qr })).toBeHidden();
  await expectNoOverflow(mine);
  const atHome = await person(house.browser);
  await atHome.goto(`${house.address(server)}#/me`);
  await atHome.getByRole('button', { name: en.person.add.show }).click();
  await expect(atHome.getByRole('img', { name: en.person.add.qr })).toBeVisible();
  await expect(atHome.getByLabel(en.person.add.link)).toHaveValue(/^http:\/\/sheep\.test:/);
  await expectNoOverflow(atHome);
  await phone.goto(link);
  await phone.getByRole('button', { name: en.person.join.yes }).click();
  await expect(phone.getByText(en.person.join.done)).toBeVisible();
  await expect(phone.getByText(en.person.along.about)).toBeVisible();
  await expect(card(mine, en.person.add.title).getByRole('link', { name: en.person.along.file })).toBeVisible();
  await phone.getByRole('link', { name: en.person.along.file }).click();
  await expect(phone.getByText(en.device.read)).toBeVisible();
  await expect(card(mine, en.person.devices.title).getByText(en.person.devices.number(2))).toBeVisible();
  await late.goto(link);
  await late.getByRole('button', { name: en.person.join.yes }).click();
  await expect(late.getByRole('alert')).toHaveText(en.online.codes['unknown-code']);
  await mine.getByRole('button', { name: en.shell.colon(en.person.devices.rename, en.person.devices.number(2)) }).click();
  await mine.getByLabel(en.person.devices.called).fill('Phone');
  await card(mine, en.person.devices.title).getByRole('button', { name: en.person.save }).click();
  await mine.getByRole('button', { name: en.shell.colon(en.person.devices.remove, 'Phone') }).click();
  await mine.getByRole('button', { name: en.person.devices.yes }).click();
  await expect(card(mine, en.person.devices.title).getByText('Phone')).toBeHidden();
  await phone.goto(`${server.address}#/me`);
  await expect(phone.getByText(holds(en.person.revoked))).toBeVisible();
  await phone.getByRole('button', { name: en.person.anew }).click();
  await expect(card(phone, en.person.devices.title).getByText(en.person.devices.number(1))).toBeVisible();
});

test('a chosen face is at the seat, for everybody at the table, whenever it was chosen', async ({ browser, serve }) => {
  const server = await serve();
  const [fox, host] = await Promise.all([person(browser), person(browser)]);
  const faces = (page: Page) => page.locator('.ring-seat .person-face');
  const faceAt = (page: Page, seat: number) =>
    page
      .locator('.ring-seat')
      .nth(seat - 1)
      .locator('.person-face');
  const expectChosen = async (page: Page) => {
    await expect(faceAt(page, 1).filter({ has: page.locator(LAMB) })).toBeVisible();
    await expect(faceAt(page, 2).filter({ has: page.locator(FOX) })).toBeVisible();
    await expect(faces(page)).toHaveCount(2);
  };
  await callMyself(host, server.address, 'Clover', 'lamb');
  const link = await makeTable(host, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await expect(host.locator('.ring-seat.mine .person-face').filter({ has: host.locator(LAMB) })).toBeVisible();
  await sit(fox, link, 'Thistle', 2);
  // A player who chose none gets a face that nobody else has at this table.
  await expect(faces(fox)).toHaveCount(2);
  await expect(faceAt(fox, 1).filter({ has: fox.locator(LAMB) })).toBeVisible();
  await expect(faceAt(fox, 2).filter({ has: fox.locator(`${LAMB}, ${FOX}`) })).toHaveCount(0);
  await callMyself(fox, server.address, 'Thistle', 'fox');
  await fox.goto(link);
  await expect(fox.locator('.ring-seat.mine .person-face').filter({ has: fox.locator(FOX) })).toBeVisible();
  await expectChosen(fox);
  await host.reload();
  await expectChosen(host);
  await host.getByRole('button', { name: en.online.lobby.start }).click();
  for (const page of [fox, host])
    for (const [i, look] of [LAMB, FOX].entries())
      await expect(
        bar(page)
          .locator(`[data-seat="${i + 1}"] .person-face`)
          .filter({ has: page.locator(look) }),
      ).toBeVisible();
});

test('mute, report, and delete everything: others see a former player', async ({ browser, serve }) => {
  const server = await serve();
  const [host, guest] = await Promise.all([person(browser), person(browser)]);
  const link = await makeTable(host, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await sit(guest, link, 'Thistle', 2);
  await host.getByRole('button', { name: en.online.lobby.start }).click();
  await bar(host).getByRole('button', { name: en.online.table.title }).click();
  await host.getByText(en.person.seat.open('Thistle')).click();
  await host.getByRole('button', { name: en.person.seat.mute }).click();
  await expect(host.getByRole('button', { name: en.person.seat.mute })).toHaveAttribute('aria-pressed', 'true');
  await host.getByRole('button', { name: en.person.seat.reasons.slow }).click();
  await expect(host.getByText(en.person.seat.reported)).toBeVisible();
  await host.keyboard.press('Escape');
  await guest.goto(`${server.address}#/me`);
  await guest.getByRole('button', { name: en.person.data.leave }).click();
  await guest.getByRole('button', { name: en.person.data.yes }).click();
  await expect(guest.getByText(en.person.data.gone)).toBeVisible();
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
