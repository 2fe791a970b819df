import type { Invite, OwnAddress } from '@bellwether/wire';
import type { FastifyRequest } from 'fastify';
import { encode } from 'uqr';
import type { Options } from '../options.ts';
import { isHost } from './own-address.ts';

/**
 * Where the page is that asks, as its browser calls it: passkeys belong to that name. Others may reach it elsewhere (`ownAddress`). Undefined if the request names
 * no host that could be one, and we are not told where we are.
 */
export function addressOfPage(options: Options, { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | undefined {
  if (options.publicAddress !== undefined) return options.publicAddress.replace(/\/$/, '');
  return isHost(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : undefined;
}

/** A link, and the same for a camera if another device can follow it: rows of dark (1) and light (0) modules. */
export function linkAndCode(link: string, reach: OwnAddress['reach']): Invite {
  if (reach === 'machine') return { link };
  return { link, qr: encode(link).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')) };
}
