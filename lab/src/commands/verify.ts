import { verifyDeal } from '@bellwether/kernel';
import type { Command } from 'commander';
import { openRecord } from '../record-file.ts';

const SAYS: Readonly<Record<ReturnType<typeof verifyDeal>, string>> = {
  verified: 'verified: seed, deal and commitment belong together.',
  'no-seed': 'not verified: the record has no [Seed] line; it is told once the game is over.',
  'no-commitment': 'not verified: the record has no [Commitment] line.',
  'other-deal': 'not verified: the seed gives another deal than the one of the record.',
  'other-seats': 'not verified: the seed mixes the seats in another way than the record says.',
  'other-commitment': 'not verified: seed and set-up give another commitment than the one of the record.',
};

export function addVerify(program: Command): void {
  program
    .command('verify')
    .argument('<file>', 'a record')
    .description('Check that the deal of a finished game is the one that was committed to before its first move.')
    .addHelpText('after', '\nThe exit status is 1 if it is not.\n\nExample:\n  npm run lab -- verify game.txt')
    .action((file: string) => {
      const { lab, record } = openRecord(file);
      const found = verifyDeal(lab.game, record);
      process.stdout.write(`${file}: ${SAYS[found]}\n`);
      if (found !== 'verified') process.exitCode = 1;
    });
}
