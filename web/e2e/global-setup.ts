import { buildIfStale } from '../build.ts';
import { serve } from '../serving.ts';

/** The server shared by all tests without their own. Returns the teardown; it also ends with this process. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  await buildIfStale();
  const port = process.env.E2E_PORT ?? '';
  // A manual run may use a server that is already running; `npm test` starts its own.
  if (process.env.E2E_FRESH === undefined && (await isThere(`http://localhost:${port}/`))) return undefined;
  const { close } = await serve('--port', port);
  return close;
}

async function isThere(address: string): Promise<boolean> {
  return await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
