import type { Seat } from '@bellwether/kernel';
import type { Audience } from './audience.ts';
import { clockOf, type TableState } from './table-state.ts';

/** Whether the player of a seat, or the host, is connected to the table. */
type SeatPresence = { readonly kind: 'connected' } | { readonly kind: 'absent'; readonly since: number };

/** A stored absence. It holds while the seat has the question of revision `question`. */
export interface StoredAbsence {
  readonly seat: Seat;
  readonly question: number;
  readonly since: number;
  /** When it was written. Downtime after that is not absence. */
  readonly asOf: number;
}

/** Absences when a table left memory to be rebuilt, with its players still connected. Newer than the stored ones. */
export interface Departure {
  readonly at: number;
  readonly absences: readonly StoredAbsence[];
}

/** Who ran the table before it was loaded. */
export interface Attendance {
  /** When this server began to run the table. */
  readonly since: number;
  readonly departure?: Departure | undefined;
  downtimeAfter(at: number): number;
}

/** Shorter absences are not stored: after a crash they start over. */
const STORED_AFTER_MS = 5_000;

/**
 * Start of each player's absence. Connections are derived from the audience; an absence of a seat that is asked is
 * stored, to survive restarts, eviction and a move to another node.
 */
export class Presence {
  readonly #state: TableState;
  readonly #audience: Audience;
  readonly #seats: SeatPresence[];
  #host: SeatPresence;
  /** Stored absences, without downtime since then. */
  #stored: readonly StoredAbsence[];

  constructor(state: TableState, audience: Audience, stored: readonly StoredAbsence[], attendance: Attendance, now: number) {
    this.#state = state;
    this.#audience = audience;
    this.#stored = stored.map((absence) => ({ ...absence, since: absence.since + attendance.downtimeAfter(absence.asOf) }));
    this.#host = { kind: 'absent', since: now };
    // Players without an absence were connected until then.
    const { departure } = attendance;
    const [absences, connectedUntil] = departure === undefined ? [this.#stored, attendance.since] : [departure.absences, departure.at];
    this.#seats = state.seats.map((seat) => {
      return { kind: 'absent', since: this.#absenceIn(absences, seat)?.since ?? connectedUntil };
    });
  }

  /** A seat's absence, if the question is still the same. */
  #absenceIn(absences: readonly StoredAbsence[], seat: Seat): StoredAbsence | undefined {
    if (!this.#state.toAct.includes(seat)) return undefined;
    return absences.find((absence) => absence.seat === seat && absence.question === this.#state.since[seat - 1]);
  }

  /** Call after the audience changed. */
  update(now: number): void {
    for (const seat of this.#state.seats) this.#seats[seat - 1] = after(this.#seats[seat - 1], this.#audience.isOnline(seat), now);
    this.#host = after(this.#host, this.#audience.hasKey(this.#state.host), now);
  }

  hostAbsentSince(): number | undefined {
    return this.#host.kind === 'absent' ? this.#host.since : undefined;
  }

  /** Since when the others have waited for a player who is absent, asked and not covered. */
  waitedSince(seat: Seat): number | undefined {
    const presence = this.#seats[seat - 1];
    const clock = clockOf(this.#state, seat);
    return presence?.kind === 'absent' && clock.kind === 'running' ? Math.max(presence.since, clock.since) : undefined;
  }

  /** When a bot covers an absent player. */
  graceEnd(seat: Seat): number | undefined {
    const { grace } = this.#state.settings;
    const since = this.waitedSince(seat);
    return grace === null || since === undefined ? undefined : since + 1_000 * grace;
  }

  /** When stored absences must be updated, if ever. */
  storeAt(): number {
    if (this.#state.settings.grace === null) return Number.POSITIVE_INFINITY;
    const times = this.#state.toAct.map((seat) => {
      const since = this.waitedSince(seat);
      const stored = this.#absenceIn(this.#stored, seat)?.since;
      if (since === stored) return Number.POSITIVE_INFINITY;
      // After a crash, a stored absence that has ended would still count.
      return stored !== undefined || since === undefined ? 0 : since + STORED_AFTER_MS;
    });
    return Math.min(Number.POSITIVE_INFINITY, ...times);
  }

  /** For the table that replaces this one: being dismissed now makes nobody absent. */
  departure(now: number): Departure {
    this.update(now);
    return { at: now, absences: this.toStore(now) };
  }

  /** Absences to store now. */
  toStore(asOf: number): readonly StoredAbsence[] {
    if (this.#state.settings.grace === null) return [];
    return this.#state.toAct.flatMap((seat) => {
      const since = this.waitedSince(seat);
      return since === undefined ? [] : { seat, question: this.#state.since[seat - 1] ?? 0, since, asOf };
    });
  }

  noteStored(stored: readonly StoredAbsence[]): void {
    this.#stored = stored;
  }
}

function after(before: SeatPresence | undefined, isConnected: boolean, now: number): SeatPresence {
  if (isConnected) return { kind: 'connected' };
  return before?.kind === 'absent' ? before : { kind: 'absent', since: now };
}
