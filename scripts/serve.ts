/** The server as a service or a container starts it: without building the app first, as `npm start` does (start.ts). */
import { serve } from '../server/src/main.ts';

await serve(async (url, address) => {
  // The driver of PostgreSQL is loaded only where a database is named.
  const { ClusterNode } = await import('../cluster/src/index.ts');
  return ClusterNode.join(url, address);
});
