/** Matchmaking of *Play now*. Pure: proof/meet simulates it with thousands of people. */
export interface Seeker {
  readonly key: string;
  /** Rating in Elo, null if unknown. */
  readonly strength: number | null;
  /** Equal for entries that may be the same person. */
  readonly house?: string | null;
  readonly mark?: string | null;
  /** Start of the wait, in milliseconds. */
  readonly since: number;
}

/** Bots fill free seats after this wait. */
export const BOTS_AFTER_MS = 20_000;
/** Maximum rating distance for new arrivals, and its growth per second of waiting. */
const INITIAL_REACH = 40;
const REACH_PER_SECOND = 15;
/** Distance if a rating is unknown: small enough to play at once, so that it becomes known. */
const UNKNOWN_DISTANCE = INITIAL_REACH;

export function distance(a: Pick<Seeker, 'strength'>, b: Pick<Seeker, 'strength'>): number {
  return a.strength === null || b.strength === null ? UNKNOWN_DISTANCE : Math.abs(a.strength - b.strength);
}

/**
 * Groups waiting people into tables of this size. The longest wait chooses first, the nearest within reach; reach grows
 * with the wait. Bots complete a table whose first player has waited long enough. `mayMeet`: false if one blocked the
 * other.
 */
export function formTables<S extends Seeker>(
  waiting: readonly S[],
  seats: number,
  now: number,
  mayMeet: (a: S, b: S) => boolean = () => true,
): S[][] {
  const free = [...waiting].sort((a, b) => a.since - b.since);
  const tables: S[][] = [];
  for (let first = free.shift(); first !== undefined; first = free.shift()) {
    const table = groupFor(first, free, seats, now, mayMeet);
    if (table.length < seats && now - first.since < BOTS_AFTER_MS) continue;
    for (const one of table) if (one !== first) free.splice(free.indexOf(one), 1);
    tables.push(table);
  }
  return tables;
}

function groupFor<S extends Seeker>(first: S, free: readonly S[], seats: number, now: number, mayMeet: (a: S, b: S) => boolean): S[] {
  const near = free
    .map((other) => ({ other, apart: distance(first, other) }))
    .filter(({ other, apart }) => apart <= (reachOf(first, now) + reachOf(other, now)) / 2)
    .sort((a, b) => a.apart - b.apart || a.other.since - b.other.since);
  const table = [first];
  for (const { other } of near) {
    if (table.length === seats) break;
    if (table.every((one) => !mayBeSamePerson(one, other) && mayMeet(one, other))) table.push(other);
  }
  return table;
}

function reachOf({ since }: Seeker, now: number): number {
  return INITIAL_REACH + (REACH_PER_SECOND * Math.max(0, now - since)) / 1_000;
}

/** Nobody gets two hands of one deal, judged by address and browser. */
function mayBeSamePerson(a: Seeker, b: Seeker): boolean {
  return (a.house != null && a.house === b.house) || (a.mark != null && a.mark === b.mark);
}
