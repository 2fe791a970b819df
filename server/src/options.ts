import type { Proxies } from './limits/proxies.ts';

/** What the server guards itself with. */
export interface Guards {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Messages of one connection: so many at once, and so many a second after that. */
  readonly burst: number;
  readonly messagesPerSecond: number;
  readonly requestsPerMinute: number;
  readonly tablesPerHour: number;
  /** Bytes waiting for one socket to read before it is dropped. */
  readonly unreadPerSocket: number;
  /** Milliseconds a connection may be silent: before its hello, without watching anything, and without answering a ping. */
  readonly helloWithin: number;
  readonly idleFor: number;
  readonly pingEvery: number;
  /** Tables one connection may watch at a time. */
  readonly watches: number;
  /** Milliseconds of the server's time a second: for an address, a person, and looks at a table (limits/work-budgets.ts). */
  readonly workPerAddress: number;
  readonly workPerPerson: number;
  readonly workPerTable: number;
  /** Bytes of whole tables a second. */
  readonly answersPerAddress: number;
  /** Bytes that may wait for all sockets of an address to read. */
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
  /** Where players reach the server, such as https://sheep.example; left out, it is what their browser asked for. */
  readonly publicAddress?: string;
  /** Other origins whose pages may talk to this server. */
  readonly origins: readonly string[];
  /** The built app; left out if there is none. */
  readonly webFolder?: string;
  /** Proxies in front that are believed about addresses, counted from the server outwards. */
  readonly trustProxy: Proxies;
  readonly metrics: 'loopback' | 'all' | 'off';
  /** Milliseconds a bot waits before it moves. */
  readonly botPause: number;
  readonly botThreads: number;
  /** Push services and webhook receivers the server may talk to; it never calls any other host. */
  readonly pushHosts: readonly string[];
  readonly webhookHosts: readonly string[];
  /** Contact for push services, as they demand one: a mailto: or https: address. */
  readonly pushContact: string;
  /** Finished tables untouched for so many days are deleted; left out, never. */
  readonly deleteAfterDays?: number;
  /** The same for tables that never came to an end. */
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
  pushHosts: ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'],
  webhookHosts: [],
  pushContact: 'mailto:admin@localhost',
  guards: DEFAULT_GUARDS,
};
