import type { Page } from '@playwright/test';

/** What these parts of the page show: their keys, or else their texts. */
export async function shows(page: Page, parts: readonly string[]): Promise<string> {
  return await page.evaluate(
    (all) =>
      all.map((part) => [...document.querySelectorAll(part)].map((one) => one.getAttribute('data-key') ?? one.textContent)).join('|'),
    [...parts],
  );
}

/**
 * Waits until these parts show something else. Passed as a function, since the page's policy forbids evaluating text.
 */
export async function untilChanged(page: Page, parts: readonly string[], before: string, timeout?: number): Promise<void> {
  await page.waitForFunction(
    ({ all, old }) =>
      all.map((part) => [...document.querySelectorAll(part)].map((one) => one.getAttribute('data-key') ?? one.textContent)).join('|') !==
      old,
    { all: [...parts], old: before },
    timeout === undefined ? {} : { timeout },
  );
}
