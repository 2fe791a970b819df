/** `npm run admin -- COMMAND`: the operator's tools, on SQLite or PostgreSQL. */
import { runAdmin } from '../server/src/admin/main.ts';

await runAdmin(async (url) => {
  // The driver of PostgreSQL is loaded only where a database is named.
  const { PostgresArchive } = await import('../cluster/src/index.ts');
  return PostgresArchive.open(url);
});
