import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Headers, ParseError } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import { wolfAndHound as game } from '../src/index.ts';

/** Set-ups as written by the release before more values of a copy could be corrected. Never regenerate them. */
const TEXTS = readFileSync(path.join(import.meta.dirname, 'configs.txt'), 'utf8')
  .trim()
  .split('\n');

test.each(TEXTS)('[H-COPY] an older set-up is read, playable and written byte by byte as it was: %.90s', (text) => {
  const config = game.configs.read(JSON.parse(text) as Headers);
  if (config instanceof ParseError) throw config;
  expect(game.checkConfig(config)).toBeUndefined();
  expect(JSON.stringify(game.configs.write(config))).toBe(text);
});
