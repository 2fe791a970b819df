import type { GameTypes, Seat, Seating } from '@bellwether/kernel';
import type { Bye, CommandBody, Done, Look, Refused, Status, TableMessage } from '@bellwether/wire';
import { LIMITS, ShortEventWriter } from '@bellwether/wire';
import { JobQueue } from '../job-queue.ts';
import { remoteHouseholdKey } from '../limits/household.ts';
import { type Payer, UNCHARGED } from '../limits/payer.ts';
import { sameHash } from '../secrets.ts';
import { downtimeSince } from '../store/downtime.ts';
import type { Due, StoredEntry } from '../store/store.ts';
import { commandOf } from './answered-commands.ts';
import { Audience, viewerOf, type Watching } from './audience.ts';
import type { Change } from './broadcast.ts';
import { TableClockwork } from './clockwork.ts';
import type { CommandRefusal, Decision } from './command.ts';
import { decide } from './decide.ts';
import { endedNote } from './ended-note.ts';
import { type Entry, writeEntry } from './entry.ts';
import { fold } from './fold.ts';
import { LegalLists } from './legal-lists.ts';
import { Listing } from './listing.ts';
import { type Attendance, type Departure, Presence } from './presence.ts';
import { Quotas } from './quotas.ts';
import type { TableMemory } from './rebuild.ts';
import { happeningOf, maySeeAll, type Onlooker, recordOf } from './show.ts';
import type { Subscription } from './subscription.ts';
import { NoHomeError, type TableApi } from './table-api.ts';
import type { HomeHere, TableContext } from './table-context.ts';
import { type Past, pastOf, tableText } from './table-message.ts';
import { belongs, deadlineOf, isEnded, isRevealed, isSealed, keyAt, sitterAt, type TableState } from './table-state.ts';

/**
 * A live table. All reads and changes of its state run in one queue, so nobody sees anything that is not on disk: a job
 * changes the state, awaits the commit, then broadcasts. After a failed write the object is dropped and the table is
 * rebuilt from the store.
 */
export class Table implements TableApi {
  readonly id: string;
  readonly #context: TableContext;
  readonly #state: TableState;
  readonly #memory: TableMemory;
  readonly #home: HomeHere | undefined;
  readonly #lists: LegalLists;
  readonly #quotas = new Quotas();
  readonly #audience = new Audience((watching) => this.#onLeave(watching));
  readonly #presence: Presence;
  readonly #clockwork: TableClockwork;
  readonly #listing: Listing;
  readonly #forget: Forget;
  readonly #queue = new JobQueue();
  /** Not yet left out of the clocks. */
  #downtimeMs: number;
  #isBroken = false;
  #isStopping = false;
  #lastUse: number;

