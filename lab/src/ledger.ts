import { appendFileSync, existsSync } from 'node:fs';
import { filePath, readText } from './files.ts';

/** Answers of a long run by their question, kept in a file line by line: an interrupted run continues where it stopped. */
export class Ledger {
  readonly #file: string | undefined;
  readonly #answers = new Map<string, unknown>();

  /** Without a file, answers are kept for this run alone. */
  constructor(file?: string) {
    this.#file = file === undefined ? undefined : filePath(file);
    if (file === undefined || this.#file === undefined || !existsSync(this.#file)) return;
    for (const line of readText(file).split('\n')) {
      // Empty, or cut off as an earlier run ended.
      if (!line.endsWith(']')) continue;
      const [question, answer] = JSON.parse(line) as [string, unknown];
      this.#answers.set(question, answer);
    }
  }

  /** The answer of an earlier run, or a new one. */
  async answer<T extends object>(question: string, find: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(question);
    if (known !== undefined) return known as T;
    const answer = await find();
    this.#answers.set(question, answer);
    if (this.#file !== undefined) appendFileSync(this.#file, `\n${JSON.stringify([question, answer])}\n`);
    return answer;
  }
}
