import { type SeriesScore, seriesScore } from '@bellwether/wolf-and-hound';
import type { Team } from './vocabulary.ts';

/** Best of five at this device: the games of a series are those whose ids begin with its name. */
export interface SeriesState extends SeriesScore {
  readonly name: string;
}

const KEY = 'bellwether.series';

type Kept = Readonly<Record<string, readonly { readonly id: string; readonly winner: Team }[]>>;

export function seriesName(id: string): string | undefined {
  return /^(s[0-9a-f]{6})-/.exec(id)?.[1];
}

/** Adds a finished game to its series, once; gives the score. Undefined for a game of no series. */
export function noteGame(id: string, winner: Team): SeriesState | undefined {
  const name = seriesName(id);
  if (name === undefined) return undefined;
  const kept = load();
  const games = kept[name] ?? [];
  const now = games.some((game) => game.id === id) ? games : [...games, { id, winner }];
  try {
    localStorage.setItem(KEY, JSON.stringify({ [name]: now }));
  } catch {
    // Private browsing: every game stands alone.
  }
  return { name, ...seriesScore(now) };
}

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}
