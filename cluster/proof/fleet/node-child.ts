/** A node as a child process of a proof. It exits with its parent, however that ends. */
import { serve } from '@bellwether/server/main';
import { ClusterNode } from '../../src/node.ts';

process.once('disconnect', () => process.exit());
await serve(ClusterNode.join);
