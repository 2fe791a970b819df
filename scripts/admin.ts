/** `npm run admin -- COMMAND`: the operator's tools, on SQLite or PostgreSQL. */
import { runAdmin } from '@bellwether/server/admin/main';

await runAdmin(async (url) => {
  // The PostgreSQL driver is loaded only if a database is configured.
  const { PostgresArchive } = await import('@bellwether/cluster');
  return PostgresArchive.open(url);
});
