import type { GameEntry } from '../model/game.ts';
import type { Opening } from '../model/source.ts';
import { keptGame, runningGame } from '../storage/games.ts';
import { freshId } from '../ui/fresh-id.ts';
import { dateOf } from './date.ts';

/** What the table page opens: the game the address names, the one last played, or a first deal. */

const CURRENT = 'bellwether.current';

export function firstGame({ id: game, first }: Pick<GameEntry, 'id' | 'first'>): Opening {
  return { kind: 'start', game, ...first, id: freshId() };
}

/** `#/`: the game last played; `#/play/<game>`: the same of one game. `entry`: what to deal where there is none. */
export async function openingOf([page, part]: readonly string[], entry: GameEntry): Promise<Opening> {
  if (page === 'game') return waiting.get(part ?? '') ?? { kind: 'resume', id: part ?? '' };
  if (page === 'record') {
    const { unpack } = await import('../ui/pack.ts');
    return { kind: 'import', text: (await unpack(part ?? '')) ?? '', id: freshId(), link: true };
  }
  const last = current();
  const id = page !== 'play' || last.game === part ? last.id : (await runningGame((kept) => kept.game === part))?.id;
  if (id === undefined) return firstGame(entry);
  const kept = await keptGame(id);
  // Whoever comes back later than a reload wants to play, not to see how the last game ended.
  if (kept?.over && Date.now() - kept.changed > RELOAD_EVERY_MS) {
    return { kind: 'start', game: kept.game, config: kept.config, sitters: kept.sitters, mix: kept.mix, id: freshId() };
  }
  return { kind: 'resume', id };
}

/** The date of a deal of the day that is still to be played: it is played on its own page, which keeps the result. */
export async function runningDay([page, part]: readonly string[]): Promise<string | undefined> {
  const date = page === 'game' ? dateOf(part ?? '') : undefined;
  return date !== undefined && (await keptGame(part ?? ''))?.over !== true ? date : undefined;
}

const RELOAD_EVERY_MS = 10 * 60_000;

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

/** The game whose table the address leads to, if that can be told at once; `first` for a first visit. */
export function gameAhead([page, part]: readonly string[], first: string): string | undefined {
  const { id, game } = current();
  if (page === 'play') return part;
  if (page === undefined) return id === undefined ? first : game;
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
