/** Builds the app when a source is newer than the build. */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const HERE = import.meta.dirname;
const ROOT = path.dirname(HERE);
export const DIST = path.join(HERE, 'dist');
/** The app without a server. */
export const SITE = path.join(ROOT, 'dist', 'site');

/** Files that go into the build. */
const SOURCES = [
  'kernel/src',
  'games/*/src',
  'bots/src',
  'review/src',
  'wire/src',
  'client/src',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'package-lock.json',
];

export function isStale(folder = DIST): boolean {
  const built = path.join(folder, 'index.html');
  if (!existsSync(built)) return true;
  const when = statSync(built).mtimeMs;
  const newer = (file: string) => statSync(path.join(ROOT, file)).mtimeMs > when;
  return SOURCES.some((source) => globSync([source, `${source}/**/*`], { cwd: ROOT }).some(newer));
}

export async function build(): Promise<void> {
  const vite = await import('vite');
  // Vite reads this from the environment, which is `test` in tests: their build would differ from the real one.
  process.env.NODE_ENV = 'production';
  await vite.build({ configFile: path.join(HERE, 'vite.config.ts'), logLevel: 'warn' });
  packAll();
}

/** The static site, if a source is newer. */
export async function buildSiteIfStale(): Promise<void> {
  if (!isStale(SITE)) return;
  const vite = await import('vite');
  process.env.NODE_ENV = 'production';
  await vite.build({ configFile: path.join(HERE, 'vite.config.ts'), mode: 'static', logLevel: 'warn' });
}

/**
 * Called once at the start of a run of tests, screenshots or measurements: the whole run uses one build, even if a
 * source changes meanwhile.
 */
export async function buildIfStale(): Promise<void> {
  if (isStale()) await build();
}

/** Compresses all files once, so that the server need not for every visitor. */
function packAll(): void {
  for (const name of globSync('**/*.{html,js,css,svg,json,webmanifest}', { cwd: DIST })) {
    const file = path.join(DIST, name);
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
}
