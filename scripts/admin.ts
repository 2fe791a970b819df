/** `npm run admin -- COMMAND`: the operator's tools, on SQLite or PostgreSQL. */
import { runAdmin } from '../server/src/admin/main.ts';

await runAdmin(async (url) => {
  // The PostgreSQL driver is loaded only if a database is configured.
  const { PostgresArchive } = await import('../cluster/src/index.ts');
  return PostgresArchive.open(url);
});
