import { expect, type Page } from '@playwright/test';
import { choose } from '../help.ts';
import { en } from '../words.ts';

/** Selectors of shapes that only this face has. */
export const FOX = '[fill="#e07a34"]';
export const LAMB = '[fill="var(--pink)"]';

/** Enters a name and chooses a face on the page *Me*. */
export async function callMyself(page: Page, address: string, name: string, face: keyof typeof en.person.faces): Promise<void> {
  await page.goto(`${address}#/me`);
  await page.getByLabel(en.person.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: en.person.save, exact: true }).click();
  await choose(page.getByRole('radio', { name: en.person.faces[face], exact: true }));
  await expect(page.getByText(en.person.saved)).toBeVisible();
}
