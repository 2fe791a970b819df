import type { Notice } from '@bellwether/wire';
import type { Logger } from 'pino';
import { Bans } from './admin/bans.ts';
import { background } from './background.ts';
import { type BotPlayers, BotPool } from './bots/pool.ts';
import type { Liveness } from './heartbeat.ts';
import { Buckets } from './limits/buckets.ts';
import { remoteHouseholdKey } from './limits/household.ts';
import { FIXED } from './limits/limits.ts';
import { WorkBudgets } from './limits/work-budgets.ts';
import { Matches } from './match/matches.ts';
import { type StrengthOf, WaitingRoom } from './meet/waiting-room.ts';
import type { Membership } from './membership.ts';
import { Push } from './notices/push.ts';
import { notifyTurn } from './notices/turn-notices.ts';
import { Webhooks } from './notices/webhooks.ts';
import { ABUSE_CODES, AbuseLog } from './ops/abuse-log.ts';
import { Drain } from './ops/drain.ts';
import { Metrics } from './ops/metrics.ts';
import type { Options } from './options.ts';
import { Passkeys } from './person/passkeys.ts';
import { Persons } from './person/persons.ts';
import { Ratings } from './person/ratings/ratings.ts';
import { Relations } from './person/relations.ts';
import { type RandomSource, systemRandom } from './secrets.ts';
import type { Append, Store, StoredTables } from './store/store.ts';
import type { TableContext } from './table/table-context.ts';
import { Tables } from './table/tables.ts';
import { Witnesses } from './table/witnesses.ts';
import { cpuTimeMs, type Time } from './time.ts';

/** Replacements for tests, and values the server cannot know. */
export interface Overrides {
  readonly time?: Time;
  readonly cpuTimeMs?: () => number;
  readonly random?: RandomSource;
  readonly bots?: BotPlayers;
  readonly strengthOf?: StrengthOf;
  /** Bytes used by the database, and free on its disk. */
  disk?(): { readonly used: number; readonly free: number };
  /** Of scheduled backups: when the last one was made (0: none yet), and their interval. */
  backups?: (() => { readonly lastAt: number; readonly everyMs: number }) | undefined;
  /** Called when the notice period before an update is over. */
  drained?(): void;
}

/** Parts that are made after the core, from it. */
export interface LateParts {
  /** Available after `listen()`. */
  sockets?: { readonly size: number; countPeople(): number; broadcast(notice: Notice): void };
  readiness?: { now(): { readonly ok: boolean } };
}

/** Everything of a server that exists before it accepts connections. */
export interface Core {
  readonly options: Options;
  readonly store: Store;
  readonly log: Logger;
  readonly liveness: Liveness;
  readonly random: RandomSource;
  readonly bots: BotPlayers;
  readonly bans: Bans;
  readonly metrics: Metrics;
  readonly abuse: AbuseLog;
  readonly drain: Drain;
  readonly push: Push;
  readonly webhooks: Webhooks;
  readonly tables: Tables;
  readonly work: WorkBudgets;
  readonly waitingRoom: WaitingRoom;
  readonly matches: Matches;
  readonly persons: Persons;
  readonly passkeys: Passkeys;
  readonly relations: Relations;
  readonly ratings: Ratings;
  now(): number;
  problem(what: string, table: string, error: unknown): void;
  /** Counts a refusal or close by its code, and logs likely abuse. */
  countCode(what: 'refused' | 'closed', code: string | number, address: string): void;
  isBanned(address: string): boolean;
}

