/**
 * The server as a child of a tool or a test (`web/serving.ts`). It ends with its parent, however that ends: the channel between them closes
 * even if the parent is killed. Its data goes with it, unless it is killed itself, as by a power cut.
 */
import { rmSync } from 'node:fs';

process.once('disconnect', () => {
  const data = process.argv[process.argv.indexOf('--data') + 1];
  process.once('exit', () => data && rmSync(data, { recursive: true, force: true }));
  process.exit();
});
const { serve } = await import('../../src/main.ts');
await serve();
