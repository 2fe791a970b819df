import { FastRandom } from '@bellwether/kernel';
import type { RatedSeat, Rating } from '../../src/notes/shapes.ts';
import { anchorOf } from '../../src/person/ratings/anchors.ts';
import { after } from '../../src/person/ratings/rate.ts';
import { START_RATING } from '../../src/person/ratings/rating.ts';

const C = 400 / Math.LN10;
const LEVELS = ['lamb', 'shepherd', 'herder', 'fox', 'wolf'] as const;

/** Who meets whom: number and size of teams, against people, bots, or both. */
export interface Scene {
  readonly teams: number;
  readonly size: number;
  readonly rivals: 'people' | 'bots' | 'both';
  /** The game whose bots they play. */
  readonly game: string;
}

export interface Person {
  /** The true strength, unknown to the ratings. */
  readonly truth: number;
  rating: Rating;
}

type Player = Person | { readonly truth: number; readonly rating: Rating; readonly isBot: true };

/** Approximately normal: a sum of twelve uniform numbers. */
function normal(random: FastRandom): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(1_000_000) / 1_000_000;
  return sum;
}

/** People of known strength play this many games each; every game is rated as on the server. */
export function simulate({ teams, size, rivals, game }: Scene, people: number, games: number, spread: number, seed: number): Person[] {
  const random = new FastRandom(seed);
  const all = Array.from({ length: people }, (): Person => ({ truth: START_RATING.elo + spread * normal(random), rating: START_RATING }));
  const bots = LEVELS.map((level): Player => {
    const elo = anchorOf(game, level)?.elo ?? 0;
    return { truth: elo, rating: { elo, spread: 0, games: 0 }, isBot: true };
  });
  const waiting = () => all.filter(({ rating }) => rating.games < games);
  for (let one = waiting()[0]; one !== undefined; one = waiting()[0]) {
    const table: Player[] = [one];
    while (table.length < teams * size) {
      const isBot = rivals === 'bots' || (rivals === 'both' && random.below(2) === 0);
      const open = waiting().filter((person) => !table.includes(person));
      const next = isBot || open.length === 0 ? bots[random.below(bots.length)] : open[random.below(open.length)];
      if (next !== undefined) table.push(next);
    }
    play(shuffled(table, random), teams, random);
  }
  return all;
}

function shuffled<T>(list: readonly T[], random: FastRandom): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

/** Seats are dealt to teams in rotation. A team wins with its share of the odds. */
function play(table: readonly Player[], teams: number, random: FastRandom): void {
  const mean = (team: number) => {
    const members = table.filter((_, i) => i % teams === team);
    return members.reduce((sum, { truth }) => sum + truth, 0) / members.length;
  };
  const odds = Array.from({ length: teams }, (_, team) => Math.exp(mean(team) / C));
  let drawn = (random.below(1_000_000) / 1_000_000) * odds.reduce((sum, one) => sum + one, 0);
  const winner = odds.findIndex((one) => {
    drawn -= one;
    return drawn < 0;
  });
  const seats = table.map(({ rating: { elo, spread } }, i): RatedSeat => ({ team: i % teams, elo, spread }));
  const next = table.map(({ rating }, me) => after(rating, { seats, me, won: [Math.max(0, winner)] }));
  table.forEach((player, i) => {
    if (!('isBot' in player)) player.rating = next[i] ?? player.rating;
  });
}

export interface Verdict {
  /** Of pairs at least 200 Elo apart, the share in the right order. */
  readonly ordered: number;
  /** Of nearer pairs, the share whose true difference lies in its interval; the same for single people. */
  readonly held: number;
  readonly alone: number;
  /** Half the width of an interval, on average. */
  readonly margin: number;
}

export function judge(people: readonly Person[]): Verdict {
  let [far, right, near, held] = [0, 0, 0, 0];
  for (const [i, a] of people.entries()) {
    for (const b of people.slice(i + 1)) {
      const truth = a.truth - b.truth;
      const found = a.rating.elo - b.rating.elo;
      if (Math.abs(truth) >= 200) {
        far++;
        if (truth > 0 === found > 0) right++;
      } else {
        near++;
        if (Math.abs(truth - found) <= 1.96 * Math.hypot(a.rating.spread, b.rating.spread)) held++;
      }
    }
  }
  const alone = people.filter(({ truth, rating }) => Math.abs(truth - rating.elo) <= 1.96 * rating.spread).length;
  const margin = people.reduce((sum, { rating }) => sum + 1.96 * rating.spread, 0) / people.length;
  return { ordered: right / far, held: held / near, alone: alone / people.length, margin };
}
