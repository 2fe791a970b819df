/** `npm run dist [-- FOLDER]`: the one download, as a folder and as a tarball that runs with `node bellwether.js`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfStale, DIST } from '../web/build.ts';
import { makeDownload, packDownload } from './download.ts';
import { stage } from './packages.ts';

const to = path.resolve(process.argv[2] ?? 'dist');
await buildIfStale();
const staging = mkdtempSync(path.join(tmpdir(), 'bellwether-dist-'));
process.on('exit', () => rmSync(staging, { recursive: true, force: true }));
console.log(await packDownload(makeDownload(to, await stage(staging, DIST))));
