/**
 * The admin commands (docs/SELF-HOSTING.md). `npm run admin` starts them through scripts/admin.ts, which adds
 * PostgreSQL.
 */
import { createInterface } from 'node:readline/promises';
import { hidePasswords, PASSWORD_SEEN } from '../config/passwords.ts';
import { SetupError } from '../config/setup-error.ts';
import type { Terminal } from './admin-session.ts';
import type { OpenArchive } from './archive.ts';
import { adminCommands } from './commands.ts';

const terminal: Terminal = {
  print: (text) => console.log(text),
  async ask(question) {
    const line = createInterface({ input: process.stdin, output: process.stderr });
    const nobody = new Promise<string>((resolve) => line.once('close', () => resolve('')));
    const answer = await Promise.race([line.question(question), nobody]);
    line.close();
    return answer;
  },
  alarm() {
    process.exitCode = 1;
  },
};

export async function runAdmin(openArchive?: OpenArchive): Promise<void> {
  if (hidePasswords()) process.stderr.write(`warning: ${PASSWORD_SEEN}\n`);
  try {
    await adminCommands(terminal, openArchive).parseAsync();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await runAdmin();
