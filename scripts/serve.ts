/** Starts the server for a service or container, without building the app as `npm start` does (start.ts). */
import { serve } from '../server/src/main.ts';

await serve(async (url, address) => {
  // The PostgreSQL driver is loaded only if a database is configured.
  const { ClusterNode } = await import('../cluster/src/index.ts');
  return ClusterNode.join(url, address);
});
