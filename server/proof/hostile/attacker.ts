/** A process that attacks: told by one argument, in JSON, ends when it is done. It must not slow down who measures. */
import { ATTACKS } from './attacks.ts';
import type { Target } from './ways.ts';

const { name, target } = JSON.parse(process.argv[2] as string) as { name: string; target: Target };
try {
  await ATTACKS[name]?.(target);
  process.exit(0);
} catch (error) {
  console.log(`          ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
