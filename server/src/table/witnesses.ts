import type { Seat } from '@bellwether/kernel';
import type { Code } from '@bellwether/wire';
import { keyAt, peopleAt, type TableState } from './table-state.ts';

/** Where a person connects from: household, and browser if known. */
export interface Origin {
  readonly household?: string | undefined;
  readonly mark?: string | undefined;
}

/**
 * A hand shown to a key during this deal, and from where. `key` is a hash. `isLost`: from more households than are
 * recorded.
 */
interface Sight {
  readonly key: string;
  readonly seat: Seat;
  readonly households: Set<string>;
  readonly marks: Set<string>;
  isLost: boolean;
}

interface Memory {
  game: number;
  sights: Sight[];
  /** Last origin by key. */
  readonly people: Map<string, Origin>;
  /** Origins of removed people. */
  readonly removed: Origin[];
}

/** Limits on tables, and on people per table. */
const MAX_TABLES = 10_000;
const MAX_PEOPLE = 64;
/** Hands shown in one deal, by key and seat. Spectators see none, and late comers need the host's consent. */
const MAX_SIGHTS = 64;
/** Households per key and deal: a moving phone has many. */
const MAX_HOUSEHOLDS = 64;
/** Browsers per key. A mark is self-reported: inventing more is no better than sending none. */
const MAX_MARKS = 8;

/**
 * Who has seen which hand of the current deal under any key, judged by address and browser. In memory only, at the
 * table's home: addresses are never stored, so a restart forgets them. What each key has seen is in the log.
 */
export class Witnesses {
  readonly #tables = new Map<string, Memory>();

  #of({ header: { id }, gameNumber }: TableState): Memory {
    let memory = this.#tables.get(id);
    if (memory === undefined) {
      const [oldest] = this.#tables.size < MAX_TABLES ? [] : this.#tables.keys();
      if (oldest !== undefined) this.#tables.delete(oldest);
      memory = { game: gameNumber, sights: [], people: new Map(), removed: [] };
      this.#tables.set(id, memory);
    }
    if (memory.game !== gameNumber) {
      memory.game = gameNumber;
      memory.sights = [];
    }
    return memory;
  }

  /** Records where a key connects from. */
  recordOrigin(state: TableState, key: string, { household, mark }: Origin): void {
    if (household === undefined && mark === undefined) return;
    const { people } = this.#of(state);
    const before = people.get(key);
    if (before === undefined && people.size >= MAX_PEOPLE) this.#forgetOnlooker(state, people);
    people.set(key, { household: household ?? before?.household, mark: mark ?? before?.mark });
  }

  /** Never evicts people with a seat: nobody can hide behind a crowd of spectators. */
  #forgetOnlooker(state: TableState, people: Memory['people']): void {
    const stay = new Set([...keysAt(state), ...Array.from(state.asks.values(), ({ key }) => key)]);
    const onlooker = [...people.keys()].find((key) => !stay.has(key));
    if (onlooker !== undefined) people.delete(onlooker);
  }

  /** The key sees this seat's hand from now on. */
  recordSight(state: TableState, key: string, seat: Seat): void {
    const { people, sights } = this.#of(state);
    const from = people.get(key);
    if (from === undefined) return;
    let sight = sights.find((one) => one.key === key && one.seat === seat);
    if (sight === undefined) {
      if (sights.length >= MAX_SIGHTS) return;
      sight = { key, seat, households: new Set(), marks: new Set(), isLost: false };
      sights.push(sight);
    }
    const { household, mark } = from;
    if (mark !== undefined && sight.marks.size < MAX_MARKS) sight.marks.add(mark);
    if (household === undefined || sight.households.has(household)) return;
    if (sight.households.size < MAX_HOUSEHOLDS) sight.households.add(household);
    else sight.isLost = true;
  }

  /** Records a removal. The same browser, or a lone person at the same address, counts as the same person. */
  remove(state: TableState, key: string): void {
    const memory = this.#of(state);
    const from = memory.people.get(key);
    if (from === undefined) return;
    const isShared = peopleAt(state).some((seat) => this.#householdOf(state, keyAt(state, seat)) === from.household);
    memory.removed.push(isShared ? { mark: from.mark } : from);
  }

  #householdOf(state: TableState, key: string | undefined): string | undefined {
    return key === undefined ? undefined : this.#of(state).people.get(key)?.household;
  }

  /** Why this person may not sit there. */
  mayNotSit(state: TableState, key: string, seat: Seat): Code | undefined {
    const memory = this.#of(state);
    const me = memory.people.get(key);
    if (me !== undefined && memory.removed.some((other) => isSame(me, other))) return 'removed';
    if (state.access === 'open' && this.#isAtTable(state, key, me)) return 'same-house';
    if (state.status !== 'playing' || me === undefined) return undefined;
    const others = memory.sights.filter((sight) => sight.seat !== seat && sight.key !== key);
    const { household, mark } = me;
    if (others.some(({ marks }) => mark !== undefined && marks.has(mark))) return 'seen-another-hand';
    const ofHousehold = others.filter(({ households }) => household !== undefined && households.has(household));
    if (ofHousehold.length === 0) return this.#isUncertain(memory, others, key, seat) ? 'no-late-joining' : undefined;
    // Members of a household playing here may sit down; one who has seen a hand and left may not.
    const haveLeft = ofHousehold.some((sight) => keyAt(state, sight.seat) !== sight.key);
    const isFamily = peopleAt(state).every((place) => this.#householdOf(state, keyAt(state, place)) === me.household);
    return haveLeft || !isFamily ? 'seen-another-hand' : undefined;
  }

  /**
   * Whether the records of sights are incomplete, so that this person may have seen another hand. Never for the hand's
   * former owner.
   */
  #isUncertain({ sights }: Memory, others: readonly Sight[], key: string, seat: Seat): boolean {
    if (sights.some((sight) => sight.key === key && sight.seat === seat)) return false;
    return sights.length >= MAX_SIGHTS || others.some(({ isLost }) => isLost);
  }

  /** Whether this person, or someone who may be the same, has or will have a seat. */
  #isAtTable(state: TableState, key: string, me: Origin | undefined): boolean {
    if (state.seats.some((seat) => keyAt(state, seat) === key)) return true;
    return keysAt(state).some((other) => other !== key && me !== undefined && isSame(me, this.#of(state).people.get(other)));
  }
}

/** Keys with a seat, now or from the next deal. */
function keysAt(state: TableState): string[] {
  return [...state.seats.flatMap((seat) => keyAt(state, seat) ?? []), ...Array.from(state.next.values(), ({ key }) => key)];
}

function isSame(one: Origin, other: Origin | undefined): boolean {
  if (other === undefined) return false;
  return (one.mark !== undefined && one.mark === other.mark) || (one.household !== undefined && one.household === other.household);
}
