/** Every limit on how much and how often. docs/PROTOCOL.md tells them, and a test compares. */
import type { Guards } from '../options.ts';
import type { Limit } from './bucket.ts';

const limit = (atOnce: number, perSecond: number): Limit => ({ atOnce, perSecond });
const perMinute = (atOnce: number, minute: number) => limit(atOnce, minute / 60);
const perHour = (atOnce: number, hour: number) => limit(atOnce, hour / 3_600);

/** The same at every server. */
export const FIXED = {
  /** Milliseconds that an address may cost by connections that had to be closed. */
  trouble: limit(200, 50),
  /** Written into the log of a table for good and told to everybody there. */
  wordsOfPerson: limit(30, 1),
  wordsOfTable: limit(90, 4),
  changesOfPerson: limit(60, 2),
  changesOfTable: limit(180, 6),
  /** Tables opened to everybody: nobody fills the list alone. */
  openingsOfPerson: perHour(6, 12),
  openingsOfHousehold: perHour(30, 60),
  /** Table codes that an address tries. */
  codes: perMinute(10, 10),
  /** Recovery codes and join links that an address tries. */
  secrets: perMinute(10, 2),
  /** What a person changes of duplicate matches. */
  matchChanges: perMinute(30, 30),
  /** Mutes, blocks and reports of a person: others must read or deal with them. */
  opinions: perHour(20, 60),
};

/** Those that an operator sets. */
export function limitsOf(guards: Guards) {
  const { workPerAddress, workPerPerson, workPerTable, answersPerAddress } = guards;
  const { burst, messagesPerSecond, connectionsPerAddress, requestsPerMinute, tablesPerHour } = guards;
  return {
    /** Milliseconds of work of an address, of a person, of looks at a table. */
    address: limit(workPerAddress / 5, workPerAddress),
    person: limit(workPerPerson / 2, workPerPerson),
    table: limit(workPerTable / 2, workPerTable),
    /** Bytes of whole tables that an address is told. What happens at a table is told to all who watch it. */
    answers: limit(4 * answersPerAddress, answersPerAddress),
    /** Messages of a socket. */
    messages: limit(burst, messagesPerSecond),
    /** New sockets of an address. */
    arrivals: limit(2 * connectionsPerAddress, connectionsPerAddress / 10),
    /** Requests of an address, but for files of the app. */
    requests: perMinute(requestsPerMinute, requestsPerMinute),
    /** New tables of an address; new matches are counted apart. */
    tables: perHour(tablesPerHour, tablesPerHour),
  };
}

export type Limits = ReturnType<typeof limitsOf>;
