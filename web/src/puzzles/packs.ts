import type { Level } from '@bellwether/bots';
import { type Puzzle, readPack } from '@bellwether/bots/puzzles';
import { ParseError } from '@bellwether/kernel';

/** What the table of contents says of a pack, as `npm run lab -- puzzles` writes it. */
export interface Content {
  readonly file: string;
  readonly game: string;
  readonly level: Level;
  readonly puzzles: number;
  readonly themes: Readonly<Record<string, number>>;
  readonly modules: Readonly<Record<string, number>>;
}

/** Beside the page; the service worker keeps what was fetched once. */
const FOLDER = 'puzzles';

const fetched = new Map<string, Promise<string>>();

/** A file that could not be had may be asked for again. */
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

/** All puzzles of one level of a game. */
export async function puzzlesOf(game: string, level: Level): Promise<readonly Puzzle[]> {
  const packs = (await contents()).filter((pack) => pack.game === game && pack.level === level);
  const all = await Promise.all(packs.map(async ({ file }) => readPack(await text(file))));
  return all.flatMap((pack) => (pack instanceof ParseError ? [] : pack.puzzles));
}
