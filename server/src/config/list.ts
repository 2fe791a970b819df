/** Every option of the server, once: the command line, the variables, the config file, `--help` and the table of docs/SELF-HOSTING.md come from here. */
import path from 'node:path';
import { DEFAULT_GUARDS, DEFAULT_OPTIONS } from '../options.ts';
import { hostAndPort, type Kind, list, oneOf, postgres, proxies, text, url, whole } from './kinds.ts';

/** The name of a row is its name in a config file; `botPause` is `--bot-pause` and, if nothing else is said, `BOT_PAUSE`. */
export interface Option<T, Default> {
  readonly kind: Kind<T>;
  readonly variable?: string;
  readonly byDefault: Default;
  readonly about: string;
}

function always<T>(kind: Kind<T>, byDefault: T, about: string, variable?: string): Option<T, T> {
  return { kind, byDefault, about, ...(variable !== undefined && { variable }) };
}

/** An option that need not be given. */
function maybe<T>(kind: Kind<T>, about: string, variable?: string): Option<T, undefined> {
  return { kind, byDefault: undefined, about, ...(variable !== undefined && { variable }) };
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
const days = whole(1, 36_500, 'days');
const many = whole(1, 10_000_000);
const perSecond = whole(1, 1_000_000, 'ms');
const bytes = whole(1_000, 1_000_000_000, 'bytes');
const { guards: _, ...defaults } = DEFAULT_OPTIONS;

export const OPTION_LIST = {
  port: always(whole(0, 65_535), defaults.port, '0 picks a free one'),
  host: always(text('address'), defaults.host, '0.0.0.0 for every network of the machine'),
  data: always(text('folder'), path.join(ROOT, 'data'), 'where tables are kept', 'DATA_DIR'),
  databaseUrl: maybe(
    postgres,
    'keep tables in PostgreSQL instead, where several servers may share them; several hosts, apart by commas, are a primary and its standbys',
  ),
  databaseUrlFile: maybe(text('file'), 'a file that holds the database URL; keeps its password out of the process list'),
  nodeAddress: always(hostAndPort, '127.0.0.1:0', 'with a database URL: host and port at which the other servers reach this one'),
  publicAddress: maybe(url, 'where players reach it, such as https://sheep.example; left out, what their browser asked for'),
  origins: always(list, defaults.origins, 'other origins whose pages may talk to it'),
  trustProxy: always(
    proxies,
    defaults.trustProxy,
    'proxies in front that are believed about who asks: how many, or which, such as 10.0.0.1,fd00::/8',
  ),
  metrics: always(oneOf('loopback', 'all', 'off'), defaults.metrics, 'who may read /metrics: loopback, all or off'),
  botPause: always(whole(0, 60_000, 'ms'), defaults.botPause, 'how long bots wait before they move'),
  botThreads: always(whole(1, 64), defaults.botThreads, 'threads in which bots think'),
  pushContact: always(text('address'), defaults.pushContact, 'mailto: or https:, for push services'),
  pushHosts: always(list, defaults.pushHosts, 'the only hosts that push messages are sent to'),
  webhookHosts: always(list, defaults.webhookHosts, "the only hosts that tables' webhooks may name; *.example.org for all below"),
  deleteAfter: maybe(days, 'delete finished tables after this many days without activity', 'DELETE_AFTER_DAYS'),
  deleteUnfinishedAfter: maybe(days, 'delete unfinished tables after this many days without activity', 'DELETE_UNFINISHED_AFTER_DAYS'),
  backupEvery: maybe(whole(1, 8_760, 'hours'), 'back up all tables to a file every N hours', 'BACKUP_EVERY_HOURS'),
  backupKeep: always(whole(1, 1_000), 14, 'how many such files are kept; the oldest goes first'),
  backupTo: maybe(text('folder'), 'where they are kept; left out, the folder backups beside the tables'),
  connections: always(whole(1, 1_000_000), DEFAULT_GUARDS.connections, 'sockets at most'),
  connectionsPerAddress: always(whole(1, 1_000_000), DEFAULT_GUARDS.connectionsPerAddress, 'sockets of one address'),
  messagesPerSecond: always(many, DEFAULT_GUARDS.messagesPerSecond, 'messages of one socket, after the first few'),
  burst: always(many, DEFAULT_GUARDS.burst, 'how many those first few are', 'MESSAGES_AT_ONCE'),
  watches: always(many, DEFAULT_GUARDS.watches, 'tables that one socket may watch at a time', 'WATCHES_PER_SOCKET'),
  requestsPerMinute: always(many, DEFAULT_GUARDS.requestsPerMinute, 'requests of one address'),
  tablesPerHour: always(many, DEFAULT_GUARDS.tablesPerHour, 'tables made by one address'),
  workPerAddress: always(
    perSecond,
    DEFAULT_GUARDS.workPerAddress,
    "milliseconds of the server's time a second for one address; who asks for more waits behind the others",
  ),
  workPerPerson: always(perSecond, DEFAULT_GUARDS.workPerPerson, 'the same for one person'),
  workPerTable: always(perSecond, DEFAULT_GUARDS.workPerTable, 'the same for all looks at one table'),
  answersPerAddress: always(bytes, DEFAULT_GUARDS.answersPerAddress, 'bytes of whole tables told to one address a second'),
  unreadPerSocket: always(bytes, DEFAULT_GUARDS.unreadPerSocket, 'bytes that may wait for one socket to read before it is closed'),
  unreadPerAddress: always(bytes, DEFAULT_GUARDS.unreadPerAddress, 'the same for all sockets of one address'),
  logLevel: always(oneOf('debug', 'info', 'warn', 'error', 'silent'), 'info', 'debug, info, warn, error or silent'),
} as const;

export type OptionName = keyof typeof OPTION_LIST;
export type Given = {
  -readonly [Name in OptionName]: (typeof OPTION_LIST)[Name] extends Option<infer T, infer Default>
    ? undefined extends Default
      ? T | undefined
      : T
    : never;
};

export const OPTION_NAMES = Object.keys(OPTION_LIST) as readonly OptionName[];

export function optionOf(name: OptionName): Option<unknown, unknown> {
  return OPTION_LIST[name];
}

export function flagOf(name: OptionName): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export function variableOf(name: OptionName): string {
  return optionOf(name).variable ?? name.replace(/[A-Z]/g, '_$&').toUpperCase();
}

/** The default in one word, for help and documents; empty if there is none. */
export function defaultOf(name: OptionName): string {
  const { byDefault } = optionOf(name);
  if (name === 'data') return 'data';
  if (byDefault === undefined) return '';
  return Array.isArray(byDefault) ? byDefault.join(' ') : String(byDefault);
}
