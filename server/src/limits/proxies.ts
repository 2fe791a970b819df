import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** The proxies in front of the server: how many, or which by address or network, such as 10.0.0.0/8. */
export type Proxies = number | readonly string[];

/** As an option or a variable says it: `1` for one, `10.0.0.1,fd00::/8` for these. Undefined if it is neither. */
export function readProxies(text: string): Proxies | undefined {
  const words = text.split(/[,\s]+/).filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) return 0;
  if (words.length === 1 && /^\d{1,2}$/.test(first)) return Number(first);
  const isAddress = (word: string) => /[.:]/.test(word) && (ipaddr.isValid(word) || ipaddr.isValidCIDR(word));
  return words.every(isAddress) ? words : undefined;
}

/** Whether a sender is a proxy of ours. `hop` counts from the server outwards: 0 is whoever is connected to it. */
export function isProxy(proxies: Proxies, address: string, hop: number): boolean {
  if (typeof proxies === 'number') return hop < proxies;
  if (!ipaddr.isValid(address)) return false;
  const sender = ipaddr.process(address);
  return proxies.some((known) => {
    const [network, bits] = ipaddr.isValidCIDR(known) ? ipaddr.parseCIDR(known) : [ipaddr.process(known), undefined];
    if (network.kind() !== sender.kind()) return false;
    return sender.match(network, bits ?? (network.kind() === 'ipv4' ? 32 : 128));
  });
}

/**
 * Where a request comes from. Each proxy adds the address of whoever asked it at the right end of the list: we go from there to the left
 * for as long as it was a proxy of ours that said so. What stands further left may be anybody's invention.
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: Proxies): string {
  const said = String(headers['x-forwarded-for'] ?? '').split(',');
  const senders = [socket.remoteAddress ?? 'unknown', ...said.map((word) => word.trim()).reverse()].filter((word) => word !== '');
  const first = senders.findIndex((address, hop) => !isProxy(proxies, address, hop));
  return senders[first === -1 ? senders.length - 1 : first] ?? 'unknown';
}
