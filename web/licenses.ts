import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.dirname(import.meta.dirname);
/** The name in the built page; the page about the app links to it. */
const FILE = 'licenses.txt';
/** In the service worker, which is a build of its own. */
const IN_SERVICE_WORKER = ['serwist'];
/** Needs no code: its file is in `public`. */
const TYPEFACE = 'public/nunito-OFL.txt';

/** Writes our license, and the notices of every package and of the typeface in the build. */
export const licenses: Plugin = {
  name: 'licenses',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const packages = new Set([
      ...modules.flatMap((id) => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ?? []),
      ...IN_SERVICE_WORKER,
    ]);
    const notices = [...packages].toSorted().map((name) => `${name}\n\n${noticeOf(name)}`);
    const ours = readFileSync(path.join(ROOT, 'LICENSE'), 'utf8');
    const typeface = readFileSync(path.join(import.meta.dirname, TYPEFACE), 'utf8');
    const source = [`Bellwether\n\n${ours}`, ...notices, `Nunito\n\n${typeface}`]
      .map((text) => text.trim())
      .join(`\n\n${'-'.repeat(72)}\n\n`);
    this.emitFile({ type: 'asset', fileName: FILE, source: `${source}\n` });
  },
};

function noticeOf(name: string): string {
  const folder = path.join(ROOT, 'node_modules', name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${name} has no license file: its notice is missing in ${FILE}`);
  return readFileSync(path.join(folder, file), 'utf8');
}
