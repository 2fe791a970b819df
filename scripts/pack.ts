/** `npm run pack [-- FOLDER]`: the packages as files that `npm publish` and `npm install` take. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale, DIST } from '../web/build.ts';
import { pack, stage } from './packages.ts';

const to = path.resolve(process.argv[2] ?? 'dist/packages');
await buildIfStale();
rmSync(to, { recursive: true, force: true });
const staging = path.join(to, 'staging');
const files = await pack(await stage(staging, DIST), to);
rmSync(staging, { recursive: true, force: true });
console.log(files.join('\n'));
