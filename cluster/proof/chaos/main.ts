/**
 * `npm run chaos -- --kills N`: live tables of both games, a server that is killed again and again at random moments (also in the middle of
 * drafts and commits), and clients that must recover alone. With `--nodes 3` the same for a cluster on PostgreSQL: nodes are killed,
 * frozen, restarted and cut off from each other, and the primary is killed. The last line counts violations; exit status 1 if there are
 * any.
 */
import { Command } from 'commander';
import { oneServer } from '../../../server/proof/chaos/one-server.ts';
import { type ClusterPlan, severalNodes } from './several-nodes.ts';

const number = (text: string) => Number.parseInt(text, 10);
const { kills, ...plan } = new Command('npm run chaos --')
  .description('Breaks servers at random moments under live tables of both games and counts what was lost.')
  .option('--kills <n>', 'how often a server is killed (default: 50, if nothing else is to break)', number)
  .option('--tables <n>', 'live tables, half of each game', number, 8)
  .option('--seed <n>', 'for set-ups, moves and moments', number, Date.now() % 1_000_000)
  .option('--nodes <n>', 'so many nodes on PostgreSQL, behind a balancer, instead of one server', number, 0)
  .option('--freeze <n>', 'how often a node is frozen for longer than its lease', number, 0)
  .option('--database <n>', 'how often the primary is killed and its standby promoted', number, 0)
  .option('--restarts <n>', 'how often a node is stopped in order, as for an update', number, 0)
  .option('--partitions <n>', 'how often the links to a node go silent, in one direction or both', number, 0)
  .option('--outage <seconds>', 'the database is gone for so long, once', number, 0)
  .parse()
  .opts<Omit<ClusterPlan, 'kills'> & { kills?: number }>();

// Databases stop when this process exits cleanly.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const { freeze, database, restarts, outage, partitions, nodes, tables, seed } = plan;
const others = freeze + database + restarts + outage + partitions;
const isCluster = nodes > 0 || others > 0;
const whole: ClusterPlan = { ...plan, nodes: nodes || 3, kills: kills ?? (others > 0 ? 0 : 50) };
console.log(`seed ${seed}, ${tables} tables, ${whole.kills} kills${isCluster ? `, ${whole.nodes} nodes` : ''}`);
const isGood = await (isCluster ? severalNodes(whole) : oneServer(whole));
process.exit(isGood ? 0 : 1);
