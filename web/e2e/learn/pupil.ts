import { expect, type Locator, type Page } from '@playwright/test';
import { shows, untilChanged } from '../changes.ts';
import { begins, en } from '../words.ts';

/** Takes a lesson as a person would: reads, presses what is highlighted, answers questions. */

export const coach = (page: Page) => page.locator('.coach-text');
/** What the coach says of a wrong press, below the task. */
export const note = (page: Page) => page.locator('.coach-note');
const next = (page: Page) => page.locator('.coach button.primary');
const lit = (page: Page) => page.locator('button[aria-current=step]');
const over = (page: Page) => page.locator('.coach a.primary');
const anything = (page: Page) => page.locator('.coach .primary, button[aria-current=step], .lesson.asks').first();

type Press = (target: Locator) => Promise<void>;

/** The coach's text and the expected action, read at one moment. */
function look(
  page: Page,
): Promise<{ readonly text: string; readonly note: string; readonly wants: 'over' | 'next' | 'lit' | 'answer' | undefined }> {
  return page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const text = document.querySelector('.coach-text')?.firstChild?.textContent ?? '';
    const note = document.querySelector('.coach-note')?.textContent ?? '';
    if (has('.coach a.primary')) return { text, note, wants: 'over' };
    if (has('.coach button.primary')) return { text, note, wants: 'next' };
    // The subject of a question is highlighted too, and is not the answer.
    if (has('.lesson.asks')) return { text, note, wants: 'answer' };
    return { text, note, wants: has('button[aria-current=step]') ? 'lit' : undefined };
  });
}

/** Continues until the coach says this, or to the end; returns all texts. */
export async function follow(page: Page, press: Press, answers: readonly Locator[] = [], until?: string): Promise<string[]> {
  const said: string[] = [];
  const left = [...answers];
  for (let i = 0; i < 300; i++) {
    await anything(page).waitFor({ timeout: 20_000 });
    const before = await standsAt(page);
    const { text, note, wants } = await look(page);
    for (const one of [text, note]) if (one !== '' && !said.includes(one)) said.push(one);
    if (text === until || wants === 'over') return said;
    if (wants === 'next') await press(next(page));
    if (wants === 'lit') await press(lit(page));
    const answer = wants === 'answer' ? left.shift() : undefined;
    if (answer) await press(answer);
    await moved(page, before);
  }
  throw new Error(`the lesson does not end: ${said.at(-1)}`);
}

/**
 * Selectors of what a press changes: the text of the lesson, what is highlighted or asked, and the text of the table,
 * where a first tap or a step of a turn shows. Not the focus, which moves earlier.
 */
const CHANGING = ['.coach-text', '[aria-current=step]', '.coach .primary', '.lesson.asks .coach-text', 'main p'];

export async function standsAt(page: Page): Promise<string> {
  return await shows(page, CHANGING);
}

/** Waits until a press has shown an effect. */
export async function moved(page: Page, before: string): Promise<void> {
  await untilChanged(page, CHANGING, before);
}

/** Every lesson ends with a link to play. */
export async function expectDone(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible();
  await expect(page.locator('.coach progress')).toHaveJSProperty('position', 1);
}

export const cell = (page: Page, row: number, column: number) =>
  page.getByRole('button', { name: begins(en.shell.colon(en.sheep.cell(row, column), '')) });
