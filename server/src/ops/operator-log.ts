import path from 'node:path';
import { type Logger, pino } from 'pino';
import { prepareFolder } from './folder.ts';

const FILE = 'operator.log';

/** The log of what the operator's tools do by themselves, in the data folder: no server is there whose log could have it. */
export function operatorLog(folder: string): Logger {
  prepareFolder(folder);
  const dest = path.join(folder, FILE);
  return pino({ base: null }, pino.destination({ dest, append: true, mode: 0o600, sync: true }));
}
