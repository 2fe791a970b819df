import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { GameTypes } from '@bellwether/kernel';
import type { AnyLabGame } from './lab-game.ts';
import type { Answer, Asked, TableTalk } from './table-talk.ts';
import { typedMove } from './typed-move.ts';

const MOST_NAMED = 12;

/** Reads moves in notation, one a line, from a pipe. Empty lines and lines that begin with # are skipped. */
export function lineTalk(lab: AnyLabGame, input: Readable, output: Writable): TableTalk<GameTypes> {
  const { game, question, steps } = lab;
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  const say = (text: string) => output.write(`${text}\n`);

  async function nextLine(): Promise<string | undefined> {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) return undefined;
      const line = value.trim();
      if (line !== '' && !line.startsWith('#')) return line;
    }
  }

  function listed({ moves, more }: Asked<GameTypes>): string {
    const named = moves.slice(0, MOST_NAMED).map((move) => game.write(move));
    if (named.length === moves.length && !more) return named.join(' | ');
    return `${named.join(' | ')} | … (${more ? 'more than ' : ''}${moves.length} moves)`;
  }

  return {
    say,
    handOver: async (seat) => {
      say(`\n===== seat ${seat} =====`);
      return true;
    },
    close: () => reader.close(),
    async ask(asked): Promise<Answer<GameTypes>> {
      const { seat, view, moves } = asked;
      say(`Seat ${seat}: ${question(view)} ${listed(asked)}`);
      for (;;) {
        const line = await nextLine();
        if (line === undefined || line === 'quit') return { kind: 'leaves' };
        if (line === 'help') {
          for (const move of moves) say(`  ${steps(move, view).join(', ')}`);
          say('  quit  leave the table');
          continue;
        }
        const typed = typedMove(lab, line, asked);
        if (typed.kind === 'move') return { kind: 'says', move: typed.move };
        say(typed.why);
      }
    },
  };
}
