import type { Proxies } from './limits/proxies.ts';

/** Limits that protect the server. */
export interface Guards {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Messages of one connection: how many at once, then how many a second. */
  readonly burst: number;
  readonly messagesPerSecond: number;
  readonly requestsPerMinute: number;
  readonly tablesPerHour: number;
  /** Unread bytes after which a socket is dropped. */
  readonly unreadPerSocket: number;
  /**
   * Milliseconds a connection may be silent: before its hello, without watching a table, and without answering a ping.
   */
  readonly helloWithin: number;
  readonly idleFor: number;
  readonly pingEvery: number;
  /** Tables one connection may watch at a time. */
  readonly watches: number;
  /** Milliseconds of server time a second for an address, a person, and views of one table (limits/work-budgets.ts). */
  readonly workPerAddress: number;
  readonly workPerPerson: number;
  readonly workPerTable: number;
  /** Bytes of whole tables a second. */
  readonly answersPerAddress: number;
  /** Unread bytes of all sockets of an address. */
  readonly unreadPerAddress: number;
}

export const DEFAULT_GUARDS: Guards = {
  connections: 20_000,
  connectionsPerAddress: 200,
  burst: 60,
  messagesPerSecond: 20,
  requestsPerMinute: 600,
  tablesPerHour: 200,
  unreadPerSocket: 262_144,
  helloWithin: 10_000,
  idleFor: 120_000,
  pingEvery: 30_000,
  watches: 32,
  workPerAddress: 300,
  workPerPerson: 60,
  workPerTable: 200,
  answersPerAddress: 4_000_000,
  unreadPerAddress: 8_000_000,
};

export interface Options {
  readonly port: number;
  readonly host: string;
  /** The server's public URL, such as https://sheep.example. Default: the host of each request. */
  readonly publicAddress?: string;
  /** Other origins whose pages may use this server. */
  readonly origins: readonly string[];
  /** The built app, if there is one. */
  readonly webFolder?: string;
  /** Reverse proxies whose `X-Forwarded-For` is trusted, counted from the server outwards. */
  readonly trustProxy: Proxies;
  readonly metrics: 'loopback' | 'all' | 'off';
  /** Milliseconds before a bot moves. */
  readonly botPause: number;
  readonly botThreads: number;
  /** Whether tables may have home-made cards and decks, with names that players chose. */
  readonly ownCards: 'on' | 'off';
  /** Allowed hosts of push services and webhook receivers. The server calls no other host. */
  readonly pushHosts: readonly string[];
  readonly webhookHosts: readonly string[];
  /** Contact that push services require: a mailto: or https: address. */
  readonly pushContact: string;
  /** Deletes finished tables after this many days without activity. Default: never. */
  readonly deleteAfterDays?: number;
  /** The same for unfinished tables. */
  readonly deleteUnfinishedAfterDays?: number;
  readonly guards: Guards;
}

export const DEFAULT_OPTIONS: Options = {
  port: 8080,
  host: '127.0.0.1',
  origins: [],
  trustProxy: 0,
  metrics: 'loopback',
  botPause: 700,
  botThreads: 1,
  ownCards: 'on',
  pushHosts: ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'],
  webhookHosts: [],
  pushContact: 'mailto:admin@localhost',
  guards: DEFAULT_GUARDS,
};
