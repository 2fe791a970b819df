/** Builds the app when a source is newer than the build. */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const HERE = import.meta.dirname;
const ROOT = path.dirname(HERE);
export const DIST = path.join(HERE, 'dist');

/** What the build is made of. */
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

export function isStale(): boolean {
  const built = path.join(DIST, 'index.html');
  if (!existsSync(built)) return true;
  const when = statSync(built).mtimeMs;
  const newer = (file: string) => statSync(path.join(ROOT, file)).mtimeMs > when;
  return SOURCES.some((source) => globSync([source, `${source}/**/*`], { cwd: ROOT }).some(newer));
}

export async function build(): Promise<void> {
  const vite = await import('vite');
  // Vite takes this from whoever calls, and tests call themselves `test`: their app would lack what only the real one does.
  process.env.NODE_ENV = 'production';
  await vite.build({ configFile: path.join(HERE, 'vite.config.ts'), logLevel: 'warn' });
  packAll();
}

/** For whatever begins a run of tests, pictures or measures: a run serves one build, also if a source changes meanwhile. */
export async function buildIfStale(): Promise<void> {
  if (isStale()) await build();
}

/** Packed once here, so that the server need not pack for every visitor. */
function packAll(): void {
  for (const name of globSync('**/*.{html,js,css,svg,json,webmanifest}', { cwd: DIST })) {
    const file = path.join(DIST, name);
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
}
