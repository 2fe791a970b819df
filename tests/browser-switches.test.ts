import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CHROMIUM } from '../web/browser.ts';

const BUNDLE = path.resolve(import.meta.dirname, '../node_modules/playwright-core/lib/coreBundle.js');

test('the browser of the tests is spared all that Playwright spares its browsers', () => {
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(readFileSync(BUNDLE, 'utf8')) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  const spared = CHROMIUM.args.find((arg) => arg.startsWith('--disable-features='))?.split(/[=,]/);
  expect(spared).toEqual(expect.arrayContaining(names));
});
