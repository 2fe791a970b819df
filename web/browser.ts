import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLACES: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '..', 'scripts', 'browsers.json'), 'utf8'),
);

/** The Chromium-based browser to use: the one configured, or the first found; undefined if there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...(PLACES[process.platform] ?? [])].find((place) => existsSync(place));
}

/**
 * Features that Playwright disables (its chromiumSwitches.ts). Chromium uses the last list only, so ours must include
 * them.
 */
const SPARED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/**
 * Two pages in every window that suggest addresses, and a spare process for every page: 40 % of the time to open a
 * page.
 */
const SPARED_BY_US = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Launch options for all tests. */
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
    `--disable-features=${[...SPARED_BY_PLAYWRIGHT, ...SPARED_BY_US].join(',')}`,
  ],
};
