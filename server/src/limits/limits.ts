/**
 * The rate limits that are token buckets, and their numbers. Other limits are constants where they apply; the sizes of
 * messages are in wire/src/limits.ts. A test compares all of them with docs/PROTOCOL.md.
 */
import type { Guards } from '../options.ts';
import type { Limit } from './bucket.ts';

const limit = (atOnce: number, perSecond: number): Limit => ({ atOnce, perSecond });
const perMinute = (atOnce: number, minute: number) => limit(atOnce, minute / 60);
const perHour = (atOnce: number, hour: number) => limit(atOnce, hour / 3_600);

/** Not configurable. */
export const FIXED = {
  /** Milliseconds charged to an address for connections that had to be closed. */
  trouble: limit(200, 50),
  /** What a person, and everyone at a table, may write into its log: stored forever and sent to everyone there. */
  wordsOfPerson: limit(30, 1),
  wordsOfTable: limit(90, 4),
  changesOfPerson: limit(60, 2),
  changesOfTable: limit(180, 6),
  /** How often a person, or a household, may open a table to everyone: nobody can fill the list of open tables. */
  openingsOfPerson: perHour(6, 12),
  openingsOfHousehold: perHour(30, 60),
  /** Attempts at table codes by an address. */
  codes: perMinute(10, 10),
  /** Attempts at recovery codes and join links by an address. */
  secrets: perMinute(10, 2),
  /** Changes to duplicate matches by a person. */
  matchChanges: perMinute(30, 30),
  /** Mutes, blocks and reports by a person. */
  opinions: perHour(20, 60),
};

/** Configured by the operator. */
export function limitsOf(guards: Guards) {
  const { workPerAddress, workPerPerson, workPerTable, answersPerAddress } = guards;
  const { burst, messagesPerSecond, connectionsPerAddress, requestsPerMinute, tablesPerHour } = guards;
  return {
    /** Milliseconds of work for an address, a person, and views of a table. */
    address: limit(workPerAddress / 5, workPerAddress),
    person: limit(workPerPerson / 2, workPerPerson),
    table: limit(workPerTable / 2, workPerTable),
    /** Bytes of whole tables sent to an address. Events of a watched table are not counted. */
    answers: limit(4 * answersPerAddress, answersPerAddress),
    /** Messages of a socket. */
    messages: limit(burst, messagesPerSecond),
    /** New sockets of an address. */
    arrivals: limit(2 * connectionsPerAddress, connectionsPerAddress / 10),
    /** Requests of an address, without files of the app. */
    requests: perMinute(requestsPerMinute, requestsPerMinute),
    /** New tables of an address. New matches are counted separately. */
    tables: perHour(tablesPerHour, tablesPerHour),
  };
}

export type Limits = ReturnType<typeof limitsOf>;
