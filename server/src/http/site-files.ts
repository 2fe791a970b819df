import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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
  { name: 'br', ending: '.br', wanted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/, pack: brotliCompressSync },
  { name: 'gzip', ending: '.gz', wanted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/, pack: gzipSync },
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
  /** The page as each address has it. */
  readonly #pages = new Map<string, SiteFile>();

  constructor(folder: string) {
    for (const name of globSync('**/*.*', { cwd: folder })) {
      const file = path.join(folder, name);
      const type = TYPES[path.extname(name)];
      if (type !== undefined) this.#files.set(`/${name.replaceAll(path.sep, '/')}`, read(file, type));
    }
    const index = this.#files.get('/index.html');
    if (index !== undefined) this.#files.set('/', index);
  }

  /** False if there is no such file. `addressOf`: where others reach the site, if that is known; asked for the page alone. */
  answer(request: FastifyRequest, reply: FastifyReply, addressOf: () => string | undefined): boolean {
    const found = this.#files.get(request.url.replace(/\?.*$/, ''));
    if (found === undefined) return false;
    const address = found === this.#files.get('/') ? addressOf() : undefined;
    const file = address === undefined ? found : this.#pageAt(found, address);
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

  /** Whoever shows a preview of the page wants the whole address of its picture. */
  #pageAt(page: SiteFile, address: string): SiteFile {
    const known = this.#pages.get(address);
    if (known !== undefined || this.#pages.size === MAX_ADDRESSES) return known ?? page;
    const plain = Buffer.from(String(page.plain).replaceAll('content="./', `content="${address.replace(/\/$/, '')}/`));
    const packed = PACKINGS.map(({ name, wanted, pack }) => ({ name, wanted, bytes: pack(plain) }));
    const made = { ...page, tag: tagOf(plain), plain, packed };
    this.#pages.set(address, made);
    return made;
  }
}

/** A server has few addresses; anybody may claim others. */
const MAX_ADDRESSES = 8;

function tagOf(bytes: Buffer): string {
  return `W/"${hash('sha256', bytes, 'hex').slice(0, 16)}"`;
}

function read(file: string, type: string): SiteFile {
  const plain = readFileSync(file);
  return {
    type,
    // Names of built files change with their content; the page itself is looked at again every time.
    caching: /[\\/]assets[\\/][^\\/]+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    tag: tagOf(plain),
    plain,
    packed: PACKINGS.flatMap(({ name, ending, wanted }) =>
      existsSync(file + ending) ? [{ name, wanted, bytes: readFileSync(file + ending) }] : [],
    ),
  };
}
