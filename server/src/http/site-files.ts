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
/** Encodings of the build, smallest first. */
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
 * The built app in memory, about 2 MB: a class opening the page requests thousands of files at once. Names not in the
 * list do not exist, so there is no path traversal.
 */
export class SiteFiles {
  readonly #files = new Map<string, SiteFile>();
  /** The index page by public address. */
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

  /** False if there is no such file. `addressOf`: the public address, if known; called only for the index page. */
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

  /** Link previews need the absolute URL of the picture. */
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

/** A server has few addresses, but anyone may claim more. */
const MAX_ADDRESSES = 8;

function tagOf(bytes: Buffer): string {
  return `W/"${hash('sha256', bytes, 'hex').slice(0, 16)}"`;
}

function read(file: string, type: string): SiteFile {
  const plain = readFileSync(file);
  return {
    type,
    // Built files have a content hash in their name; the index page is always revalidated.
    caching: /[\\/]assets[\\/][^\\/]+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    tag: tagOf(plain),
    plain,
    packed: PACKINGS.flatMap(({ name, ending, wanted }) =>
      existsSync(file + ending) ? [{ name, wanted, bytes: readFileSync(file + ending) }] : [],
    ),
  };
}
