import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLACES: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '..', 'scripts', 'browsers.json'), 'utf8'),
);

/** The Chromium (or its kin) of this machine: the one named, or the first found; undefined if there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...(PLACES[process.platform] ?? [])].find((place) => existsSync(place));
}

/** What Playwright spares its browsers (its chromiumSwitches.ts). Chromium obeys the last list it is given: without these ours would undo it. */
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
/** Two pages in every window that propose addresses, and a process in reserve for every page: two fifths of what it costs to open one. */
const SPARED_BY_US = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

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
    `--disable-features=${[...SPARED_BY_PLAYWRIGHT, ...SPARED_BY_US].join(',')}`,
  ],
};
