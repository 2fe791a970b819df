import { isRefusal } from '@bellwether/kernel';
import { openReview, type Review } from '@bellwether/review';
import type { Command } from 'commander';
import { kitOf } from '../luck/tables.ts';
import { openRecord } from '../record-file.ts';
import { reviewText } from '../review-text.ts';
import { UserError } from '../user-error.ts';

export function addReview(program: Command): void {
  program
    .command('review')
    .argument('<file>', 'a record of a finished game')
    .description('Look back at a finished game: chances, decisions, luck and skill, the truth with open cards.')
    .option('--json', 'print the review as data')
    .addHelpText('after', '\nExample:\n  npm run lab -- review game.txt')
    .action((file: string, { json }: { readonly json?: boolean }) => {
      const { lab, record } = openRecord(file);
      const steps = openReview(kitOf(lab.game.id), record);
      if (isRefusal(steps)) throw new UserError(`${file}: ${WHY_NOT[steps.code]}`);
      let review: Review | undefined;
      for (const one of steps) review = one;
      if (review !== undefined) process.stdout.write(json ? `${JSON.stringify(review)}\n` : reviewText(lab, record, review));
    });
}

const WHY_NOT = {
  'still-running': 'the game is not over: only finished games are reviewed',
  'not-a-game': 'this is no legal game',
} as const;
