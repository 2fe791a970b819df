/** `npm run site [-- FOLDER]`: the app without a server, for any web host or a sub-path of one. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { buildSiteIfStale, SITE } from '../web/build.ts';

const to = path.resolve(process.argv[2] ?? 'dist/site');
await buildSiteIfStale();
cpSync(SITE, to, { recursive: true });
console.log(to);
