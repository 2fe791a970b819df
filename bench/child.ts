/** Runs a single benchmark file and sends its rows to the parent process. */
import { pathToFileURL } from 'node:url';
import type { Bench } from './row.ts';

const { bench } = (await import(pathToFileURL(process.argv[2] as string).href)) as { bench: Bench };
const rows = await bench();
process.send?.(rows, () => process.disconnect());
