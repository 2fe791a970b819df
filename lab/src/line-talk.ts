import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { GameTypes } from '@bellwether/kernel';
import { ParseError } from '@bellwether/kernel';
import type { AnyLabGame } from './lab-game.ts';
import type { Answer, Asked, TableTalk } from './table-talk.ts';

/** Moves in notation, one a line, such as a pipe brings them. Empty lines and lines that begin with # are passed over. */
export function lineTalk({ game, moveLabel, question }: AnyLabGame, input: Readable, output: Writable): TableTalk<GameTypes> {
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

  /** Reads notation, the case of letters left to the writer where a legal move is meant. */
  function readMove(line: string, { legal }: Asked<GameTypes>): GameTypes['Move'] | ParseError {
    const read = game.read(line);
    if (!(read instanceof ParseError)) return read;
    return legal.find((move) => game.write(move).toLowerCase() === line.toLowerCase()) ?? read;
  }

  return {
    say,
    handOver: async (seat) => {
      say(`\n===== seat ${seat} =====`);
      return true;
    },
    close: () => reader.close(),
    async ask(asked): Promise<Answer<GameTypes>> {
      const { seat, view, legal } = asked;
      say(`Seat ${seat}: ${question(view)} ${legal.map((move) => game.write(move)).join(' | ')}`);
      for (;;) {
        const line = await nextLine();
        if (line === undefined || line === 'quit') return { kind: 'leaves' };
        if (line === 'help' || line === '?') {
          for (const move of legal) say(`  ${game.write(move)}  ${moveLabel(move, view)}`);
          say('  quit  leave the table');
          continue;
        }
        const move = readMove(line, asked);
        if (move instanceof ParseError) {
          say(`not understood: ${move.message}`);
          continue;
        }
        const no = asked.refused(move);
        if (no === undefined) return { kind: 'says', move };
        say(`refused: ${no}`);
      }
    },
  };
}
