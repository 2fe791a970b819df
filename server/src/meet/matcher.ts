/** Who is brought together by *Play now*. Pure: proof/meet runs it with thousands of people. */
export interface Seeker {
  readonly key: string;
  /** How well they play, on a scale on which 200 is a lot; null if nobody knows yet. */
  readonly strength: number | null;
  /** What nobody shares but those who may be one person. */
  readonly house?: string | null;
  readonly mark?: string | null;
  /** Milliseconds. */
  readonly since: number;
}

/** Milliseconds after which bots take what seats are free. */
export const BOTS_AFTER_MS = 20_000;
/** How far apart two may be who have just come, and by how much that grows for each second they wait. */
const INITIAL_REACH = 40;
const REACH_PER_SECOND = 15;
/** Between two of whom nobody knows how well one of them plays: they meet at once, or nobody would ever know. */
const UNKNOWN_DISTANCE = INITIAL_REACH;

export function distance(a: Pick<Seeker, 'strength'>, b: Pick<Seeker, 'strength'>): number {
  return a.strength === null || b.strength === null ? UNKNOWN_DISTANCE : Math.abs(a.strength - b.strength);
}

/**
 * Tables of so many seats for those who wait. Whoever waits longest chooses first: the nearest within reach, and the longer both wait, the further they reach.
 * A table that does not fill up is played with bots, once its first has waited for long enough. `mayMeet`: two who want nothing of each other never meet.
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

/** Nobody gets two hands of one deal, as far as address and browser can tell. */
function mayBeSamePerson(a: Seeker, b: Seeker): boolean {
  return (a.house != null && a.house === b.house) || (a.mark != null && a.mark === b.mark);
}
