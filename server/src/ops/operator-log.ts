import path from 'node:path';
import { type Logger, pino } from 'pino';
import { prepareFolder } from './folder.ts';

const FILE = 'operator.log';

/** Log for admin commands run without a server, in the data folder. */
export function operatorLog(folder: string): Logger {
  prepareFolder(folder);
  const dest = path.join(folder, FILE);
  return pino({ base: null }, pino.destination({ dest, append: true, mode: 0o600, sync: true }));
}
