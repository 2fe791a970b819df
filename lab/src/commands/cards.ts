import type { Command } from 'commander';
import { readText } from '../files.ts';
import { addGameOption, type Given, givenGame } from '../setup-options.ts';

export function addCards(program: Command): void {
  addGameOption(program.command('cards'))
    .argument('[file]', 'a JSON file of custom cards to check')
    .description('List the cards with their provenance and the recommended sets, or check a file of custom cards.')
    .addHelpText('after', '\nExamples:\n  npm run lab -- cards\n  npm run lab -- cards my-cards.json')
    .action((file: string | undefined, given: Given) => {
      const lab = givenGame(given);
      process.stdout.write(`${file === undefined ? lab.listCards() : lab.checkCards(readText(file), file)}\n`);
    });
}
