import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CaseResult, runConformance } from '@bellwether/kernel';
import type { Command } from 'commander';
import { readText } from '../files.ts';
import { GAMES } from '../games.ts';
import { UserError } from '../user-error.ts';

const OWN_CASES = join(import.meta.dirname, '../../../conformance');

export function addConformance(program: Command): void {
  program
    .command('conformance')
    .argument('[files...]', "case files (default: the project's own)")
    .description('Run conformance cases (conformance/FORMAT.md) and print every difference.')
    .addHelpText('after', '\nThe exit status is 1 if a case fails.\n\nExample:\n  npm run conformance -- my-cases.json')
    .action((files: string[]) => {
      const results = (files.length > 0 ? files : ownFiles()).flatMap(runFile);
      const failed = results.filter((result) => result.failure !== undefined);
      for (const { name, failure } of failed) process.stdout.write(`failed: ${name}\n  ${failure}\n`);
      process.stdout.write(`${results.length - failed.length} passed, ${failed.length} failed\n`);
      if (failed.length > 0) process.exitCode = 1;
    });
}

function ownFiles(): string[] {
  return readdirSync(OWN_CASES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(OWN_CASES, name));
}

/** An unreadable file counts as a failed case. */
function runFile(file: string): CaseResult[] {
  try {
    return runConformance(
      readText(file),
      file,
      GAMES.map(({ adapter }) => adapter),
    );
  } catch (error) {
    if (error instanceof UserError) return [{ name: file, failure: error.message }];
    throw error;
  }
}
