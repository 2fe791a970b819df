/** Starts the server for a service or container, without building the app as `npm start` does (start.ts). */
import path from 'node:path';
import { serve } from '@bellwether/server/main';

await serve(
  async (url, address) => {
    // The PostgreSQL driver is loaded only if a database is configured.
    const { ClusterNode } = await import('@bellwether/cluster');
    return ClusterNode.join(url, address);
  },
  path.join(import.meta.dirname, '../web/dist'),
);
