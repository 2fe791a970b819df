import { aText, fields, ParseError, parseJson, reading, type Seat, whole } from '@bellwether/kernel';
import type { Wanted } from './messages.ts';
import { Fault, glimpse, type Program } from './program.ts';
import type { NoMove, Table } from './table.ts';

const anAnswer = fields({ t: aText, id: whole(0, Number.MAX_SAFE_INTEGER) }, { move: aText, choice: whole(0, 10_000) });

/**
 * Asks a program for the moves of its seats and measures its thinking time. Each seat gets its own process, so that a seat cannot learn
 * what another one sees.
 */
export class SeatTaker {
  readonly #start: () => Program;
  readonly #programs = new Map<Seat, Program>();
  readonly #milliseconds: number;
  readonly #wanted: Wanted;
  #id = 0;

  constructor(start: () => Program, milliseconds: number, wanted: Wanted) {
    this.#start = start;
    this.#milliseconds = milliseconds;
    this.#wanted = wanted;
  }

  /**
   * Plays one complete move of a seat that is to act. Returns the time in milliseconds, or undefined if it includes a start of the program.
   * Rejects with a Fault.
   */
  async move(table: Table, name: string, seat: Seat): Promise<number | undefined> {
    const before = table.moves.length;
    let milliseconds = 0;
    let hasStarted = false;
    while (table.moves.length === before) {
      const id = ++this.#id;
      const ask = JSON.stringify({ t: 'table', id, table: name, ...table.look(seat, this.#wanted) });
      const began = performance.now();
      const { line, isFirst } = await this.#programOf(seat).ask(ask, Math.max(0, this.#milliseconds - milliseconds));
      if (isFirst) hasStarted = true;
      else milliseconds += performance.now() - began;
      const no = follow(table, seat, line, id);
      if (no === undefined) continue;
      this.#programOf(seat).end();
      throw new Fault(no);
    }
    return hasStarted ? undefined : milliseconds;
  }

  /** Shows the end of a game to a seat, without waiting for an answer. */
  over(table: Table, name: string, seat: Seat): void {
    this.#programOf(seat).tell(JSON.stringify({ t: 'table', table: name, ...table.look(seat, this.#wanted) }));
  }

  end(): void {
    for (const program of this.#programs.values()) program.end();
  }

  #programOf(seat: Seat): Program {
    const program = this.#programs.get(seat) ?? this.#start();
    this.#programs.set(seat, program);
    return program;
  }
}

/** Carries out an answer. Returns an error message if that is impossible. */
function follow(table: Table, seat: Seat, line: string, id: number): string | undefined {
  const answer = reading(() => anAnswer(parseJson(line, 'answer'), 'answer'));
  if (answer instanceof ParseError) return `it wrote ${glimpse(line)}: ${answer.message}`;
  if (answer.t !== 'move' || (answer.move === undefined) === (answer.choice === undefined))
    return `it wrote ${glimpse(line)}: expected {"t":"move","id":${id},"move":…}`;
  if (answer.id !== id) return `it answered id ${answer.id}, but id ${id} was asked`;
  const no = answer.move === undefined ? table.choose(seat, answer.choice as number) : table.move(seat, answer.move);
  return no && `${JSON.stringify(answer.move ?? answer.choice)} is no move here: ${reasonOf(table, no)}`;
}

function reasonOf({ lab }: Table, no: NoMove): string {
  switch (no.code) {
    case 'illegal':
      return `${no.refusal.code} (rule ${no.refusal.rule}): ${lab.explain(no.refusal)}`;
    case 'unreadable-move':
      return no.error.message;
    case 'not-a-choice':
    case 'game-over':
      return no.code;
  }
}
