import type { Invite } from '@bellwether/wire';
import type { FastifyRequest } from 'fastify';
import { encode } from 'uqr';
import type { Options } from '../options.ts';
import { ownAddress } from './own-address.ts';

/** Where others reach the page that asks. Undefined if the request names no host that could be one, and we are not told where we are. */
export function addressOfPage(options: Options, request: Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>): string | undefined {
  return ownAddress(options, request)?.address;
}

/** A link, and the same for a camera: rows of dark (1) and light (0) modules. */
export function linkAndCode(link: string): Invite {
  return { link, qr: encode(link).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')) };
}
