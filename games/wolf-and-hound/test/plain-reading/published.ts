import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '../../src/index.ts';
import type { CardFile, Reading } from './reading.ts';

const FOLDER = path.join(import.meta.dirname, '../cards');
const NAMES = globSync('*.ts', { cwd: FOLDER }).sort();

/** Every file of `test/cards`, found by name. */
export const CARD_FILES = await Promise.all(
  NAMES.map(async (name) => [name, (await import(pathToFileURL(path.join(FOLDER, name)).href)) as CardFile] as const),
);

/** The reading of every published card. */
export const READINGS: Readonly<Record<Edition, ReadonlyMap<string, Reading>>> = {
  '2016': readingsOf('2016'),
  '2015-draft': readingsOf('2015-draft'),
};

function readingsOf(edition: Edition): ReadonlyMap<string, Reading> {
  const all = CARD_FILES.flatMap(([, { readings }]) => Object.entries(readings?.[edition] ?? {}));
  const byId = new Map(all);
  if (byId.size < all.length) throw new Error(`a card of ${edition} is read in two files of ${FOLDER}`);
  return byId;
}
