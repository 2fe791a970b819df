import type { Command } from 'commander';
import { callersFolder } from '../files.ts';
import { seconds, wholeNumber } from '../option-values.ts';
import { MOST_LEGAL, USUAL } from './messages.ts';
import { Program } from './program.ts';
import { SeatTaker } from './seat-taker.ts';

/** Options for asking a program for moves. */
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

/** Starts no program itself, but ends all that were started: when the callback returns, or at Ctrl-C. */
export async function withProgram<T>(
  command: string,
  { limit, legal, choices = false, array = false, text = false, view }: ProgramOptions,
  use: (taker: SeatTaker) => Promise<T>,
): Promise<T> {
  const wanted = { view, legal, choices, array, text };
  const taker = new SeatTaker(() => new Program(command, callersFolder()), 1000 * limit, wanted);
  // Programs run in other process groups, so Ctrl-C does not reach them.
  const interrupted = () => {
    taker.end();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  try {
    return await use(taker);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
    taker.end();
  }
}
