/** `npm start`: builds the app if a source is newer than the build, serves it, and says where. No dependencies but Vite for the build. */
import { createReadStream, existsSync, globSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createBrotliCompress, createGzip } from 'node:zlib';

const HERE = import.meta.dirname;
const ROOT = path.dirname(HERE);
export const DIST = path.join(HERE, 'dist');
const DEFAULT_PORT = 8420;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

/** What the build is made of. */
const SOURCES = [
  'kernel/src',
  'games/*/src',
  'bots/src',
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
  await vite.build({ configFile: path.join(HERE, 'vite.config.ts'), logLevel: 'warn' });
}

/** Serves the build; gives the address. */
export function serve(port: number, host = '0.0.0.0'): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const wanted = path.normalize(path.join(DIST, decodeURIComponent(url.pathname)));
    const file = wanted.endsWith(path.sep) || wanted === DIST ? path.join(wanted, 'index.html') : wanted;
    const known = (file === DIST || file.startsWith(DIST + path.sep)) && existsSync(file) && statSync(file).isFile();
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
    if (!known) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.');
    const kind = path.extname(file);
    const hashed = file.includes(`${path.sep}assets${path.sep}`);
    const accepts = String(request.headers['accept-encoding'] ?? '');
    const packing = !PACKED.has(kind) ? undefined : /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : undefined;
    response.writeHead(200, {
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      vary: 'accept-encoding',
      ...(packing && { 'content-encoding': packing }),
    });
    if (request.method === 'HEAD') return response.end();
    const source = createReadStream(file);
    if (packing === undefined) source.pipe(response);
    else source.pipe(packing === 'br' ? createBrotliCompress() : createGzip()).pipe(response);
    return undefined;
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const at = server.address();
      const real = typeof at === 'object' && at !== null ? at.port : port;
      resolve({ address: `http://localhost:${real}/`, close: () => server.close() });
    });
  });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' } }, strict: false });
  const port = Number(values.port ?? process.env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`--port: "${values.port ?? process.env.PORT}" is no port number`);
    process.exit(1);
  }
  if (isStale()) {
    console.log('Building the table …');
    await build();
  }
  try {
    const { address } = await serve(port);
    console.log(`Bellwether is at ${address}`);
  } catch (error) {
    console.error(
      error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' ? `Port ${port} is taken: try --port ${port + 1}` : error,
    );
    process.exit(1);
  }
}
