import { expect, type Page } from '@playwright/test';
import { choose } from '../help.ts';

/** Types a name and chooses a face on the page *Me*. */
export async function callMyself(page: Page, address: string, name: string, face: string): Promise<void> {
  await page.goto(`${address}#/me`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await choose(page.getByRole('radio', { name: face, exact: true }));
  await expect(page.getByText('Saved.')).toBeVisible();
}
