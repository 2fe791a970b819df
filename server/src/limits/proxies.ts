import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Trusted reverse proxies: how many, or their addresses or networks, such as 10.0.0.0/8. */
export type Proxies = number | readonly string[];

/** Reads `1` or `10.0.0.1,fd00::/8`. Undefined if it is neither a number nor addresses. */
export function readProxies(text: string): Proxies | undefined {
  const words = text.split(/[,\s]+/).filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) return 0;
  if (words.length === 1 && /^\d{1,2}$/.test(first)) return Number(first);
  const isAddress = (word: string) => /[.:]/.test(word) && (ipaddr.isValid(word) || ipaddr.isValidCIDR(word));
  return words.every(isAddress) ? words : undefined;
}

/** Whether a sender is a trusted proxy. `hop` counts from the server outwards: 0 is the direct peer. */
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
 * The client's address. Each proxy appends its peer's address to `X-Forwarded-For`: read from the right while the
 * sender is a trusted proxy. Anything further left may be forged.
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: Proxies): string {
  const said = String(headers['x-forwarded-for'] ?? '').split(',');
  const senders = [socket.remoteAddress ?? 'unknown', ...said.map((word) => word.trim()).reverse()].filter((word) => word !== '');
  const first = senders.findIndex((address, hop) => !isProxy(proxies, address, hop));
  return senders[first === -1 ? senders.length - 1 : first] ?? 'unknown';
}