/** `node`: set if several servers share a database. `late` is filled afterwards. */
export async function openCore(
  options: Options,
  store: Store,
  liveness: Liveness,
  node: Pick<Membership, 'home' | 'figures'> | undefined,
  log: Logger,
  overrides: Overrides,
  late: LateParts,
): Promise<Core> {
  const { random = systemRandom, disk, backups } = overrides;
  const time = node === undefined ? liveness.time : (overrides.time ?? liveness.time);
  const now = () => time.now();
  const work = new WorkBudgets(options.guards);
  const metrics: Metrics = new Metrics({
    tables: () => tables.byStatus(),
    connections: () => late.sockets?.size ?? 0,
    people: () => late.sockets?.countPeople() ?? 0,
    queues: () => ({ bots: bots.waiting ?? 0, work: work.scheduler.length, push: push.waiting, webhooks: webhooks.waiting }),
    isReady: () => late.readiness?.now().ok ?? false,
    isWritable: () => liveness.isWritable,
    disk,
    backups,
    cluster: node && (() => node.figures()),
  });
  const { bots = new BotPool(options.botThreads, ({ game, level }, ms) => metrics.botThought(game, level, ms)) } = overrides;
  const problem = problemsIn(metrics, log);
  const bans = await Bans.open(store);
  const push = await Push.open(store, options.pushHosts, options.pushContact, (result) => metrics.countPush(result));
  const webhooks = new Webhooks(
    options.webhookHosts,
    time,
    store,
    (error) => problem('a webhook failed', '', error),
    (result) => metrics.countWebhook(result),
  );
  const persons = new Persons(store, random, now);
  const relations = new Relations(store, random, now);
  const ratings = new Ratings(store, persons.directory, relations, (error) => problem('rating a game failed', '', error));
  const known = { options, store, liveness, random, bots, metrics, problem, bans, push, webhooks, persons, relations, ratings };
  const openings = { ofPerson: new Buckets(FIXED.openingsOfPerson), ofHousehold: new Buckets(FIXED.openingsOfHousehold) };
  const tables = new Tables({
    ...tableServicesOf(known, () => matches),
    housing: node,
    time,
    cpuTimeMs: overrides.cpuTimeMs ?? cpuTimeMs,
    mayOpen: (person, from) => {
      const household = remoteHouseholdKey(from);
      return openings.ofPerson.takeFor(person, now()) && (household === undefined || openings.ofHousehold.takeFor(household, now()));
    },
  });
  const isBlocked = (by: string, who: string) => relations.isBlocked(by, who);
  const matches: Matches = new Matches({ store, tables, random, time, isBlocked, problem });
  liveness.onWritable(() => tables.resume());
  const { strengthOf = async (person, game) => (await ratings.ofGame(person, game))?.elo } = overrides;
  const blockedBy = (person: string) => relations.blockedBy(person);
  const abuse = new AbuseLog(log, time);
  return {
    ...known,
    ...{ log, work, tables, matches, abuse, now },
    waitingRoom: new WaitingRoom({ store, tables, random, strengthOf, blockedBy, time, problem }),
    passkeys: new Passkeys(store, persons),
    drain: new Drain(time, (notice) => late.sockets?.broadcast(notice), overrides.drained ?? (() => {})),
    countCode: (what, code, address) => {
      if (metrics.countCode(what, code) || ABUSE_CODES.has(code)) abuse.count(code, address);
    },
    isBanned: (address) => bans.hasAddress(address),
  };
}

function problemsIn(metrics: Metrics, log: Logger): Core['problem'] {
  return (what, table, error) => {
    metrics.count('problems');
    // The full id gives access to the table: log only its beginning.
    log.error({ table: table.slice(0, 4), error: error instanceof Error ? error.message : 'unknown' }, what);
  };
}

/** Services that tables depend on. */
type TableServices = Pick<
  Core,
  'options' | 'store' | 'liveness' | 'random' | 'bots' | 'metrics' | 'problem' | 'bans' | 'push' | 'webhooks' | 'relations' | 'ratings'
>;

/** What tables need from the server. `matches` is called late: matches depend on tables. */
function tableServicesOf(
  { options, store, liveness, random, bots, metrics, problem, bans, push, webhooks, relations, ratings }: TableServices,
  matches: () => Matches,
): Omit<TableContext, 'housing' | 'time' | 'cpuTimeMs' | 'mayOpen'> {
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
    ownCards: options.ownCards,
    isBanned: (key) => bans.hasKey(key),
    isBlocked: (by, who) => relations.isBlocked(by, who),
    ended: () => background('rating games', ratings.foldAll(), problem),
    absentSince: (at) => liveness.downtimeSince(at),
    attendedSince: () => liveness.attendedSince(),
    isWritable: () => liveness.isWritable,
    writeFailed: () => liveness.markUnwritable(),
    notice: (notice) => notifyTurn(notice, push, webhooks, problem),
    problem,
    countCommand: () => metrics.count('commands'),
    countMove: (game) => metrics.countMove(game),
  };
}

/** The store's `append`, with its commit time measured. */
function timed(store: StoredTables, metrics: Metrics): StoredTables['append'] {
  return (append: Append) => metrics.timeCommit(() => store.append(append));
}
