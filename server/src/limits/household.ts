import ipaddr from 'ipaddr.js';

/** One household, as far as one can tell: an IPv4 address, or the first half of an IPv6 one. */
export function householdKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString();
}

/** The household of an address. Addresses of this very machine tell nothing: a proxy that the server was not told of has one for everybody. */
export function remoteHouseholdKey(address: string | undefined): string | undefined {
  if (address === undefined || !ipaddr.isValid(address)) return undefined;
  return ipaddr.process(address).range() === 'loopback' ? undefined : householdKey(address);
}
