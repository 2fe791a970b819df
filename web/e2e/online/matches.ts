import { expect, type Page } from '@playwright/test';
import { choose } from '../help.ts';
import { en } from '../words.ts';

interface Wanted {
  readonly game: string;
  readonly form: string;
  readonly deals: number;
  /** Clock for a whole game: then bots continue, and nobody has to click. Left out, there is no clock. */
  readonly seconds?: number;
}

/** From *Play with others* to the page of a match. */
export async function makeMatch(page: Page, address: string, { game, form, deals, seconds }: Wanted): Promise<string> {
  await page.route('**/api/matches', async (route) => {
    const body = route.request().postDataJSON() as object;
    const clock = seconds === undefined ? { kind: 'none' } : { kind: 'game', seconds };
    await route.continue({ postData: { ...body, clock, grace: null, botLevel: 'lamb' } });
  });
  await page.goto(`${address}#/meet`);
  await page.getByRole('link', { name: en.match.make.link }).click();
  // The page before has a choice of games too.
  await expect(page.getByRole('button', { name: en.match.make.go })).toBeVisible();
  await choose(page.getByRole('radio', { name: game }));
  await choose(page.getByRole('radio', { name: new RegExp(`^${form}`) }));
  await choose(page.getByRole('radio', { name: String(deals), exact: true }));
  await page.getByRole('button', { name: en.match.make.go }).click();
  await expect(page.getByRole('heading', { name: en.match.places.title })).toBeVisible();
  return await page.getByLabel(en.match.invite.link).inputValue();
}

export async function take(page: Page, link: string, name: string, table: number, seat: number): Promise<void> {
  await page.goto(link);
  await page.getByLabel(en.online.name).fill(name);
  await page.getByRole('button', { name: en.match.places.sitAt(table, seat) }).click();
  await expect(page.getByText(`${name} (${en.match.places.you})`)).toBeVisible();
}

/** The server's response to a request from this page: any address, any key. */
export async function answer(page: Page, path: string, body: object): Promise<{ readonly status: number; readonly text: string }> {
  return await page.evaluate(
    async ([at, said]) => {
      const came = await fetch(at, { method: 'POST', headers: { 'content-type': 'application/json' }, body: said });
      return { status: came.status, text: await came.text() };
    },
    [path, JSON.stringify(body)] as const,
  );
}
