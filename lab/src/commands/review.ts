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
    .description('Review a finished game: winning chances, decisions, luck and skill, perfect play with all cards open.')
    .option('--json', 'print the review as JSON')
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
  'still-running': 'the game is not over; only finished games can be reviewed',
  'not-a-game': 'this is not a legal game',
} as const;
