import { useEffect, useState } from 'preact/hooks';
import { background } from '../ui/background.ts';
import { IS_SERVED } from '../ui/served.ts';

const OF_MACHINE = /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;
/** A server on this machine answers at once or not at all. */
const PROBE_TIMEOUT_MS = 1_000;

const here = () => `${location.origin}${location.pathname}`;

/**
 * The base of links to share (what comes before `#`): an address that other devices can reach. On `localhost` the
 * server is asked, which may know its LAN address; otherwise it is the page's own address.
 */
export async function siteAddress(): Promise<string> {
  if (!IS_SERVED || !OF_MACHINE.test(location.hostname)) return here();
  try {
    const answer = await fetch(new URL('api/address', document.baseURI), { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    const { address } = (await answer.json()) as { address?: unknown };
    return typeof address === 'string' ? `${address}/` : here();
  } catch {
    return here();
  }
}

/** The same, requested in advance: browsers share only what is ready at the moment of the press. */
export function useSiteAddress(): string {
  const [address, setAddress] = useState(here);
  useEffect(() => background(siteAddress().then(setAddress)), []);
  return address;
}
