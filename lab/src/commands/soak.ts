import type { Command } from 'commander';
import { GAMES } from '../games.ts';
import { MOST, seconds, wholeNumber } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addGameOption, type Given, givenGame } from '../setup-options.ts';
import { soakOne } from '../soak.ts';
import { UserError } from '../user-error.ts';

const DEFAULT_GAMES = 1000;

type SoakOptions = { readonly games?: number; readonly seed: number; readonly seconds?: number; readonly game?: string };

export function addSoak(program: Command): void {
  addGameOption(program.command('soak'))
    .description('Try every law on random games of random set-ups: editions, player counts, sets, expansion, custom cards.')
    .option('--games <n>', 'how many games (default: 1000, or with --seconds as many as there is time for)', wholeNumber(1, MOST))
    .option('--seed <n>', 'the seed of the first game; each game adds 1', wholeNumber(0, MOST), 1)
    .option('--seconds <s>', 'stop after this many seconds', seconds)
    .addHelpText(
      'after',
      '\nWithout --game, all games. The exit status is 1 if a law is broken.\n\nExample:\n  npm run soak -- --games 100000 --seed 7',
    )
    .action((options: SoakOptions) => soak(options));
}

async function soak({ games: wanted, seed, seconds: limit, game: id }: SoakOptions): Promise<void> {
  const games = wanted ?? (limit === undefined ? DEFAULT_GAMES : MOST - seed);
  const chosen = id === undefined ? GAMES : [givenGame({ game: id } as Given)];
  const labs = chosen.flatMap(({ laws, title, game }) => (laws ? [{ laws, title, id: game.id }] : []));
  if (labs.length === 0) throw new UserError('this game has no laws to try yet');
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const bar = limit === undefined ? progress(games * labs.length, 'games') : progress(limit, 'seconds');
  let played = 0;
  let plies = 0;
  for (let i = 0; i < games && (limit === undefined || elapsed() < limit); i++) {
    for (const lab of labs) {
      const result = soakOne(lab.laws, seed + i);
      if ('what' in result) {
        bar.stop();
        const again = `npm run soak -- --game ${lab.id} --games 1 --seed ${seed + i}`;
        process.stdout.write(`${lab.title}: a law is broken.\n${result.what}\n\nTo see it again: ${again}\n\n${result.record}`);
        process.exitCode = 1;
        return;
      }
      played++;
      plies += result.plies;
    }
    await bar.update(limit === undefined ? played : Math.floor(elapsed()));
  }
  bar.stop();
  const rate = Math.round(played / elapsed());
  process.stdout.write(
    `${played} games, all laws hold; secrecy compared over ${plies} plies; seeds ${seed} to ${seed + Math.ceil(played / labs.length) - 1}; ${rate} games/s\n`,
  );
}
