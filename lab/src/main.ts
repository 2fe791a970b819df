import { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { addArena } from './commands/arena.ts';
import { addBalance } from './commands/balance.ts';
import { addBenchmark } from './commands/benchmark.ts';
import { addCalibrate } from './commands/calibrate.ts';
import { addCards } from './commands/cards.ts';
import { addConformance } from './commands/conformance.ts';
import { addCrossplay } from './commands/crossplay.ts';
import { addDeal } from './commands/deal.ts';
import { addDeck } from './commands/deck.ts';
import { addDuplicate } from './commands/duplicate.ts';
import { addForecast } from './commands/forecast.ts';
import { addGames } from './commands/games.ts';
import { addLabels } from './commands/labels.ts';
import { addLadder } from './commands/ladder.ts';
import { addSoakBots } from './commands/ladder-soak.ts';
import { addLuck } from './commands/luck.ts';
import { addPerft } from './commands/perft.ts';
import { addPlanted } from './commands/planted.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addSimulate } from './commands/simulate.ts';
import { addSoak } from './commands/soak.ts';
import { addStdio } from './commands/stdio.ts';
import { addVerify } from './commands/verify.ts';
import { isUsersMistake } from './user-error.ts';

const program = new Command('npm run lab --')
  .version(manifest.version)
  .description('Play, replay, simulate and check the games of Bellwether.')
  .helpCommand(false);
for (const add of [
  addPlay,
  addReplay,
  addReview,
  addSimulate,
  addPerft,
  addDeal,
  addVerify,
  addCards,
  addDeck,
  addBalance,
  addPlanted,
  addConformance,
  addSoak,
  addLadder,
  addLuck,
  addCalibrate,
  addLabels,
  addDuplicate,
  addCrossplay,
  addForecast,
  addSoakBots,
  addPuzzles,
  addStdio,
  addArena,
  addGames,
  addBenchmark,
])
  add(program);
program.addHelpText('after', '\nEach command has its own help with an example:\n  npm run lab -- play --help');
for (const command of program.commands) command.showHelpAfterError(`(see ${command.name()} --help)`);

// A reader that closes early, such as `head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  if (!isUsersMistake(error)) throw error;
  process.stderr.write(`error: ${error.message}\n`);
  process.exitCode = 1;
}
