/**
 * `npm run secrecy -- --games N --matches M`: N games and M match deals of each game, each against a twin that its viewer must not be able
 * to tell apart.
 */
import { Command } from 'commander';
import { PROVED_GAMES, type ProvedGame } from '../../../server/proof/harness/games.ts';
import { compareMatches, compareTwins } from '../../../server/proof/secrecy/compare.ts';
import { TwinServer } from '../../../server/proof/secrecy/twin-server.ts';
import { ClusterNode } from '../../src/node.ts';
import { Database } from '../postgres/database.ts';

const number = (text: string) => Number.parseInt(text, 10);
const { games, matches, seed, cluster } = new Command('npm run secrecy --')
  .description('Compares every byte that players, spectators and bots get in two games that differ only in what they may not know.')
  .option('--games <n>', 'comparisons of each game', number, 1_000)
  .option('--matches <n>', 'deals of duplicate matches of each game', number, 100)
  .option('--seed <n>', 'where to begin', number, 1)
  .option('--cluster', 'on PostgreSQL, through a node that is not the home of the table')
  .parse()
  .opts<{ games: number; matches: number; seed: number; cluster?: true }>();

/** Pairs of servers that run in parallel: most of the time is spent waiting for sockets. */
const LANES = 4;
const database = cluster && (await Database.start({ settings: { fsync: 'off', max_connections: '400' } }));
let made = 0;
const startTwin = async () => {
  const url = await database?.newDatabase(`twin_${++made}`);
  return TwinServer.start(url === undefined ? undefined : () => ClusterNode.join(url, '127.0.0.1:0'));
};
const pairs = await Promise.all(Array.from({ length: LANES }, () => Promise.all([startTwin(), startTwin()])));
let differing = 0;
let broken = 0;
/** Percentage of comparisons that may be dropped because a connection broke: on a busy machine a node may lose its lease. */
const MAX_BROKEN_PERCENT = 10;

/** Runs `count` comparisons in all lanes. Returns how many there were of each kind, and their bytes. */
async function compareAll(proved: ProvedGame, count: number, compare: typeof compareTwins): Promise<string> {
  const counts = new Map<string, number>();
  let [bytes, next, left] = [0, seed, count];
  const lane = async ([one, two]: (typeof pairs)[number]) => {
    while (left > 0) {
      const n = next++;
      const result = await compare(proved, one, two, n);
      if (result.broken) broken++;
      if (!result.compared || left <= 0) continue;
      left--;
      counts.set(result.onlooker, (counts.get(result.onlooker) ?? 0) + 1);
      bytes += result.bytes;
      if (result.difference === undefined) continue;
      differing++;
      console.error(`${proved.served.game.id}, seed ${n}: ${result.difference.slice(0, 4_000)}`);
    }
  };
  await Promise.all(pairs.map(lane));
  return `${[...counts].map(([kind, many]) => `${kind} ${many}`).join(', ')}; ${bytes} bytes`;
}

for (const proved of PROVED_GAMES) {
  const { id } = proved.served.game;
  console.log(`${id}: ${games} games compared, by onlooker: ${await compareAll(proved, games, compareTwins)}`);
  console.log(`${id}: deals of matches compared, from outside room 1: ${await compareAll(proved, matches, compareMatches)}`);
}
await Promise.all(pairs.flat().map((twin) => twin.stop()));
await database?.stop();
const tooMany = broken > (MAX_BROKEN_PERCENT / 100) * PROVED_GAMES.length * (games + matches);
if (broken > 0) console.log(`left out because a connection broke on one side: ${broken}${tooMany ? ', too many' : ''}`);
console.log(`differing ${differing}`);
process.exit(differing > 0 || tooMany ? 1 : 0);
