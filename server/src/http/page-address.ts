import type { Invite } from '@bellwether/wire';
import type { FastifyRequest } from 'fastify';
import { encode } from 'uqr';
import type { Options } from '../options.ts';

/** A name or an address, and maybe a port. */
const HOST = /^(?=.{1,255}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Where the page is that asks. Undefined if the request names no host that could be one, and we are not told where we are. */
export function addressOfPage(options: Options, { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | undefined {
  if (options.publicAddress !== undefined) return options.publicAddress.replace(/\/$/, '');
  return HOST.test(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : undefined;
}

/** A link, and the same for a camera: rows of dark (1) and light (0) modules. */
export function linkAndCode(link: string): Invite {
  return { link, qr: encode(link).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')) };
}
