/** A process that attacks, separate so that it does not slow down the measuring one. Takes one JSON argument; exits when done. */
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
