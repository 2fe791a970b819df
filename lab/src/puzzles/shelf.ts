import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Level } from '@bellwether/bots';
import { type Puzzle, readPack, writePack } from '@bellwether/bots/puzzles';
import { good } from '../user-error.ts';

/** The maximum size of a pack in bytes. */
export const MOST_BYTES = 95_000;

/** A pack's entry in the table of contents. */
interface Content {
  readonly file: string;
  readonly game: string;
  readonly level: Level;
  readonly puzzles: number;
  readonly themes: Readonly<Record<string, number>>;
  readonly modules: Readonly<Record<string, number>>;
}

interface Shelved {
  readonly file: string;
  readonly game: string;
  readonly level: Level;
  readonly puzzles: Puzzle[];
}

const CONTENTS = 'index.json';

/** All packs in a folder: `<game>-fox-1.txt` has puzzles of one level of one game. Also a table of contents. */
export class Shelf {
  readonly #folder: string;
  readonly #packs: Shelved[] = [];
  readonly #ids = new Set<string>();

  /** Throws ParseError. */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .sort(byNumber)) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const { game, puzzles } = good(readPack(text));
      const [first] = puzzles;
      if (first === undefined) continue;
      this.#packs.push({ file, game, level: first.level, puzzles: [...puzzles] });
      for (const { id } of puzzles) this.#ids.add(id);
    }
  }

  of(game: string): readonly Puzzle[] {
    return this.#packs.filter((pack) => pack.game === game).flatMap(({ puzzles }) => puzzles);
  }

  /** Adds a puzzle to the last pack of its level, or to a new one if that is full. */
  add(game: string, puzzle: Puzzle): void {
    if (this.#ids.has(puzzle.id)) return;
    this.#ids.add(puzzle.id);
    const alike = this.#packs.filter((pack) => pack.game === game && pack.level === puzzle.level);
    const last = alike.at(-1);
    const text = last && writePack({ game, puzzles: [...last.puzzles, puzzle] });
    const fits = text !== undefined && Buffer.byteLength(text) <= MOST_BYTES;
    const pack = last && fits ? last : { file: `${game}-${puzzle.level}-${alike.length + 1}.txt`, game, level: puzzle.level, puzzles: [] };
    if (pack !== last) this.#packs.push(pack);
    pack.puzzles.push(puzzle);
    writeFileSync(path.join(this.#folder, pack.file), writePack(pack));
    writeFileSync(path.join(this.#folder, CONTENTS), `${JSON.stringify(this.#packs.map(contentOf), null, 2)}\n`);
  }
}

function contentOf({ file, game, level, puzzles }: Shelved): Content {
  return {
    file,
    game,
    level,
    puzzles: puzzles.length,
    themes: counted(puzzles.map(({ theme }) => theme)),
    modules: counted(puzzles.flatMap(({ modules }) => modules)),
  };
}

/** How often each word occurs, in alphabetical order. */
export function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words.toSorted()) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** Natural sort order: `fox-2` before `fox-10`. */
function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
