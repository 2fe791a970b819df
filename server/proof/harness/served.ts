/**
 * The server as a child process of a tool or test (`web/serving.ts`). It exits with its parent, even if that is killed: the channel between
 * them closes. It deletes its data, unless it is killed itself, as in a power cut.
 */
import { rmSync } from 'node:fs';

process.once('disconnect', () => {
  const data = process.argv[process.argv.indexOf('--data') + 1];
  process.once('exit', () => data && rmSync(data, { recursive: true, force: true }));
  process.exit();
});
const { serve } = await import('../../src/main.ts');
await serve();
