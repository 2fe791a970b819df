/** `npm run admin -- COMMAND`: the operator's tools (docs/SELF-HOSTING.md). */
import { createInterface } from 'node:readline/promises';
import { hidePasswords, PASSWORD_SEEN } from '../config/passwords.ts';
import { SetupError } from '../config/setup-error.ts';
import { adminCommands } from './commands.ts';
import type { Terminal } from './desk.ts';

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

if (hidePasswords()) process.stderr.write(`warning: ${PASSWORD_SEEN}\n`);
try {
  await adminCommands(terminal).parseAsync();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`error: ${error.message}\n`);
  process.exitCode = 1;
}
