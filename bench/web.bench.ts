import { existsSync } from 'node:fs';
import { CHROMIUM } from '../web/browser.ts';
import { measureBuild } from '../web/measure.ts';
import { cost, type Row } from './row.ts';

/** The first visit to the web app compared with its budgets: a CPU 4 times slower, 1.6 Mbit/s, 150 ms latency. Needs Chromium. */
export async function bench(): Promise<readonly Row[]> {
  if (!existsSync(CHROMIUM.executablePath)) {
    console.log(`No Chromium at ${CHROMIUM.executablePath}: skipped.`);
    return [];
  }
  const { transferKilobytes, scriptKilobytes, firstMoveMilliseconds, inputToPaintMilliseconds } = await measureBuild();
  return [
    cost('web: first load, everything', 'kB', transferKilobytes, 'budget', 150),
    cost('web: first load, script', 'kB', scriptKilobytes, 'budget', 90),
    cost('web: time to first legal move', 'ms', firstMoveMilliseconds, 'budget', 2500),
    cost('web: input to next paint while a bot thinks', 'ms', inputToPaintMilliseconds, 'budget', 100),
  ];
}
