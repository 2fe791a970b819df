import ipaddr from 'ipaddr.js';

/** Groups addresses by household: an IPv4 address, or the first 64 bits of an IPv6 one. */
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

/** Undefined for loopback addresses: behind an unconfigured proxy everyone would share one. */
export function remoteHouseholdKey(address: string | undefined): string | undefined {
  if (address === undefined || !ipaddr.isValid(address)) return undefined;
  return ipaddr.process(address).range() === 'loopback' ? undefined : householdKey(address);
}
