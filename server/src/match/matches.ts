import { hash } from 'node:crypto';
import { hex, unhex } from '@bellwether/kernel';
import { type Code, DEFAULT_SETTINGS, type JoinMatch, type MatchInfo, type MyMatches, type NewMatch } from '@bellwether/wire';
import { isLevel } from '../games.ts';
import type { Payer } from '../limits/payer.ts';
import { KeyedHash } from '../meet/keyed-hash.ts';
import { asFound, heldIn, note, ofKind } from '../notes/notes.ts';
import type { Match, Points, Round } from '../notes/shapes.ts';
import { newTableId, type RandomSource } from '../secrets.ts';
import type { Exchange, Note, Notes, Settings, StoredTables, TableIndex } from '../store/store.ts';
import type { CommandRefusal } from '../table/command.ts';
import type { Entry } from '../table/entry.ts';
import { appendsOf, headerOf, newGame } from '../table/new-table.ts';
import type { MatchGuard } from '../table/table-context.ts';
import type { Tables } from '../table/tables.ts';
import type { Origin } from '../table/witnesses.ts';
import type { Time } from '../time.ts';
import { type Entrant, entrantNote, entrantsIn, isOfOneHousehold, notInRoom } from './entrants.ts';
import { gameOf, isPlayedOut, openSeats, pointsIn, ROOMS } from './match.ts';
import { infoOf } from './match-info.ts';

export interface MatchesContext {
  readonly store: StoredTables & TableIndex & Notes & Settings;
  readonly tables: Tables;
  readonly random: RandomSource;
  readonly time: Time;
  isBlocked(by: string, who: string): Promise<boolean>;
  problem(what: string, table: string, error: unknown): void;
}

/** Unchanged matches are deleted after this time. */
const MATCH_TTL_MS = 180 * 86_400_000;

/** Delay before clocks start in a deal: any entrant can start it, and the others still have to open their table. */
const CLOCK_LEAD_MS = 20_000;

const MAX_TABLES = 1_000_000;
const UNCHARGED: Payer = { pay: () => {} };

/** A match as loaded, with its notes. */
interface LoadedMatch {
  readonly id: string;
  readonly match: Match;
  readonly note: Note;
  readonly entrants: readonly Entrant[];
  readonly host: string | undefined;
}

/**
 * Duplicate matches. A match is one note in the store that lists its tables. Every change, also of its entrants, is a
 * compare-and-swap on it, so any node can serve it and may crash: the next request completes what was started.
 */
export class Matches implements MatchGuard {
  readonly #context: MatchesContext;
  readonly #keyedHash: KeyedHash;

  constructor(context: MatchesContext) {
    this.#context = context;
    this.#keyedHash = new KeyedHash(context.store, context.random);
  }

  /** `person` becomes the host. */
  async make(asked: NewMatch, person: string, payer: Payer): Promise<string | CommandRefusal> {
    const { random, store, tables } = this.#context;
    const began = performance.now();
    const set = tables.setUp(asked);
    payer.pay(performance.now() - began);
    if ('code' in set) return set;
    const { game, form, deals, clock, grace, botLevel } = asked;
    const chosen = { ...(clock && { clock }), ...(grace !== undefined && { grace }), ...(botLevel !== undefined && { botLevel }) };
    const settings = { ...DEFAULT_SETTINGS, ...chosen, spectators: 'all-after-end' as const, lateJoining: false };
    if (!isLevel(settings.botLevel)) return { code: 'unknown-level' };
    const id = newTableId(random);
    const match: Match = { game, config: set.config, settings, form, deals, rounds: [], changes: 0 };
    const until = this.#until();
    await store.exchange({ put: [note('match', id, match, { until }), note('host', id, {}, { owner: person, about: id, until })] });
    return id;
  }

