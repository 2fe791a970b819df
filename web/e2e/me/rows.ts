import { type AnyGame, FastRandom, type GameTypes, type Played, writeRecord } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Page } from '@playwright/test';

/** Random games as this app saves them: the same on every run. */

const WOLF = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
const SHEEP = { edition: '2017', players: 3, missions: false, blackSheep: false };
const LEVELS = ['lamb', 'shepherd', 'herder', 'fox'];
const HOUR = 3_600_000;

function game(n: number): { readonly game: AnyGame; readonly config: object; readonly sitters: readonly string[] } {
  const bot = `bot:${LEVELS[Math.floor(n / 5) % LEVELS.length]}`;
  if (n % 4 === 3) return { game: sheepAndThief, config: SHEEP, sitters: ['guest', bot, bot] };
  const config = n % 6 === 1 ? { ...WOLF, animals: ['hound-02', 'wolf-02'], expansion: true } : WOLF;
  return { game: wolfAndHound, config, sitters: n % 9 === 5 ? ['guest:Ada', 'guest:Ben', bot, bot] : ['guest', bot, 'bot:herder', bot] };
}

/** The row of the n-th game and its record. `old`: as saved before rows had results. */
function kept(n: number, now: number, old: boolean) {
  const { game: rules, config, sitters } = game(n);
  const random = new FastRandom(n + 1);
  const deal = rules.deal(config, random);
  const state = rules.start(config, deal);
  const moves: Played<GameTypes>[] = [];
  while (rules.outcome(state) === undefined) {
    const seat = rules.toAct(state)[0] ?? 1;
    const move = rules.sample(state, seat, random);
    rules.apply(state, seat, move);
    moves.push({ seat, move });
  }
  const outcome = rules.outcome(state) ?? {};
  const teams = rules.seats(config).map((seat) => rules.teamOf(config, seat));
  const ended = { outcome, winners: rules.winners(config, outcome), teams };
  const given = { version: 1, seats: sitters.map((_, i) => ({ decisions: 14, given: 0.1 + ((n * 7 + i * 3) % 11) / (n < 20 ? 60 : 40) })) };
  const id = `game-${n}`;
  const row = { id, game: rules.id, config, sitters, plies: moves.length, over: true, changed: now - n * 7 * HOUR, rev: `r${n}` };
  return {
    row: old ? row : { ...row, ended, ...(n % 2 === 0 && { given }) },
    record: { id, record: writeRecord(rules, { config, sitters, deal, moves }) },
  };
}

/** Saves `count` games as if played here; beyond 100 they repeat. Call before the first visit. */
export async function keepGames(page: Page, count: number, old = false): Promise<void> {
  const now = Date.now();
  const some = Array.from({ length: Math.min(count, 100) }, (_, n) => kept(n, now, old));
  await page.goto('/icon.svg');
  await page.evaluate(
    async ({ games, wanted }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('bellwether', 1);
        request.onupgradeneeded = () => {
          for (const store of ['games', 'records']) request.result.createObjectStore(store, { keyPath: 'id' });
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const change = database.transaction(['games', 'records'], 'readwrite');
      for (let n = 0; n < wanted; n++) {
        const { row, record } = games[n % games.length] as (typeof games)[number];
        const id = `game-${n}`;
        change.objectStore('games').put({ ...row, id, changed: row.changed - Math.floor(n / games.length) * 86_400_000 * 30 });
        change.objectStore('records').put({ ...record, id });
      }
      await new Promise((resolve) => {
        change.oncomplete = resolve;
      });
      database.close();
    },
    { games: some, wanted: count },
  );
}
