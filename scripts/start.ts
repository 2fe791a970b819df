/** `npm start`: builds the app if a source is newer than the build, then serves app, API and real-time play on one port. */
import { build, isStale } from '../web/build.ts';

// npm passes a signal to its shell, which does not forward it: stop once our parent process is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'start') {
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  look.unref();
}

const onlyAsks = process.argv.some((word) => ['--help', '-h', '--version', '-V'].includes(word));
if (!onlyAsks && isStale()) {
  process.stderr.write('Building the table …\n');
  await build();
}
await import('./serve.ts');
