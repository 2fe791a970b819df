import { freshId } from '../local/local-source.ts';
import { keptGame } from '../storage/games.ts';
import type { Sitter } from '../table-kit/sitter.ts';
import type { Opening } from '../table-kit/source.ts';
import { unpack } from './share.ts';

/** What the table page opens: the game the address names, the one last played, or a first deal. */

const CURRENT = 'bellwether.current';
const FIRST = 'wolf-and-hound';
const FIRST_GAME = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
const FIRST_SITTERS: readonly Sitter[] = ['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd'];

export function firstGame(): Opening {
  return { kind: 'start', game: FIRST, config: FIRST_GAME, sitters: FIRST_SITTERS, id: freshId() };
}

export async function openingOf([page, part]: readonly string[]): Promise<Opening> {
  if (page === 'game' && part) return waiting.get(part) ?? { kind: 'resume', id: part };
  if (page === 'record' && part) return { kind: 'import', text: (await unpack(part)) ?? '', id: freshId() };
  const { id } = current();
  if (id === undefined) return firstGame();
  const kept = await keptGame(id);
  // Whoever comes back later than a reload wants to play, not to see how the last game ended.
  if (kept?.over && Date.now() - kept.changed > RELOAD) {
    return { kind: 'start', game: kept.game, config: kept.config, sitters: kept.sitters, mix: kept.mix, id: freshId() };
  }
  return { kind: 'resume', id };
}

const RELOAD = 10 * 60_000;

/** Games that were asked for and are not yet in the memory. */
const waiting = new Map<string, Opening>();

/** Makes an opening ready under the address of its game. */
export function prepare(opening: Opening): string {
  waiting.set(opening.id, opening);
  return opening.id;
}

/** From now on the game is in the memory: a reload resumes it. */
export function opened(id: string, game: string): void {
  waiting.delete(id);
  try {
    localStorage.setItem(CURRENT, `${game}/${id}`);
  } catch {
    // Private browsing: the next visit deals anew.
  }
}

/** The game whose table the address leads to, if that can be told at once. */
export function gameAhead([page, part]: readonly string[]): string | undefined {
  const { id, game } = current();
  if (page === undefined) return id === undefined ? FIRST : game;
  return page === 'game' && part === id ? game : undefined;
}

/** The local game last played in this browser. */
export function current(): { readonly id?: string | undefined; readonly game?: string | undefined } {
  try {
    const [game, id] = localStorage.getItem(CURRENT)?.split('/') ?? [];
    return { id, game };
  } catch {
    return {};
  }
}

export function forgetCurrent(id: string): void {
  if (current().id === id) localStorage.removeItem(CURRENT);
}
