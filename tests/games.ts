import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, GameTypes, LawKit, Random } from '@bellwether/kernel';
import { filesOf, ROOT } from './sources.ts';

/** The folders of all games: new games are found automatically. */
export const GAME_FOLDERS = filesOf('games/*/package.json').map((file) => file.replace('/package.json', ''));

export interface FoundGame {
  readonly game: AnyGame;
  /** Any set-up at all. */
  randomConfig(random: Random): GameTypes['Config'];
}

/** The game in a folder, from the package's exports `lawKit` and `randomConfig`. */
export async function gameIn(folder: string): Promise<FoundGame> {
  const entry = pathToFileURL(path.join(ROOT, folder, 'src/index.ts')).href;
  const { lawKit, randomConfig } = (await import(entry)) as {
    readonly lawKit?: LawKit<GameTypes>;
    readonly randomConfig?: FoundGame['randomConfig'];
  };
  if (lawKit === undefined || randomConfig === undefined) throw new Error(`${folder}/src/index.ts exports no lawKit or no randomConfig`);
  return { game: lawKit.game, randomConfig };
}
