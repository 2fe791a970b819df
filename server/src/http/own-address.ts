import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { OwnAddress } from '@bellwether/wire';
import ipaddr from 'ipaddr.js';
import type { Options } from '../options.ts';

/** A host name or an address, optionally with a port. */
const HOST = /^(?=.{1,255}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i;
const MAX_PORT = 65_535;

export function isHost(text: string): boolean {
  const [found, port = '1'] = HOST.exec(text) ?? [];
  return found !== undefined && Number(port) >= 1 && Number(port) <= MAX_PORT;
}

/** Node keeps the first of several `Host` headers; a proxy may have routed by the last. */
export function hasTwoHosts({ rawHeaders }: { readonly rawHeaders: readonly string[] }): boolean {
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}

interface Asked {
  readonly protocol: string;
  readonly host: string;
  readonly socket: { readonly localPort?: number | undefined };
}

/**
 * The origin for share links. A request to `localhost` gets the machine's LAN address, if the server listens there:
 * phones cannot open localhost. Undefined without a valid host in the request and without `publicAddress`.
 */
export function ownAddress(
  { publicAddress, host: bound }: Options,
  { protocol, host, socket }: Asked,
  lanAddressOf = lanAddress,
): OwnAddress | undefined {
  if (publicAddress !== undefined) return { address: publicAddress.replace(/\/$/, ''), reach: 'everybody' };
  if (!isHost(host)) return undefined;
  const scheme = protocol === 'https' ? 'https' : 'http';
  const name = nameOf(host);
  if (!isLoopback(name)) return { address: `${scheme}://${host}`, reach: isOnLan(name) ? 'house' : 'everybody' };
  const address = isLoopback(bound) ? undefined : isIP(bound) !== 0 && !ANY_ADDRESS.has(bound) ? bound : lanAddressOf(bound);
  if (address === undefined) return { address: `${scheme}://${host}`, reach: 'machine' };
  return { address: `${scheme}://${address.includes(':') ? `[${address}]` : address}:${socket.localPort}`, reach: 'house' };
}

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);
/** Virtual networks inside this machine. */
const VIRTUAL_NETWORK = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|utun|tun|tap)/;

/** The machine's first private address on the LAN. IPv6 only if the server listens on it. */
function lanAddress(bound: string): string | undefined {
  const all = Object.entries(networkInterfaces()).flatMap(([name, found]) => (VIRTUAL_NETWORK.test(name) ? [] : (found ?? [])));
  const of = (range: string) => all.find(({ address, internal }) => !internal && ipaddr.parse(address).range() === range)?.address;
  return of('private') ?? (bound === '::' ? of('uniqueLocal') : undefined);
}

function nameOf(host: string): string {
  return host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
}

/** Whether a request names this machine by a loopback name, which no DNS name can be. */
export function isAskedAsLoopback(host: string | undefined): boolean {
  return host !== undefined && isHost(host) && isLoopback(nameOf(host));
}

function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name) !== 0 && ipaddr.process(name).range() === 'loopback';
}

function isOnLan(name: string): boolean {
  if (isIP(name) !== 0) return ['private', 'linkLocal', 'uniqueLocal'].includes(ipaddr.process(name).range());
  return name.endsWith('.local') || name.endsWith('.lan') || name.endsWith('.home.arpa') || !name.includes('.');
}