  #until(): number {
    return this.#context.time.now() + MATCH_TTL_MS;
  }

  async #load(id: string): Promise<LoadedMatch | undefined> {
    const { store } = this.#context;
    const [found, about] = await Promise.all([store.note('match', id), store.notesAbout(id)]);
    if (found === undefined) return undefined;
    return { id, match: heldIn('match', found), note: found, entrants: entrantsIn(about), host: ofKind(about, 'host')[0]?.note.owner };
  }

  /** Changes the match unless it has changed since it was loaded. */
  #change({ id, match, note: found }: LoadedMatch, changed: Partial<Match>, beside: Pick<Exchange, 'drop' | 'put'> = {}): Promise<boolean> {
    const next = note('match', id, { ...match, ...changed, changes: match.changes + 1 }, { until: this.#until() });
    return this.#context.store.exchange({ expect: [asFound('match', id, found)], ...beside, put: [next, ...(beside.put ?? [])] });
  }

  /** Retries until the change succeeds or is refused. */
  async #attempt(id: string, decide: (found: LoadedMatch) => Promise<Code | boolean> | Code | boolean): Promise<Code | undefined> {
    for (;;) {
      const found = await this.#settled(id);
      if (found === undefined) return 'unknown-match';
      const done = await decide(found);
      if (typeof done === 'string') return done;
      if (done) return undefined;
    }
  }

  /** Takes a seat for the whole match. A person plays in one room only, so they never see a deal twice. */
  async join(id: string, { room, seat, name, mark }: JoinMatch, person: string, house: string | undefined): Promise<Code | undefined> {
    const me: Entrant = { person, name, room, seat, house: await this.#keyedHash.of(house), mark: await this.#keyedHash.of(mark) };
    return this.#attempt(id, async (found) => {
      const { match, host, entrants } = found;
      if (match.rounds.at(-1)?.over === undefined && match.rounds.length > 0) return 'already-started';
      if (!openSeats(match.form, gameOf(match).seats).includes(seat)) return 'unknown-seat';
      const others = entrants.filter((other) => other.person !== person);
      if (others.some((other) => other.room === room && other.seat === seat)) return 'seat-taken';
      const no = notInRoom(others, room, me);
      if (no !== undefined) return no;
      if (isOfOneHousehold(others) && me.house !== others[0]?.house) return 'table-closed';
      if (me.mark !== null && others.some((other) => other.mark === me.mark)) return 'same-house';
      if (host !== undefined && (await this.#context.isBlocked(host, person))) return 'blocked';
      const drop = entrants.filter((other) => other.person === person).map((old) => entrantNote(id, old, 0));
      return this.#change(found, {}, { drop, put: [entrantNote(id, me, this.#until())] });
    });
  }

  /** Not during a deal: people who have seen it stay entrants until it has ended. */
  leave(id: string, person: string): Promise<Code | undefined> {
    return this.#attempt(id, (found) => {
      const { match, entrants } = found;
      if (match.rounds.at(-1)?.over === undefined && match.rounds.length > 0) return 'already-started';
      const mine = entrants.filter((other) => other.person === person);
      return mine.length === 0 ? 'not-seated' : this.#change(found, {}, { drop: mine.map((old) => entrantNote(id, old, 0)) });
    });
  }

  /** Starts the next deal: the first by the host, the others by any entrant. */
  async deal(id: string, person: string): Promise<Code | undefined> {
    const { random } = this.#context;
    const no = await this.#attempt(id, (found) => {
      const why = whyNoDeal(found, person);
      if (why !== undefined) return why;
      const round: Round = { tables: ROOMS.map(() => newTableId(random)), seed: hex(random(32)) };
      return this.#change(found, { rounds: [...found.match.rounds, round] });
    });
    if (no === undefined) await this.#settled(id);
    return no;
  }

  async look(id: string, person: string): Promise<MatchInfo | undefined> {
    const found = await this.#settled(id);
    if (found === undefined) return undefined;
    const { match, entrants, host } = found;
    return infoOf(id, match, entrants, person, { host: host === person, mayDeal: whyNoDeal(found, person) === undefined });
  }

  /** Matches a person made or joined, latest first. */
  async of(person: string, most: number): Promise<MyMatches> {
    const { store } = this.#context;
    const newestFirst = [...(await store.notesOf(person, ['entrant', 'host']))].sort((a, b) => (b.until ?? 0) - (a.until ?? 0));
    const ids = [...new Set(newestFirst.flatMap(({ about }) => about ?? []))];
    const notes = await Promise.all(ids.slice(0, most).map((id) => store.note('match', id)));
    const matches = notes.flatMap((found) => {
      if (found === undefined) return [];
      const match = heldIn('match', found);
      const { game, deals, rounds } = match;
      return [{ match: found.name, game, deals, dealt: rounds.length, over: isOver(match) }];
    });
    return { matches, ...(ids.length > most && { more: true }) };
  }

  /** Loads the match and completes pending work: creates tables of a new deal, scores a finished one. */
  async #settled(id: string): Promise<LoadedMatch | undefined> {
    for (;;) {
      const found = await this.#load(id);
      const last = found?.match.rounds.at(-1);
      if (found === undefined || last === undefined || last.over) return found;
      if (last.seed !== undefined) await this.#createTables(found, last, last.seed);
      else if (!(await this.#isPlayedOut(last))) return found;
      else await this.#score(found, last);
    }
  }

  async #isPlayedOut({ tables }: Round): Promise<boolean> {
    return (await this.#context.store.statuses(tables)).every(isPlayedOut);
  }

  /** Creates both tables. Idempotent. */
  async #createTables(found: LoadedMatch, round: Round, seed: string): Promise<void> {
    const { store, time } = this.#context;
    const { id, match, entrants } = found;
    const set = newGame({ game: match.game, config: JSON.parse(match.config) as string[][] }, unhex(seed) ?? new Uint8Array());
    if ('code' in set) throw new Error(`the deal of a match was refused: ${set.code}`);
    const host = hash('sha256', `match ${id}`, 'hex');
    const created = time.now();
    const begins = match.settings.clock.kind === 'none' ? created : created + CLOCK_LEAD_MS;
    for (const [i, table] of round.tables.entries()) {
      const room = i + 1;
      const entries: Entry[] = [
        { kind: 'match', match: id, deal: match.rounds.length, deals: match.deals, room },
        { kind: 'access', access: 'closed' },
        ...entrants
          .filter((one) => one.room === room)
          .map(({ seat, name, person }): Entry => ({ kind: 'sit', seat, name, key: person, program: false })),
        { kind: 'start' },
      ];
      await store.create(headerOf(set, table, match.settings, host, null, created), appendsOf(table, entries, begins, 'playing', created));
    }
    await this.#change(found, { rounds: [...match.rounds.slice(0, -1), { tables: round.tables }] });
  }

  /** Both tables have ended: scores the deal and makes it public. */
  async #score(found: LoadedMatch, round: Round): Promise<void> {
    const { match } = found;
    const points = await Promise.all(round.tables.map((table, i) => this.#pointsAt(match, table, i + 1)));
    const all = points.flatMap((of) => (of === undefined ? [] : [of]));
    const over: Round = { ...round, over: true, ...(all.length === points.length && { points: all }) };
    // Origins are needed only while deals remain.
    const isLast = match.rounds.length === match.deals;
    const put = isLast ? found.entrants.map((one) => entrantNote(found.id, { ...one, house: null, mark: null }, this.#until())) : [];
    await this.#change(found, { rounds: [...match.rounds.slice(0, -1), over] }, { put });
    // Watchers of an ended table trigger a check here, wherever its home is.
    for (const table of round.tables) {
      const door = await this.#context.tables.get(table);
      if (typeof door === 'object') await door.lookText({ legal: 0 }, undefined);
    }
  }

  /** Undefined if the game was not played to its end. */
  #pointsAt(match: Match, table: string, room: number): Promise<Points | undefined> {
    return this.#context.tables.summary(
      table,
      '',
      ({ served: { game }, game: state }) => {
        const outcome = game.outcome(state);
        return outcome && pointsIn(match, room, outcome);
      },
      UNCHARGED,
    );
  }

  async isDealOver(id: string, deal: number): Promise<boolean> {
    const found = await this.#context.store.note('match', id);
    const round = found && heldIn('match', found).rounds[deal - 1];
    if (round === undefined || round.seed !== undefined) return false;
    return round.over === true || this.#isPlayedOut(round);
  }

  async mayNotLook(id: string, room: number, key: string, { household: house, mark }: Origin): Promise<Code | undefined> {
    const others = entrantsIn(await this.#context.store.notesAbout(id));
    return notInRoom(others, room, { person: key, house: await this.#keyedHash.of(house), mark: await this.#keyedHash.of(mark) });
  }

  /**
   * Why two people may not merge now: both have seen hands of one running game, or both have seats in one running
   * match.
   */
  async mayNotMerge(one: string, other: string): Promise<Code | undefined> {
    return (await this.#isOneGameOf(one, other)) || (await this.#isOneMatchOf(one, other)) ? 'same-game' : undefined;
  }

  async #isOneGameOf(one: string, other: string): Promise<boolean> {
    const { store, tables } = this.#context;
    const [mine, theirs] = await Promise.all([one, other].map((person) => store.tablesOf(person, MAX_TABLES)));
    const known = new Set(theirs?.map(({ id }) => id));
    const shared = (mine ?? []).flatMap(({ id }) => (known.has(id) ? [id] : []));
    const statuses = await store.statuses(shared);
    for (const id of shared.filter((_, i) => statuses[i] === 'playing'))
      if (await tables.summary(id, '', ({ status, seen }) => status === 'playing' && seen.has(one) && seen.has(other), UNCHARGED))
        return true;
    return false;
  }

  async #isOneMatchOf(one: string, other: string): Promise<boolean> {
    const { store } = this.#context;
    const placesOfBoth = await Promise.all([one, other].map((person) => store.notesOf(person, ['entrant'])));
    const [mine, theirs] = placesOfBoth.map((places) => new Set(places.flatMap(({ about }) => about ?? [])));
    for (const id of mine ?? []) {
      const match = theirs?.has(id) ? await this.#settled(id) : undefined;
      if (match !== undefined && !isOver(match.match)) return true;
    }
    return false;
  }

  ended(id: string): void {
    this.#settled(id).catch((error: unknown) => this.#context.problem('scoring a match failed', '', error));
  }
}

function isOver({ deals, rounds }: Match): boolean {
  return rounds.length === deals && rounds.at(-1)?.over === true;
}

function whyNoDeal({ match, host, entrants }: LoadedMatch, person: string): Code | undefined {
  const isEntrant = entrants.some((one) => one.person === person);
  const isHost = host === person || (host === undefined && isEntrant);
  if (match.rounds.length === 0) return isHost ? undefined : 'not-host';
  if (!isHost && !isEntrant) return 'not-seated';
  if (match.rounds.at(-1)?.over === undefined) return 'deal-not-over';
  return match.rounds.length < match.deals ? undefined : 'game-over';
}
