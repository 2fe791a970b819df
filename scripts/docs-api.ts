/** `npm run docs:api`: writes what of the documents is made from the sources. Tests compare; nobody has to remember. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optionTable } from '../server/src/config/table.ts';

const docs = path.resolve(import.meta.dirname, '../docs');

const hosting = path.join(docs, 'SELF-HOSTING.md');
const between = /(?<=<!-- options -->\n).*?(?=\n<!-- \/options -->)/s;
writeFileSync(
  hosting,
  readFileSync(hosting, 'utf8').replace(between, () => optionTable()),
);
