import type { Invite, OwnAddress } from '@bellwether/wire';
import type { FastifyRequest } from 'fastify';
import { encode } from 'uqr';
import type { Options } from '../options.ts';
import { isHost } from './own-address.ts';

/**
 * The page's origin as its browser sees it, since passkeys are bound to that domain. It may differ from `ownAddress`.
 * Undefined without a valid host in the request and without `publicAddress`.
 */
export function addressOfPage(options: Options, { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | undefined {
  if (options.publicAddress !== undefined) return options.publicAddress.replace(/\/$/, '');
  return isHost(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : undefined;
}

/** A link, and its QR code if another device can open it: rows of dark (1) and light (0) modules. */
export function linkAndCode(link: string, reach: OwnAddress['reach']): Invite {
  if (reach === 'machine') return { link };
  return { link, qr: encode(link).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')) };
}
