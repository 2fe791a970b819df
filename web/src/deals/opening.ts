import type { GameEntry } from '../model/game.ts';
import type { Opening } from '../model/source.ts';
import { keptGame, runningGame } from '../storage/games.ts';
import { freshId } from '../ui/fresh-id.ts';
import { dateOf } from './date.ts';

/** What the table page opens: the game in the address, the last one played, or a first deal. */

const CURRENT = 'bellwether.current';

export function firstGame({ id: game, first }: Pick<GameEntry, 'id' | 'first'>): Opening {
  return { kind: 'start', game, ...first, id: freshId() };
}

/**
 * `#/` opens the last game played, `#/play/<game>` the last one of that game. `entry`: the game to deal if there is
 * none.
 */
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
  // After longer than a reload, the player wants a new game, not the end of the last one.
  if (kept?.over && Date.now() - kept.changed > RELOAD_EVERY_MS) {
    return { kind: 'start', game: kept.game, config: kept.config, sitters: kept.sitters, mix: kept.mix, id: freshId() };
  }
  return { kind: 'resume', id };
}

/** The date of an unfinished deal of the day. It is played on its own page, which saves the result. */
export async function runningDay([page, part]: readonly string[]): Promise<string | undefined> {
  const date = page === 'game' ? dateOf(part ?? '') : undefined;
  return date !== undefined && (await keptGame(part ?? ''))?.over !== true ? date : undefined;
}

const RELOAD_EVERY_MS = 10 * 60_000;

/** Openings that were requested and are not saved yet, by id. */
const waiting = new Map<string, Opening>();

/** Prepares an opening and returns the address of its table. */
export function prepare(opening: Opening): string {
  waiting.set(opening.id, opening);
  return opening.id;
}

/** Forgets the opening once its game is saved: a reload then resumes the game. */
export function opened(id: string, game: string): void {
  waiting.delete(id);
  try {
    localStorage.setItem(CURRENT, `${game}/${id}`);
  } catch {
    // Private browsing: the next visit deals a new game.
  }
}

/** The game of the table this address leads to, if it is known without loading; `first` on a first visit. */
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
