import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** As the build packs them, the smallest first. */
const PACKINGS = [
  { name: 'br', ending: '.br', wanted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/ },
  { name: 'gzip', ending: '.gz', wanted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/ },
] as const;

interface SiteFile {
  readonly type: string;
  readonly caching: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly packed: readonly { readonly name: string; readonly wanted: RegExp; readonly bytes: Buffer }[];
}

/**
 * The built app, held in memory: about 2 MB. A class that opens the page asks for thousands of files at once, which must cost next to
 * nothing. A name that is not in the list is no file, whatever dots and slashes it has.
 */
export class SiteFiles {
  readonly #files = new Map<string, SiteFile>();

  constructor(folder: string) {
    for (const name of globSync('**/*.*', { cwd: folder })) {
      const file = path.join(folder, name);
      const type = TYPES[path.extname(name)];
      if (type !== undefined) this.#files.set(`/${name.replaceAll(path.sep, '/')}`, read(file, type));
    }
    const index = this.#files.get('/index.html');
    if (index !== undefined) this.#files.set('/', index);
  }

  /** False if there is no such file. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean {
    const file = this.#files.get(request.url.replace(/\?.*$/, ''));
    if (file === undefined) return false;
    reply.header('cache-control', file.caching).header('etag', file.tag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.includes(file.tag)) {
      reply.code(304).send();
      return true;
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const packed = file.packed.find(({ wanted }) => wanted.test(accepted));
    if (packed !== undefined) reply.header('content-encoding', packed.name);
    reply.type(file.type).send(packed?.bytes ?? file.plain);
    return true;
  }
}

function read(file: string, type: string): SiteFile {
  const plain = readFileSync(file);
  return {
    type,
    // Names of built files change with their content; the page itself is looked at again every time.
    caching: /[\\/]assets[\\/][^\\/]+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    tag: `W/"${hash('sha256', plain, 'hex').slice(0, 16)}"`,
    plain,
    packed: PACKINGS.flatMap(({ name, ending, wanted }) =>
      existsSync(file + ending) ? [{ name, wanted, bytes: readFileSync(file + ending) }] : [],
    ),
  };
}
