/** `npm run secrecy -- --games N`: N games of each kind, each against a twin that its onlooker must not be able to tell apart. */
import { Command } from 'commander';
import { PROVED_GAMES } from '../harness/games.ts';
import { Database } from '../postgres/database.ts';
import { compareTwins } from './compare.ts';
import { TwinServer } from './twin-server.ts';

const number = (text: string) => Number.parseInt(text, 10);
const { games, seed, cluster } = new Command('npm run secrecy --')
  .description('Compares every byte that players, spectators and bots get in two games that differ only in what they may not know.')
  .option('--games <n>', 'comparisons of each game', number, 1_000)
  .option('--seed <n>', 'where to begin', number, 1)
  .option('--cluster', 'on PostgreSQL, through a node that is not the home of the table')
  .parse()
  .opts<{ games: number; seed: number; cluster?: true }>();

/** Pairs of servers at work at the same time: most of the time goes into waiting for sockets. */
const LANES = 4;
const database = cluster && (await Database.start({ settings: { fsync: 'off', max_connections: '400' } }));
let made = 0;
const startTwin = async () => TwinServer.start(await database?.newDatabase(`twin_${++made}`));
const pairs = await Promise.all(Array.from({ length: LANES }, () => Promise.all([startTwin(), startTwin()])));
let differing = 0;
for (const proved of PROVED_GAMES) {
  const counts = { person: 0, spectator: 0, bot: 0 };
  let bytes = 0;
  let next = seed;
  let left = games;
  const lane = async ([one, two]: (typeof pairs)[number]) => {
    while (left > 0) {
      const n = next++;
      const result = await compareTwins(proved, one, two, n);
      if (!result.compared || left <= 0) continue;
      left--;
      counts[result.onlooker]++;
      bytes += result.bytes;
      if (result.difference === undefined) continue;
      differing++;
      console.error(`${proved.served.game.id}, seed ${n}: ${result.difference.slice(0, 4_000)}`);
    }
  };
  await Promise.all(pairs.map(lane));
  const who = `${counts.person} players, ${counts.spectator} spectators, ${counts.bot} bots`;
  console.log(`${proved.served.game.id}: ${games} games compared (${who}), ${bytes} bytes`);
}
await Promise.all(pairs.flat().map((twin) => twin.stop()));
await database?.stop();
console.log(`differing ${differing}`);
process.exit(differing > 0 ? 1 : 0);
