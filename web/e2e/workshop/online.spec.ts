import { expect, type Locator, type Page } from '@playwright/test';
import { choose, expectClean } from '../help.ts';
import { bar, person, playCard, playOn, sit, start, test } from '../online/help.ts';
import { en, holds } from '../words.ts';

const words = en.workshop;
const NAME = 'Storm Wolf';

const radio = (page: Page, name = '') => page.getByRole('radio', { name, exact: true });

/** A wolf in a red scarf, made in the workshop and brought to an online table: its link. */
async function makeTableWithOwnCard(page: Page, address: string): Promise<string> {
  await page.goto(`${address}#/workshop`);
  await page.getByRole('link', { name: holds(words.kinds.animal ?? '') }).click();
  await page.getByRole('button', { name: words.plain.animal ?? '', exact: true }).click();
  await page.getByLabel(words.name, { exact: true }).fill(NAME);
  await choose(radio(page, words.animal.paces.more));
  await choose(radio(page, words.animal.coats.slate));
  await choose(radio(page, words.animal.props.scarf));
  await page.getByRole('button', { name: words.play.online, exact: true }).click();
  await page.getByLabel(en.online.name).fill('Clover');
  await page.getByRole('button', { name: en.online.create }).click();
  await expect(page.getByText(en.meet.doors.code)).toBeVisible();
  return await page.getByLabel(en.online.invite.link).inputValue();
}

const ownCards = (page: Page): Locator => page.getByRole('region', { name: words.own });

test('a card made in the workshop is played online: a guest sees it before sitting down', async ({ browser, serve }) => {
  const server = await serve();
  const [host, guest] = [await person(browser), await person(browser)];
  const link = await makeTableWithOwnCard(host, server.address);

  await guest.goto(link);
  await expect(ownCards(guest)).toContainText(NAME);
  await expect(ownCards(guest)).toContainText(en.wolfGallery.pace['+1'] ?? '');
  // In the coat and the scarf its maker chose.
  await expect(ownCards(guest).locator('[data-look="slate+scarf"]')).toBeVisible();
  await expectClean(guest);
  await sit(guest, link, 'Thistle', 2);
  await start(host);
  for (const page of [host, guest]) {
    await expect(page.locator('[data-key="animal:storm-wolf"] [data-look="slate+scarf"]')).toBeVisible();
  }
  // Both play until cards lie before them.
  const piles = (page: Page) => page.locator('[data-key^="pile:1:"], [data-key^="pile:2:"]');
  await playOn([host, guest], playCard, async () => (await piles(guest).count()) >= 2);
  await guest.locator('[data-key="animal:storm-wolf"]').click();
  await expect(guest.getByRole('dialog')).toContainText(NAME);
});

test('who mutes the maker of a card no longer sees its name', async ({ browser, serve }) => {
  const server = await serve();
  const [host, guest] = [await person(browser), await person(browser)];
  const link = await makeTableWithOwnCard(host, server.address);
  await sit(guest, link, 'Thistle', 2);
  await start(host);
  const sheet = () => guest.getByRole('dialog');
  await bar(guest).getByRole('button', { name: en.online.table.title, exact: true }).click();
  const mute = sheet().getByRole('button', { name: en.person.seat.mute, exact: true });
  // The list is drawn again once the server has described the people.
  await expect(async () => {
    if (!(await mute.isVisible())) await sheet().getByText(en.person.seat.open('Clover')).click();
    await expect(mute).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await guest.keyboard.press('Escape');
  await guest.locator('[data-key="animal:storm-wolf"]').click();
  await expect(sheet()).toContainText(en.online.ownCard(1));
  await expect(sheet()).not.toContainText(NAME);

  // It stays so, and for nobody else.
  await guest.reload();
  await guest.locator('[data-key="animal:storm-wolf"]').click();
  await expect(sheet()).toContainText(en.online.ownCard(1));
  const stranger = await person(browser);
  await stranger.goto(link);
  await stranger.locator('[data-key="animal:storm-wolf"]').click();
  await expect(stranger.getByRole('dialog')).toContainText(NAME);
});
