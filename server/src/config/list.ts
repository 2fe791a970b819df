/**
 * All options of the server. Command line, environment, config file, `--help` and the table in docs/SELF-HOSTING.md are
 * derived from this list.
 */
import path from 'node:path';
import { DEFAULT_GUARDS, DEFAULT_OPTIONS } from '../options.ts';
import { hostAndPort, type Kind, list, oneOf, postgres, proxies, text, url, whole } from './kinds.ts';

/** A row's key is its name in a config file. `botPause` is also `--bot-pause` and by default `BOT_PAUSE`. */
export interface Option<T, Default> {
  readonly kind: Kind<T>;
  readonly variable?: string;
  readonly byDefault: Default;
  readonly about: string;
}

function always<T>(kind: Kind<T>, byDefault: T, about: string, variable?: string): Option<T, T> {
  return { kind, byDefault, about, ...(variable !== undefined && { variable }) };
}

/** An optional option. */
function maybe<T>(kind: Kind<T>, about: string, variable?: string): Option<T, undefined> {
  return { kind, byDefault: undefined, about, ...(variable !== undefined && { variable }) };
}

const days = whole(1, 36_500, 'days');
const many = whole(1, 10_000_000);
const perSecond = whole(1, 1_000_000, 'ms');
const bytes = whole(1_000, 1_000_000_000, 'bytes');
const { guards: _, ...defaults } = DEFAULT_OPTIONS;

export const OPTION_LIST = {
  port: always(whole(0, 65_535), defaults.port, '0 picks a free port'),
  host: always(text('address'), defaults.host, 'address to listen on; 0.0.0.0 for all networks of this machine'),
  data: always(text('folder'), path.resolve('data'), 'where tables are stored', 'DATA_DIR'),
  databaseUrl: maybe(
    postgres,
    'store tables in PostgreSQL instead, shared by any number of servers; several hosts, separated by commas, are a primary and its standbys',
  ),
  databaseUrlFile: maybe(text('file'), 'a file that contains the database URL; keeps its password out of the process list'),
  nodeAddress: always(hostAndPort, '127.0.0.1:0', 'with a database URL: the address at which other servers reach this one'),
  publicAddress: maybe(url, 'public URL, such as https://sheep.example; default: the host name that the browser requested'),
  origins: always(list, defaults.origins, 'other origins whose pages may use the API'),
  trustProxy: always(proxies, defaults.trustProxy, 'trusted reverse proxies: how many, or their addresses, such as 10.0.0.1,fd00::/8'),
  metrics: always(oneOf('loopback', 'all', 'off'), defaults.metrics, 'who may read /metrics: loopback, all or off'),
  botPause: always(whole(0, 60_000, 'ms'), defaults.botPause, 'delay before a bot moves'),
  botThreads: always(whole(1, 64), defaults.botThreads, 'threads for bots'),
  ownCards: always(oneOf('on', 'off'), defaults.ownCards, 'home-made cards and decks at tables: on or off'),
  pushContact: always(text('address'), defaults.pushContact, 'contact for push services: a mailto: or https: URL'),
  pushHosts: always(list, defaults.pushHosts, 'the only hosts to send push messages to'),
  webhookHosts: always(list, defaults.webhookHosts, 'the only hosts that webhooks may call; *.example.org includes subdomains'),
  deleteAfter: maybe(days, 'delete finished tables after this many days without activity', 'DELETE_AFTER_DAYS'),
  deleteUnfinishedAfter: maybe(days, 'delete unfinished tables after this many days without activity', 'DELETE_UNFINISHED_AFTER_DAYS'),
  backupEvery: maybe(whole(1, 8_760, 'hours'), 'back up all tables to a file every N hours', 'BACKUP_EVERY_HOURS'),
  backupKeep: always(whole(1, 1_000), 14, 'how many backups to keep; the oldest is deleted first'),
  backupTo: maybe(text('folder'), 'where to keep them; default: the folder backups in the data folder'),
  connections: always(whole(1, 1_000_000), DEFAULT_GUARDS.connections, 'maximum number of sockets'),
  connectionsPerAddress: always(whole(1, 1_000_000), DEFAULT_GUARDS.connectionsPerAddress, 'sockets per address'),
  messagesPerSecond: always(many, DEFAULT_GUARDS.messagesPerSecond, 'messages per socket, after the burst'),
  burst: always(many, DEFAULT_GUARDS.burst, 'messages per socket in a burst', 'MESSAGES_AT_ONCE'),
  watches: always(many, DEFAULT_GUARDS.watches, 'tables that one socket may watch', 'WATCHES_PER_SOCKET'),
  requestsPerMinute: always(many, DEFAULT_GUARDS.requestsPerMinute, 'requests per address'),
  tablesPerHour: always(many, DEFAULT_GUARDS.tablesPerHour, 'new tables per address'),
  workPerAddress: always(
    perSecond,
    DEFAULT_GUARDS.workPerAddress,
    'processor time per second for one address, in ms; requests beyond it wait',
  ),
  workPerPerson: always(perSecond, DEFAULT_GUARDS.workPerPerson, 'the same for one person'),
  workPerTable: always(perSecond, DEFAULT_GUARDS.workPerTable, 'the same for all reads of one table'),
  answersPerAddress: always(bytes, DEFAULT_GUARDS.answersPerAddress, 'bytes of whole tables sent to one address per second'),
  unreadPerSocket: always(bytes, DEFAULT_GUARDS.unreadPerSocket, 'unread output of one socket before it is closed'),
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

/** The default as one word for help and docs, empty without one. */
export function defaultOf(name: OptionName): string {
  const { byDefault } = optionOf(name);
  if (name === 'data') return 'data';
  if (byDefault === undefined) return '';
  return Array.isArray(byDefault) ? byDefault.join(' ') : String(byDefault);
}
