/** `npm start`: builds the app if a source is newer than the build, then serves app, API and real-time play on one port. */
import { build, isStale } from '../web/build.ts';

const onlyAsks = process.argv.some((word) => word === '--help' || word === '-h');
if (!onlyAsks && isStale()) {
  process.stderr.write('Building the table …\n');
  await build();
}
await import('../server/src/main.ts');
