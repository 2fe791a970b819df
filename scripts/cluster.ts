/** `npm run cluster`: builds the app if a source is newer than the build, then starts PostgreSQL, three nodes and a balancer on this machine. */
import { build, isStale } from '../web/build.ts';

const onlyAsks = process.argv.some((word) => word === '--help' || word === '-h');
if (!onlyAsks && isStale()) {
  process.stderr.write('Building the table …\n');
  await build();
}
await import('../cluster/proof/fleet/main.ts');
