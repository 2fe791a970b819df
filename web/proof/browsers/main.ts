/**
 * Plays a game of both games and opens every page in Firefox and in WebKit: `npm run proof`, or
 * `node web/proof/browsers/main.ts firefox`. Fails on any error the page logs or leaves uncaught. Browsers that are not
 * installed are left out, in CI they fail; `node scripts/setup.mjs --all-browsers` installs them on Debian.
 */
import { existsSync, globSync } from 'node:fs';
import { buildIfStale } from '../../build.ts';
import { serve } from '../../serving.ts';
import type { Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { journey } from './journey.ts';
import { webkit } from './webkit.ts';

const BROWSERS: Readonly<Record<string, { readonly places: readonly string[]; readonly open: (program: string) => Promise<Driver> }>> = {
  firefox: { places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], open: firefox },
  webkit: { places: globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser'), open: webkit },
};

const chosen = process.argv.slice(2);
await buildIfStale();
const server = await serve('--bot-pause', '0');
for (const [name, { places, open }] of Object.entries(BROWSERS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  if (!(await passes(name, places, open))) process.exitCode = 1;
}
await server.close();

async function passes(name: string, places: readonly string[], open: (program: string) => Promise<Driver>): Promise<boolean> {
  const program = places.find((place) => existsSync(place));
  if (program === undefined) {
    console.error(`✗ ${name} is not installed: node scripts/setup.mjs --all-browsers`);
    return process.env.CI === undefined;
  }
  const driver = await open(program);
  const started = performance.now();
  try {
    const done = await journey(driver, server.address);
    for (const error of driver.errors) console.error(`  ${error}`);
    const good = driver.errors.length === 0;
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${good ? '✓' : '✗'} ${driver.name}: ${done}, ${driver.errors.length} errors (${seconds} s)`);
    return good;
  } catch (error) {
    const at = await driver.run(() => location.href).catch(() => '?');
    console.error(`✗ ${driver.name} at ${at}:`, error, driver.errors);
    return false;
  } finally {
    await driver.close();
  }
}