  /** `home`: set if several servers share a database. `departure`: of the table that this one replaces. */
  constructor(memory: TableMemory, context: TableContext, forget: Forget, home?: HomeHere, departure?: Departure) {
    this.id = memory.state.header.id;
    this.#context = context;
    this.#state = memory.state;
    this.#memory = memory;
    this.#home = home;
    this.#lists = new LegalLists(context.cpuTimeMs);
    this.#forget = forget;
    this.#lastUse = context.time.now();
    const attendance = attendanceOf(context, home, departure);
    this.#presence = new Presence(this.#state, this.#audience, memory.absences, attendance, this.#lastUse);
    this.#clockwork = new TableClockwork(this.#state, this.#audience, this.#presence, context, {
      queue: (job) => this.#later('checking the clocks', job),
      serverEntry: (seat, since, decideNow) => this.#serverEntry(seat, since, decideNow),
      serverChange: (decideNow) => this.#serverChange(decideNow),
      unseal: () => this.#later('opening a sealed deal', () => this.#unseal()),
      storePresence: () => this.#later('storing absences', () => this.#storePresence()),
    });
    this.#listing = new Listing(this.#state, context);
    this.#downtimeMs = attendance.downtimeAfter(memory.changed) + this.#lastUse - (attendance.departure?.at ?? this.#lastUse);
    this.replan();
  }

  /** No player's clock is charged for time in which nobody could move. Comes before any other entry. */
  async #leaveOutDowntime(): Promise<void> {
    const milliseconds = this.#downtimeMs;
    this.#downtimeMs = 0;
    const isTimed = this.#state.toAct.some((seat) => deadlineOf(this.#state, seat) !== undefined);
    if (isTimed && milliseconds > 0) await this.#commit({ entry: { kind: 'unattended', milliseconds } }, null);
  }

  get status(): Status {
    return this.#state.status;
  }

  /** No watchers, no jobs, and nothing due soon. */
  isIdle(now: number, idleMs: number): boolean {
    return this.#queue.length === 0 && this.#isUnused(now, idleMs);
  }

  #isUnused(now: number, idleMs: number): boolean {
    return this.#audience.size === 0 && now - this.#lastUse > idleMs && this.#clockwork.nextCheck() > now + idleMs;
  }

  /** Drops caches. */
  tidy(now: number): void {
    this.#memory.log.tidy();
    this.#lists.tidy();
    this.#quotas.tidy(now);
    this.#list();
  }

  #list(): void {
    if (!this.#isBroken) this.#listing.publish(this.#audience.online().length > 0);
  }

  close(): void {
    this.#isBroken = true;
    this.#clockwork.stop();
  }

  /** The server stops: runs the queued jobs and no more. */
  async finish(): Promise<void> {
    this.#isStopping = true;
    this.#clockwork.stop();
    await this.settled();
    if (this.#presence.storeAt() < Number.POSITIVE_INFINITY) await this.#storePresence();
    this.close();
  }

  /** Schedules the next action again after an outside change. */
  replan(): void {
    this.#later('checking the clocks', async () => {
      if (this.#context.isWritable()) await this.#leaveOutDowntime();
      this.#clockwork.plan();
    });
  }

  /** Queues a job that nobody awaits. If it throws, the table is rebuilt from the store: it must not get stuck. */
  #later(what: string, job: () => unknown): void {
    this.#queue.run(job).catch((error: unknown) => {
      this.#context.problem(`${what} failed`, this.id, error);
      if (!this.#isBroken) this.#dismiss('storage-failed', 'fault');
    });
  }

  /** Stores absences and when the table is due. */
  async #storePresence(): Promise<boolean> {
    if (this.#isBroken) return false;
    const now = this.#context.time.now();
    const due = this.#clockwork.due(now);
    const absences = this.#presence.toStore(now);
    if (due === this.#memory.storedDue && this.#presence.storeAt() === Number.POSITIVE_INFINITY) return true;
    try {
      await this.#context.store.rest(this.id, due, JSON.stringify(absences));
      this.#memory.storedDue = due;
    } catch (error) {
      this.#context.problem('storing presence failed', this.id, error);
      this.#context.writeFailed();
      return false;
    }
    this.#presence.noteStored(absences);
    return true;
  }

  /** Stores when the table is due, then leaves memory if it is still idle. Returns whether it did. */
  evictIfIdle(now: number, idleMs: number): Promise<boolean> {
    return this.#queue.run(async () => {
      // This must be the last job in the queue.
      if (!this.#isUnused(now, idleMs) || !this.#context.isWritable() || !(await this.#storePresence())) return false;
      if (this.#queue.length > 1 || this.#audience.size > 0) return false;
      this.close();
      return true;
    });
  }

  /** Resolves when all jobs queued so far are done. */
  settled(): Promise<unknown> {
    return this.#queue.settled();
  }

  #use<T>(job: () => T | Promise<T>): Promise<T> {
    this.#lastUse = this.#context.time.now();
    return this.#queue.run(job);
  }

  /** Queues a client's request. A table that may have moved to another home does not answer. */
  #ask<T>(job: () => T | Promise<T>): Promise<T> {
    return this.#use(() => {
      if (this.#home?.isStill() === false) throw new NoHomeError('this node no longer owns the table');
      return job();
    });
  }

  /** `key` is the hash of the command's key. */
  async do(command: CommandBody, key: string, payer: Payer = UNCHARGED): Promise<Done | Refused> {
    if (this.#isStopping) return this.#refused({ code: 'stopping' }, command.id);
    // Looked up before queuing: nobody waits for the disk because of an old command.
    const { forgotten } = this.#memory.answered;
    const early = await this.#forgottenCommand(command, key);
    const isUnwelcome = command.action.kind === 'sit' && (await this.#context.isBlocked(this.#state.header.host, key));
    return this.#ask(async () => {
      const { id, action, rev } = command;
      const { answered } = this.#memory;
      this.#context.countCommand();
      if (this.#isBroken) return this.#refused({ code: 'table-stopped' }, id);
      if (this.#context.isBanned(key)) return this.#refused({ code: 'banned' }, id);
      // It may have left memory while this job waited.
      const old = answered.forgotten === forgotten ? early : (early ?? (await this.#forgottenCommand(command, key)));
      const before = answered.find(command, key, old);
      if (before !== undefined) return before;
      if (isUnwelcome) return this.#refused({ code: 'blocked' }, id);
      const began = performance.now();
      const { witnesses } = this.#context;
      witnesses.recordOrigin(this.#state, key, {
        household: remoteHouseholdKey(payer.from),
        mark: action.kind === 'sit' ? action.mark : undefined,
      });
      const mayNotSit = (who: string, seat: Seat) => witnesses.mayNotSit(this.#state, who, seat);
      const decision = decide(this.#state, { action, key, rev, seed: () => this.#context.random(32), mayNotSit });
      payer.pay(performance.now() - began);
      if ('entry' in decision) {
        if (!this.#mayWrite(decision.entry, key, payer)) return this.#refused({ code: 'too-often' }, id);
        const committed = await this.#commit(decision, commandOf(key, id), payer);
        return committed === 'failed' ? this.#refused({ code: 'storage-failed' }, id) : { t: 'done', id, seq: committed.revision };
      }
      const refused = this.#refused(decision, id);
      answered.noteRefused(key, command, refused);
      return refused;
    });
  }

  async #forgottenCommand(command: CommandBody, key: string): Promise<StoredEntry | undefined> {
    if (!this.#memory.answered.mayBeForgotten(command, key)) return undefined;
    return this.#context.store.byCommand(this.id, commandOf(key, command.id));
  }

  /** Takes from the quota; false if it is used up. */
  #mayWrite(entry: Entry, key: string, { from }: Payer): boolean {
    const { time, mayOpen } = this.#context;
    if (!this.#quotas.take(entry.kind, key, belongs(this.#state, key), time.now())) return false;
    return entry.kind !== 'access' || entry.access !== 'open' || mayOpen(key, from);
  }

  #refused(refusal: CommandRefusal, id?: string): Refused {
    return { t: 'refused', ...(id !== undefined && { id }), table: this.id, ...refusal };
  }

  async #commit({ entry, move }: Decision, command: string | null, payer: Payer = UNCHARGED): Promise<StoredEntry | 'failed'> {
    await this.#leaveOutDowntime();
    if (this.#isBroken) return 'failed';
    const state = this.#state;
    const at = Math.max(this.#context.time.now(), this.#memory.changed);
    let began = performance.now();
    const events: GameTypes['Event'][] = [];
    const before = { status: state.status, isTold: isRevealed(state), isCoveredOnce: isCoveredOnce(state, entry) };
    let stored: StoredEntry;
    let due: Due;
    try {
      fold(state, entry, at, { move, tell: (event) => events.push(event) });
      stored = { revision: state.revision, at, command, text: writeEntry(entry) };
      due = { status: state.status, due: this.#clockwork.due(at) };
      const key = isComing(entry) ? entry.key : null;
      payer.pay(performance.now() - began);
      // A rating reveals the outcome, so the note waits until the deal is revealed.
      const note = !before.isTold && isRevealed(state) && state.status === 'over' ? endedNote(state, at) : undefined;
      const result = await this.#context.append({ table: this.id, ...stored, ...due, key, note });
      if (note !== undefined && result.kind === 'stored') this.#context.ended();
      if (result.kind !== 'stored') throw new Error(`not stored: ${result.kind}`);
    } catch (error) {
      // A table dismissed during the write is already forgotten.
      if (!this.#isBroken) this.#break(error);
      return 'failed';
    }
    began = performance.now();
    this.#memory.changed = at;
    this.#memory.storedDue = due.due === null ? null : 'about';
    this.#memory.log.add(stored, entry, state);
    this.#memory.answered.noteDone(stored);
    const isTalkOrMove = entry.kind === 'move' || entry.kind === 'say' || entry.kind === 'react';
    const isReseated = !isTalkOrMove || before.isCoveredOnce;
    this.#broadcast({ entry, events, at, changed: isReseated ? 'seats' : before.status === state.status ? 'nothing' : 'status' });
    if (before.status !== state.status && isEnded(state) && state.match !== undefined) this.#context.matches.ended(state.match.id);
    payer.pay(performance.now() - began);
    return stored;
  }

  #broadcast(change: Change): void {
    if (change.entry.kind === 'move') this.#context.countMove(this.#state.header.game);
    const mixed = 'mixed' in change.entry ? change.entry.mixed : undefined;
    if (mixed === undefined) this.#audience.broadcast(this.#state, change, this.#lists);
    else this.#sendMixed(change, mixed);
    if (isComing(change.entry) || change.entry.kind === 'host') this.#sendHostFlags();
    if (change.entry.kind === 'remove') this.#context.witnesses.remove(this.#state, change.entry.key);
    if (change.changed !== 'nothing') this.#reseat();
    if (change.entry.kind === 'start' || change.entry.kind === 'rematch')
      for (const [, watching] of this.#audience.entries()) this.#witness(watching);
    if (change.changed !== 'nothing') this.#list();
    this.#clockwork.noticeTurns();
    this.#clockwork.plan();
  }

  /** Viewing from a seat during a game shows its hand. */
  #witness({ key, viewer }: Pick<Watching, 'key' | 'viewer'>): void {
    if (key !== undefined && typeof viewer === 'number' && this.#state.status === 'playing')
      this.#context.witnesses.recordSight(this.#state, key, viewer);
  }

  /** The `host` flag is part of the `table` message. */
  #sendHostFlags(): void {
    for (const [subscription, watching] of this.#audience.entries())
      if (sameHash(this.#state.host, watching.key) !== watching.isHost) this.#sendTable(subscription, watching);
  }

  /** Viewers must not see their former seat's hand: those who moved get a whole `table` message and the events. */
  #sendMixed(change: Change, mixed: Seating): void {
    const state = this.#state;
    const moved = this.#audience.follow(mixed);
    this.#audience.broadcast(state, change, this.#lists, moved);
    const told = [{ seq: state.revision, at: change.at, what: happeningOf(state, change.entry, [], 'nobody') }];
    const missed = { told, text: JSON.stringify(told), isCut: false };
    for (const [subscription, watching] of moved) this.#sendTable(subscription, watching, { missed });
    if (moved.size > 0) this.#sendPresence();
  }

  /** Seats changed owners: each changed viewer gets a whole `table` message. */
  #reseat(): void {
    let moved = false;
    for (const [subscription, watching] of this.#audience.entries()) {
      const stays = watching.seat !== undefined && viewerOf(this.#state, watching.key, watching.seat);
      const viewer = stays || (viewerOf(this.#state, watching.key, undefined) as Onlooker);
      if (viewer === watching.viewer) continue;
      watching.viewer = viewer;
      moved = true;
      this.#sendTable(subscription, watching);
    }
    if (moved) this.#sendPresence();
  }

  #break(error: unknown): void {
    this.#context.problem('a table stopped', this.id, error);
    this.#context.writeFailed();
    this.#dismiss('storage-failed', 'not-stored');
  }

  /** Watchers reconnect and find the table as stored. */
  #dismiss(reason: Bye['reason'], why: DropReason): void {
    this.close();
    this.#forget(why, this.#presence.departure(this.#context.time.now()));
    this.#audience.dismiss(JSON.stringify({ t: 'bye', reason, table: this.id } satisfies Bye));
  }

  /** The table moves to another home. Watchers reconnect there. */
  evict(): void {
    this.close();
    this.#audience.dismiss(JSON.stringify({ t: 'bye', reason: 'changed', table: this.id } satisfies Bye));
  }

  /** Changes the stored table exclusively. */
  replace<T>(change: () => Promise<T>): Promise<T> {
    return this.#use(async () => {
      try {
        return await change();
      } finally {
        this.#dismiss('changed', 'not-stored');
      }
    });
  }

  /** A server move for a seat, if it still has the question of revision `since`. */
  #serverEntry(seat: Seat, since: number, decideNow: (state: TableState) => Decision | undefined): void {
    this.#serverChange((state) => (state.since[seat - 1] === since && state.toAct.includes(seat) ? decideNow(state) : undefined));
  }

  #serverChange(decideNow: (state: TableState) => Decision | undefined): void {
    this.#lastUse = this.#context.time.now();
    this.#later('a change by the server', async () => {
      const decision = this.#isBroken ? undefined : decideNow(this.#state);
      if (decision !== undefined) await this.#commit(decision, null);
    });
  }

  /** Grants the subscription, or says why not. No effect if it has ended by then. */
  watch(
    subscription: Subscription,
    look: Look & { readonly views?: boolean },
    key: string | undefined,
    payer: Payer = UNCHARGED,
  ): Promise<Refused | undefined> {
    return this.#ask(async () => {
      if (subscription.kind === 'ended') return undefined;
      await this.#unseal();
      const watching = (await this.#viewRefusal(look, key, payer)) ?? this.#watchingOf(look, key, payer);
      if ('t' in watching) return watching;
      const began = performance.now();
      const past = await pastOf(this.#state, this.#memory.log, watching, look);
      // The table may have been dismissed while its log was read. Nothing below awaits.
      if (this.#isBroken) return this.#refused({ code: 'table-stopped' });
      const before = this.#audience.online().join();
      if (!this.#audience.join(subscription, watching)) return undefined;
      payer.pay(performance.now() - began, this.#sendTable(subscription, watching, past));
      const isChanged = this.#audience.online().join() !== before;
      if (isChanged) this.#sendPresence(subscription);
      if (isChanged || watching.isHost) this.#planAndList();
      return undefined;
    });
  }

  /** A `table` message resets event shapes: short events start over. */
  #sendTable(subscription: Subscription, watching: Watching, past?: Past): number {
    watching.writer = new ShortEventWriter();
    watching.isHost = sameHash(this.#state.host, watching.key);
    this.#witness(watching);
    const text = tableText(this.#state, this.#lists, watching, this.#audience.online(), this.#context.time.now(), past);
    subscription.send(text);
    return text.length;
  }

  /** A watcher left. */
  #onLeave({ viewer, key }: Watching): void {
    if (this.#isBroken) return;
    this.#lastUse = this.#context.time.now();
    const isAbsent = typeof viewer === 'number' && !this.#audience.isOnline(viewer);
    const isHostAbsent = sameHash(this.#state.host, key) && !this.#audience.hasKey(key);
    if (isAbsent) this.#sendPresence();
    // Planning reads the state, which a running job may be changing.
    if (isAbsent || isHostAbsent) this.#later('checking the clocks', () => this.#planAndList());
  }

  #planAndList(): void {
    this.#clockwork.plan();
    this.#list();
  }

  #sendPresence(except?: Subscription): void {
    this.#audience.sendAll(JSON.stringify({ t: 'presence', table: this.id, online: this.#audience.online() }), except);
  }

  /** One `table` message in JSON, without subscribing. */
  lookText(look: Look, key: string | undefined, payer: Payer = UNCHARGED): Promise<string | Refused> {
    return this.#ask(async () => {
      await this.#unseal();
      const watching = (await this.#viewRefusal(look, key, payer)) ?? this.#watchingOf(look, key, payer);
      if ('t' in watching) return watching;
      const began = performance.now();
      this.#witness(watching);
      const past = await pastOf(this.#state, this.#memory.log, watching, look);
      const text = tableText(this.#state, this.#lists, watching, this.#audience.online(), this.#context.time.now(), past);
      payer.pay(performance.now() - began, text.length);
      return text;
    });
  }

  /** The same as a value. */
  async look(look: Look, key: string | undefined): Promise<TableMessage | Refused> {
    const text = await this.lookText(look, key);
    return typeof text === 'string' ? (JSON.parse(text) as TableMessage) : text;
  }

  /**
   * Reveals a sealed deal once it has ended at both tables. Polled by every viewer, so no message between tables is
   * required.
   */
  async #unseal(): Promise<void> {
    const { match } = this.#state;
    if (match === undefined || this.#isBroken || !isSealed(this.#state) || !isEnded(this.#state)) return;
    if (await this.#context.matches.isDealOver(match.id, match.deal)) await this.#commit({ entry: { kind: 'unseal' } }, null);
  }

  /** A sealed deal is shown only to its seats, and to nobody who has seats at both tables. */
  async #viewRefusal({ seat, mark }: Look, key: string | undefined, payer: Payer): Promise<Refused | undefined> {
    const { match } = this.#state;
    if (match === undefined || !isSealed(this.#state)) return undefined;
    if (key === undefined || typeof viewerOf(this.#state, key, seat) !== 'number') return this.#refused({ code: 'still-secret' });
    const no = await this.#context.matches.mayNotLook(match.id, match.room, key, { household: remoteHouseholdKey(payer.from), mark });
    return no && this.#refused({ code: no });
  }

  #watchingOf(look: Look & { views?: boolean }, key: string | undefined, payer: Payer): Watching | Refused {
    const { seat, legal = LIMITS.legalByDefault, views = false, mark } = look;
    if (this.#isBroken) return this.#refused({ code: 'table-stopped' });
    const viewer = viewerOf(this.#state, key, seat);
    if (viewer === undefined) return this.#refused({ code: 'wrong-key' });
    if (key !== undefined) this.#context.witnesses.recordOrigin(this.#state, key, { household: remoteHouseholdKey(payer.from), mark });
    return { viewer, legal, views, key, seat, isHost: sameHash(this.#state.host, key), writer: new ShortEventWriter() };
  }

  /** The record, if the caller may read all of it. */
  record(key: string | undefined, payer: Payer = UNCHARGED): Promise<string | Refused> {
    return this.#ask(async () => {
      await this.#unseal();
      const began = performance.now();
      const viewer = viewerOf(this.#state, key, undefined) as Onlooker;
      const record =
        isRevealed(this.#state) && maySeeAll(this.#state, viewer, key) ? recordOf(this.#state) : this.#refused({ code: 'still-secret' });
      payer.pay(performance.now() - began, typeof record === 'string' ? record.length : 0);
      return record;
    });
  }

  /** A person's list entry for this table: `take` reads the state exclusively. */
  summary<T>(key: string, take: (state: Readonly<TableState>, seats: readonly Seat[]) => T): Promise<T> {
    return this.#ask(() => {
      return take(this.#state, seatsOf(this.#state, key));
    });
  }
}

/** Why a table is rebuilt: a failed write, or a failed job. */
export type DropReason = 'not-stored' | 'fault';
type Forget = (why: DropReason, departure: Departure) => void;

/** Ignores a departure from before `since`: another server has run the table meanwhile. */
function attendanceOf(context: TableContext, home: HomeHere | undefined, departure: Departure | undefined): Attendance {
  const since = Math.max(context.attendedSince(), home?.absences.at(-1)?.until ?? 0);
  const downtimeAfter = home === undefined ? context.absentSince : (at: number) => downtimeSince(home.absences, at);
  return { since, downtimeAfter, ...(departure !== undefined && departure.at >= since && { departure }) };
}

/** Seats held by the key with this hash. */
export function seatsOf(state: Readonly<TableState>, key: string): readonly Seat[] {
  return state.seats.filter((seat) => sameHash(keyAt(state, seat), key));
}

/** A new person at the table. */
function isComing(entry: Entry): entry is Extract<Entry, { kind: 'sit' | 'ask' | 'reserve' | 'agree' }> {
  return entry.kind === 'sit' || entry.kind === 'ask' || entry.kind === 'reserve' || entry.kind === 'agree';
}

/** After this move the owner plays again. */
function isCoveredOnce(state: TableState, entry: Entry): boolean {
  const sitter = entry.kind === 'move' ? sitterAt(state, entry.seat) : undefined;
  return sitter !== undefined && 'cover' in sitter && sitter.cover === 'once';
}
