import type { Seat } from '@bellwether/kernel';
import { type SeriesScore, seriesScore, TEAMS, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Config, Team } from './vocabulary.ts';

/** Best of five at this device: ids of a series' games start with its name. */
export interface SeriesState extends SeriesScore {
  readonly name: string;
}

const KEY = 'bellwether.series';

interface SeriesGame {
  readonly id: string;
  readonly winner: Team;
  /** The teams have swapped colors since the last game, because seats were mixed. */
  readonly swapped?: boolean;
}

type Kept = Readonly<Record<string, readonly SeriesGame[]>>;

export function seriesName(id: string): string | undefined {
  return /^(s[0-9a-f]{6})-/.exec(id)?.[1];
}

/** Whether mixed seats gave each team the other's color. `from`: by seat, where that player sat before. */
export function haveSwapped(config: Config, from: readonly Seat[] | undefined): boolean {
  return from?.[0] !== undefined && wolfAndHound.teamOf(config, from[0]) !== wolfAndHound.teamOf(config, 1);
}

/**
 * Adds a finished game to its series, once; returns the score in the colors of that game. Undefined for a game without
 * a series.
 */
export function noteGame(id: string, winner: Team, swapped: boolean): SeriesState | undefined {
  const name = seriesName(id);
  if (name === undefined) return undefined;
  const kept = load();
  const games = kept[name] ?? [];
  const now = games.some((game) => game.id === id) ? games : [...games, { id, winner, ...(swapped && { swapped }) }];
  try {
    localStorage.setItem(KEY, JSON.stringify({ [name]: now }));
  } catch {
    // Private browsing: no series.
  }
  return { name, ...seriesScore(inColoursOf(id, now)) };
}

/** A team keeps its wins when its color changes. */
function inColoursOf(id: string, games: readonly SeriesGame[]): SeriesGame[] {
  const here = games.findIndex((game) => game.id === id);
  return games.map((game, i) => {
    const between = games.slice(Math.min(i, here) + 1, Math.max(i, here) + 1);
    const isOther = between.filter(({ swapped }) => swapped).length % 2 === 1;
    return isOther ? { ...game, winner: otherTeam(game.winner) } : game;
  });
}

function otherTeam(team: Team): Team {
  const pair: readonly Team[] = Object.values(TEAMS).find((teams: readonly Team[]) => teams.includes(team)) ?? [];
  return pair.find((one) => one !== team) ?? team;
}

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}
