import type { Notice } from '@bellwether/wire';
import type { Logger } from 'pino';
import { Bans } from './admin/bans.ts';
import { background } from './background.ts';
import { type BotPlayers, BotPool } from './bots/pool.ts';
import type { Lifeline } from './life.ts';
import { Buckets } from './limits/buckets.ts';
import { houseOf } from './limits/household.ts';
import { FIXED } from './limits/limits.ts';
import { Work } from './limits/work.ts';
import { Matches } from './match/matches.ts';
import { type StrengthOf, WaitingRoom } from './meet/waiting-room.ts';
import { Push } from './notices/push.ts';
import { tellTurn } from './notices/turns.ts';
import { Webhooks } from './notices/webhooks.ts';
import { AbuseLog, TELLING } from './ops/abuse.ts';
import { Drain } from './ops/drain.ts';
import { Metrics } from './ops/metrics.ts';
import type { Options } from './options.ts';
import { Passkeys } from './person/passkeys.ts';
import { Persons } from './person/persons.ts';
import { Ratings } from './person/ratings/ratings.ts';
import { Regards } from './person/regards.ts';
import { type RandomSource, systemRandom } from './secrets.ts';
import type { Append, Store, StoredTables } from './store/store.ts';
import type { Housing, TableContext } from './table/table-context.ts';
import { Tables } from './table/tables.ts';
import { Witnesses } from './table/witnesses.ts';
import { type Time, worked } from './time.ts';

/** What a test may bring instead of the real thing, and what the server knows nothing of. */
export interface Parts {
  readonly time?: Time;
  readonly worked?: () => number;
  readonly random?: RandomSource;
  readonly bots?: BotPlayers;
  readonly strengthOf?: StrengthOf;
  /** Bytes of the database, and of free space beside it. */
  disk?(): { readonly used: number; readonly free: number };
  /** Called when the time that the operator gave players before an update is over. */
  drained?(): void;
}

/** What there is of the sockets once there is a port. */
export interface LiveSockets {
  readonly size: number;
  tell(notice: Notice): void;
}

/** All of a server that is there before anybody can reach it. */
export interface Core {
  readonly options: Options;
  readonly store: Store;
  readonly log: Logger;
  readonly life: Lifeline;
  readonly random: RandomSource;
  readonly bots: BotPlayers;
  readonly bans: Bans;
  readonly metrics: Metrics;
  readonly abuse: AbuseLog;
  readonly drain: Drain;
  readonly push: Push;
  readonly webhooks: Webhooks;
  readonly tables: Tables;
  readonly work: Work;
  readonly waitingRoom: WaitingRoom;
  readonly matches: Matches;
  readonly persons: Persons;
  readonly passkeys: Passkeys;
  readonly regards: Regards;
  readonly ratings: Ratings;
  now(): number;
  problem(what: string, table: string, error: unknown): void;
  /** Counts a refusal or a close by its code, and logs it if it smells of abuse. */
  note(what: 'refused' | 'closed', code: string | number, address: string): void;
  isBanned(address: string): boolean;
}

