import { verifyDeal } from '@bellwether/kernel';
import type { Command } from 'commander';
import { openRecord } from '../record-file.ts';

const SAYS: Readonly<Record<ReturnType<typeof verifyDeal>, string>> = {
  verified: 'verified: seed, deal and commitment match.',
  'no-seed': 'not verified: the record has no [Seed] line; it is published when the game is over.',
  'no-commitment': 'not verified: the record has no [Commitment] line.',
  'other-deal': 'not verified: the seed does not give the deal in the record.',
  'other-seats': 'not verified: the seed does not give the seat order in the record.',
  'other-commitment': 'not verified: seed and setup do not give the commitment in the record.',
};

export function addVerify(program: Command): void {
  program
    .command('verify')
    .argument('<file>', 'a record')
    .description('Check that the deal of a finished game matches the commitment made before the first move.')
    .addHelpText('after', '\nThe exit status is 1 if it does not.\n\nExample:\n  npm run lab -- verify game.txt')
    .action((file: string) => {
      const { lab, record } = openRecord(file);
      const found = verifyDeal(lab.game, record);
      process.stdout.write(`${file}: ${SAYS[found]}\n`);
      if (found !== 'verified') process.exitCode = 1;
    });
}
