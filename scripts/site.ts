/** `npm run site [-- FOLDER]`: the app without a server, for any web host or a sub-path of one. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { buildSiteIfStale, SITE } from '../web/build.ts';

await buildSiteIfStale();
const [, , folder] = process.argv;
const to = folder === undefined ? SITE : path.resolve(folder);
if (to !== SITE) cpSync(SITE, to, { recursive: true });
console.log(to);
