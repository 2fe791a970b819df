import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLACES: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '..', 'scripts', 'browsers.json'), 'utf8'),
);

/** The Chromium (or its kin) of this machine: the one named, or the first found; undefined if there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...(PLACES[process.platform] ?? [])].find((place) => existsSync(place));
}

/** How it starts wherever we test. */
export const CHROMIUM = {
  executablePath: findBrowser() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
