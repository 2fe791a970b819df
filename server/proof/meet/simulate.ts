import type { Random } from '@bellwether/kernel';
import { distance, formTables, type Seeker } from '../../src/meet/matcher.ts';

/** In seconds: poll interval of a page, length of games, rest between them. */
const ASK_EVERY = 2;
const GAME = { quick: 240, calm: 720 } as const;
const REST = 120;
/** Two games and two paces: separate queues. */
const QUEUES = [
  { weight: 4, pace: 'quick' },
  { weight: 2, pace: 'calm' },
  { weight: 3, pace: 'quick' },
  { weight: 1, pace: 'calm' },
] as const;
const SEATS = 4;
/** Standard deviation of playing strength. */
const SPREAD = 200;
/** Share of people without a rating. */
const NEW = 0.2;

interface Person extends Seeker {
  readonly skill: number;
  since: number;
  queue: number;
  /** When they want to play again, in milliseconds; never while they wait. */
  free: number;
}

export interface Simulation {
  /** Seconds. */
  readonly waits: readonly number[];
  /** People at each table. */
  readonly tables: readonly number[];
  /** Rating gap of any two at one table, and of any two who waited in one queue. */
  readonly apart: readonly number[];
  readonly atRandom: readonly number[];
}

export function simulate(online: number, hours: number, random: Random): Simulation {
  const people = Array.from({ length: online }, (_, i): Person => newPerson(i, random));
  const waits: number[] = [];
  const tables: number[] = [];
  const apart: number[] = [];
  const atRandom: number[] = [];
  for (let now = 0; now < hours * 3_600_000; now += 1_000 * ASK_EVERY) {
    for (const person of people) if (person.free <= now) comeToWait(person, now, random);
    for (const [queue, { pace }] of QUEUES.entries()) {
      const waiting = people.filter((person) => person.queue === queue);
      for (const table of formTables(waiting, SEATS, now)) {
        tables.push(table.length);
        // The game ends at the same time for all of them.
        const ends = now + 1_000 * exponential(GAME[pace], random);
        for (const person of table) {
          waits.push((now - person.since) / 1_000);
          person.queue = -1;
          person.free = ends + 1_000 * exponential(REST, random);
        }
        for (const [a, b] of pairsOf(table)) apart.push(truly(a, b));
        const stranger = people[random.below(people.length)] as Person;
        if (table[0] !== stranger) atRandom.push(truly(table[0] as Person, stranger));
      }
    }
  }
  return { waits, tables, apart, atRandom };
}

function newPerson(i: number, random: Random): Person {
  const skill = 1_000 + SPREAD * normal(random);
  const strength = unit(random) < NEW ? null : skill;
  return { key: String(i), skill, strength, since: 0, queue: -1, free: 1_000 * exponential(REST, random) };
}

function comeToWait(person: Person, now: number, random: Random): void {
  let place = random.below(QUEUES.reduce((sum, { weight }) => sum + weight, 0));
  person.queue = QUEUES.findIndex(({ weight }) => {
    place -= weight;
    return place < 0;
  });
  person.since = now;
  person.free = Number.POSITIVE_INFINITY;
}

function truly(a: Person, b: Person): number {
  return distance({ strength: a.skill }, { strength: b.skill });
}

function* pairsOf<X>(all: readonly X[]): Generator<[X, X]> {
  for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) yield [a, b];
}

const unit = (random: Random) => random.below(1_000_000) / 1_000_000;
const exponential = (mean: number, random: Random) => -mean * Math.log(1 - unit(random));
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - unit(random))) * Math.cos(2 * Math.PI * unit(random));
