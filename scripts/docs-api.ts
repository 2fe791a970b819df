/** `npm run docs:api`: writes the parts of the documents that are generated from sources. A test compares them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optionTable } from '../server/src/config/table.ts';
import { apiFiles } from './api-documents.ts';

const docs = path.resolve(import.meta.dirname, '../docs');
mkdirSync(path.join(docs, 'api'), { recursive: true });
for (const [file, text] of Object.entries(apiFiles())) writeFileSync(path.join(docs, file), text);

const hosting = path.join(docs, 'SELF-HOSTING.md');
const between = /(?<=<!-- options -->\n).*?(?=\n<!-- \/options -->)/s;
writeFileSync(hosting, readFileSync(hosting, 'utf8').replace(between, optionTable));