/** `housing`: where several servers share a database. `sockets` is asked for when it is needed. */
export async function openCore(
  options: Options,
  store: Store,
  life: Lifeline,
  housing: Housing | undefined,
  log: Logger,
  parts: Parts,
  sockets: () => LiveSockets | undefined,
): Promise<Core> {
  const { random = systemRandom, bots = new BotPool(options.botThreads), disk = () => ({ used: 0, free: 0 }) } = parts;
  const time = housing === undefined ? life.time : (parts.time ?? life.time);
  const now = () => time.now();
  const work = new Work(options.guards);
  const metrics: Metrics = new Metrics({
    tables: () => tables.size,
    connections: () => sockets()?.size ?? 0,
    botsWaiting: () => bots.waiting ?? 0,
    inLine: () => work.turns.length,
    disk,
  });
  const problem = problemsIn(metrics, log);
  const bans = await Bans.open(store);
  const push = await Push.open(store, options.pushHosts, options.pushContact);
  const webhooks = new Webhooks(options.webhookHosts, time, store, (error) => problem('a webhook failed', '', error));
  const persons = new Persons(store, random, now);
  const regards = new Regards(store, random, now);
  const ratings = new Ratings(store, persons.directory, regards, (error) => problem('rating a game failed', '', error));
  const known = { options, store, life, random, bots, metrics, problem, bans, push, webhooks, persons, regards, ratings };
  const openings = { ofPerson: new Buckets(FIXED.openingsOfPerson), ofHouse: new Buckets(FIXED.openingsOfHouse) };
  const tables = new Tables({
    ...surroundingsOf(known, () => matches),
    housing,
    time,
    worked: parts.worked ?? worked,
    mayOpen: (person, from) => {
      const house = houseOf(from);
      return openings.ofPerson.takeOf(person, now()) && (house === undefined || openings.ofHouse.takeOf(house, now()));
    },
  });
  const isBlocked = (by: string, who: string) => regards.isBlocked(by, who);
  const matches: Matches = new Matches({ store, tables, random, time, isBlocked, problem });
  life.onWritable(() => tables.goOn());
  const { strengthOf = async (person, game) => (await ratings.ofGame(person, game))?.elo } = parts;
  const blockedBy = (person: string) => regards.blockedBy(person);
  const abuse = new AbuseLog(log, time);
  return {
    ...known,
    ...{ log, work, tables, matches, abuse, now },
    waitingRoom: new WaitingRoom({ store, tables, random, strengthOf, blockedBy, time, problem }),
    passkeys: new Passkeys(store, persons),
    drain: new Drain(time, (notice) => sockets()?.tell(notice), parts.drained ?? (() => {})),
    note: (what, code, address) => {
      if (metrics.note(what, code) || TELLING.has(code)) abuse.note(code, address);
    },
    isBanned: (address) => bans.hasAddress(address),
  };
}

function problemsIn(metrics: Metrics, log: Logger): Core['problem'] {
  return (what, table, error) => {
    metrics.count('problems');
    // The table's name would open it: only its beginning is logged.
    log.error({ table: table.slice(0, 4), error: error instanceof Error ? error.message : 'unknown' }, what);
  };
}

/** What is there before the tables. */
type Surroundings = Pick<
  Core,
  'options' | 'store' | 'life' | 'random' | 'bots' | 'metrics' | 'problem' | 'bans' | 'push' | 'webhooks' | 'regards' | 'ratings'
>;

/** What tables need of the rest of the server. `matches` is asked for when it is needed: matches need tables. */
function surroundingsOf(
  { options, store, life, random, bots, metrics, problem, bans, push, webhooks, regards, ratings }: Surroundings,
  matches: () => Matches,
): Omit<TableContext, 'housing' | 'time' | 'worked' | 'mayOpen'> {
  return {
    store,
    append: timed(store, metrics),
    random,
    bots,
    witnesses: new Witnesses(),
    matches: {
      isDealOver: (match, deal) => matches().isDealOver(match, deal),
      mayNotLook: (match, room, key, from) => matches().mayNotLook(match, room, key, from),
      ended: (match) => matches().ended(match),
    },
    botPause: options.botPause,
    isBanned: (key) => bans.hasKey(key),
    isBlocked: (by, who) => regards.isBlocked(by, who),
    ended: () => background('rating games', ratings.foldAll(), problem),
    absentSince: (at) => life.absentSince(at),
    attendedSince: () => life.attendedSince(),
    isWritable: () => life.isWritable,
    writeFailed: () => life.doubt(),
    notice: (notice) => tellTurn(notice, push, webhooks, problem),
    problem,
    count: (what) => metrics.count(what),
  };
}

/** The store's `append`, with how long each entry took to be on disk noted down. */
function timed(store: StoredTables, metrics: Metrics): StoredTables['append'] {
  return async (append: Append) => {
    const began = performance.now();
    const result = await store.append(append);
    metrics.committed((performance.now() - began) / 1_000);
    return result;
  };
}
