import type { Level } from '@bellwether/bots';
import { type Puzzle, readPack } from '@bellwether/bots/puzzles';
import { ParseError } from '@bellwether/kernel';

/** An entry of the index of packs, as written by `npm run lab -- puzzles`. */
export interface Content {
  readonly file: string;
  readonly game: string;
  readonly level: Level;
  readonly puzzles: number;
  readonly themes: Readonly<Record<string, number>>;
  readonly modules: Readonly<Record<string, number>>;
}

/** Relative to the page; the service worker caches loaded packs. */
const FOLDER = 'puzzles';

const fetched = new Map<string, Promise<string>>();

/** A failed load can be retried. */
function text(file: string): Promise<string> {
  const known = fetched.get(file);
  if (known) return known;
  const asked = fetch(`${FOLDER}/${file}`).then((answer) => {
    if (!answer.ok) throw new Error(`${file} ${answer.status}`);
    return answer.text();
  });
  fetched.set(file, asked);
  asked.catch(() => fetched.delete(file));
  return asked;
}

export async function contents(): Promise<readonly Content[]> {
  return JSON.parse(await text('index.json')) as readonly Content[];
}

/** All puzzles of a level of a game. */
export async function puzzlesOf(game: string, level: Level): Promise<readonly Puzzle[]> {
  const packs = (await contents()).filter((pack) => pack.game === game && pack.level === level);
  const all = await Promise.all(packs.map(async ({ file }) => readPack(await text(file))));
  return all.flatMap((pack) => (pack instanceof ParseError ? [] : pack.puzzles));
}
