import { useEffect, useState } from 'preact/hooks';
import { background } from '../ui/background.ts';

const OF_MACHINE = /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;
/** Milliseconds: a server on this very machine answers at once, or there is none. */
const PROBE_TIMEOUT_MS = 1_000;

const here = () => `${location.origin}${location.pathname}`;

/**
 * Where others reach this page: what stands before `#` in a link to pass on. `localhost` would lead every other device to itself, so there the server is asked, which
 * may know the address of the house. Where it does not, or there is none, the page's own address is all there is.
 */
export async function siteAddress(): Promise<string> {
  if (!OF_MACHINE.test(location.hostname)) return here();
  try {
    const answer = await fetch(new URL('api/address', document.baseURI), { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    const { address } = (await answer.json()) as { address?: unknown };
    return typeof address === 'string' ? `${address}/` : here();
  } catch {
    return here();
  }
}

/** The same, asked for before somebody wants it: browsers pass on only what is ready when they are told to. */
export function useSiteAddress(): string {
  const [address, setAddress] = useState(here);
  useEffect(() => background(siteAddress().then(setAddress)), []);
  return address;
}
