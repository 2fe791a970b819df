import type { Command } from 'commander';
import { callersFolder } from '../files.ts';
import { seconds, wholeNumber } from '../option-values.ts';
import { MOST_LEGAL, USUAL } from './messages.ts';
import { Program } from './program.ts';
import { SeatTaker } from './seat-taker.ts';

/** How a program is asked for its moves. */
export interface ProgramOptions {
  readonly limit: number;
  readonly legal: number;
  readonly choices?: boolean;
  readonly array?: boolean;
  readonly text?: boolean;
  readonly view: boolean;
}

export function addProgramOptions(command: Command): Command {
  return command
    .option('--limit <seconds>', 'the most a move may take', seconds, 10)
    .option('--legal <n>', 'the most legal moves to list', wholeNumber(0, MOST_LEGAL), USUAL.legal)
    .option('--choices', 'offer moves as series of small choices too')
    .option('--array', 'send views as arrays of bytes too')
    .option('--text', 'send views as text too')
    .option('--no-view', 'send no views as JSON');
}

/** Starts no program yet, but ends it in any case: with this function, at Ctrl-C, or with this process. */
export async function withProgram<T>(
  command: string,
  { limit, legal, choices = false, array = false, text = false, view }: ProgramOptions,
  use: (taker: SeatTaker) => Promise<T>,
): Promise<T> {
  const program = new Program(command, callersFolder());
  // The program is in another process group, so Ctrl-C does not reach it.
  const interrupted = () => {
    program.end();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  try {
    return await use(new SeatTaker(program, 1000 * limit, { view, legal, choices, array, text }));
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
    program.end();
  }
}
