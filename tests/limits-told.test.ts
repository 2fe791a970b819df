/** Checks that every number in the table of limits of docs/PROTOCOL.md matches the server's. */
import { describe, expect, it } from 'vitest';
import type { Limit } from '../server/src/limits/bucket.ts';
import { FIXED, limitsOf } from '../server/src/limits/limits.ts';
import { DEFAULT_GUARDS } from '../server/src/options.ts';
import { LIMITS } from '../wire/src/index.ts';
import { textOf } from './sources.ts';

const [, TABLE = ''] = /^\| limit .*\n\|-.*\n((?:\|.*\n)+)/m.exec(textOf('docs/PROTOCOL.md')) ?? [];
const ROWS = TABLE.trim()
  .split('\n')
  .map((row) => row.slice(2, -2).split(' | '));

/** A constant of the server; `nth` selects a number if it has several. */
function constant(file: string, name: string, nth = 0): number {
  const [, value = ''] = new RegExp(`\\b${name}\\b(?: =|:) ([^;\\n]+)`).exec(textOf(`server/src/${file}`)) ?? [];
  const digits = value.match(/\d[\d_]*/g)?.[nth];
  if (digits === undefined) throw new Error(`${file} has no ${name}`);
  return Number(digits.replaceAll('_', ''));
}

const kb = (bytes: number) => `${bytes / 1_024} KB`;
const mb = (bytes: number) => `${bytes / 1_000_000} MB`;
const spelt = (count: number) => ['none', 'one', 'two', 'three', 'four', 'five', 'six'][count];
const allowed = (sort: 'words' | 'changes') => {
  const [one, all] = [FIXED[`${sort}OfPerson`], FIXED[`${sort}OfTable`]];
  const whose = sort === 'words' ? 'all together' : 'all who have no seat there together';
  return `a person ${one.atOnce} at once and ${spelt(one.perSecond)} a second, ${whose} ${all.atOnce} and ${spelt(all.perSecond)}`;
};

const guards = DEFAULT_GUARDS;
const { address, person, table, answers } = limitsOf(guards);
const { openingsOfPerson, openingsOfHousehold, codes, secrets, matchChanges, opinions } = FIXED;
const aMinute = ({ perSecond }: Limit) => Math.round(60 * perSecond);
const anHour = ({ perSecond }: Limit) => Math.round(3_600 * perSecond);

/** By the beginning of a row: the expected beginning of its second cell, and of its third if given. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'a message': [kb(LIMITS.message)],
  'a body': [
    `${kb(LIMITS.body)}; ${LIMITS.record.toLocaleString('en')} characters, and read within ${constant('table/record-trial.ts', 'MAX_READ_MS')} ms`,
  ],
  'pieces of a body': [
    `${constant('net/request-bodies.ts', 'FREE_PIECES')}, and one more for every ${constant('net/request-bodies.ts', 'BYTES_PER_PIECE')} bytes`,
  ],
  'speed of a body': [
    `${constant('net/request-bodies.ts', 'MIN_BYTES_PER_SECOND')} bytes a second; ${constant('http/app.ts', 'requestTimeout') / 1_000} s`,
  ],
  'unfinished bodies of an address': [
    `${mb(constant('net/request-bodies.ts', 'MAX_BYTES_PER_ADDRESS'))} of memory, ${constant('net/request-bodies.ts', 'PIECE_OVERHEAD_BYTES')} bytes of it for each piece; a body under ${constant('net/request-bodies.ts', 'SMALL_BODY_BYTES') / 1_000} KB`,
  ],
  'messages of a socket': [
    `${guards.burst} at once, ${guards.messagesPerSecond} a second`,
    `\`too-often\`; after ${constant('net/connection.ts', 'MAX_STRIKES')} of them`,
  ],
  'watches and commands': [`${constant('net/connection.ts', 'MAX_REQUESTS')}`],
  '**work**': [
    `an address ${address.atOnce} ms at once and ${address.perSecond} ms a second, a person ${person.atOnce} and ${person.perSecond}, looks at one table ${table.atOnce} and ${table.perSecond}`,
    `it waits behind callers within budget; after ${constant('limits/scheduler.ts', 'MAX_WAIT_MS') / 1_000} s`,
  ],
  'whole tables': [`${mb(answers.atOnce)} at once, ${mb(answers.perSecond)} a second`],
  'bytes that wait': [
    `${kb(constant('net/connection.ts', 'STOP_READING_BYTES'))}: the server stops reading from you; ${kb(guards.unreadPerSocket)}, or ${mb(guards.unreadPerAddress)} an address`,
  ],
  'sockets of an address': [
    `${guards.connectionsPerAddress}; new ones ${2 * guards.connectionsPerAddress} at once, ${guards.connectionsPerAddress / 10} a second`,
  ],
  'tables that a socket watches': [`${guards.watches}`],
  'connections of an address': [`${constant('net/tcp-connections.ts', 'CONNECTIONS_PER_SOCKET') * guards.connectionsPerAddress};`],
  'requests on their way': [`${constant('http/request-queue.ts', 'MAX_PENDING_PER_CONNECTION')}:`],
  'frames of one message': [`${constant('net/sockets.ts', 'maxFragments')}`],
  'requests, new tables': [`${guards.requestsPerMinute} a minute, ${guards.tablesPerHour} an hour`],
  'codes that an address tries': [`${codes.atOnce} at once, ${aMinute(codes)} a minute`],
  'tables opened to everyone': [
    `a person ${openingsOfPerson.atOnce} at once and ${anHour(openingsOfPerson)} an hour, an address ${openingsOfHousehold.atOnce} and ${anHour(openingsOfHousehold)}`,
  ],
  'people who ask for a seat': [`${constant('table/late-comers.ts', 'MAX_ASKS')}`],
  'browsers of a key': [`${constant('notices/push.ts', 'MAX_BROWSERS')}`],
  words: [allowed('words')],
  'other commands but moves': [allowed('changes')],
  'places taken, left and deals begun': [`${matchChanges.atOnce} at once, ${aMinute(matchChanges)} a minute`],
  'recovery codes, join links': [`${secrets.atOnce} at once, ${spelt(aMinute(secrets))} a minute`],
  'mutes, blocks and reports': [
    `${opinions.atOnce} at once, ${anHour(opinions)} an hour; ${constant('person/relations.ts', 'MAX_RELATIONS')} people on the list, ${constant('person/relations.ts', 'MAX_REPORTS')} reports that wait`,
  ],
  'devices, passkeys': [`${constant('person/persons.ts', 'MAX_DEVICES')}, ${constant('person/passkeys.ts', 'MAX_PASSKEYS')}`],
  'listed: my tables': [
    `${constant('http/person-routes.ts', 'MAX_LISTED')}; ${constant('http/match-routes.ts', 'MAX_LISTED')}; ${constant('http/meet-routes.ts', 'MAX_LISTED')}`,
  ],
  '`legal`': [`${LIMITS.legal} may be asked for, ${LIMITS.legalListed} are listed`],
  '`missed`': [
    `the last ${constant('table/table-log.ts', 'MAX_EVENTS')} things of this game and the one before, ${constant('table/table-log.ts', 'MAX_HISTORY_CHARS') / 1_000} KB at most; of words the last ${constant('table/table-log.ts', 'MAX_WORDS')}`,
  ],
};

describe('the limits that docs/PROTOCOL.md tells', () => {
  it.each(ROWS)('%s: %s', (title = '', ...cells) => {
    const [, told = []] = Object.entries(TOLD).find(([beginning]) => title.startsWith(beginning)) ?? [];
    expect(told, `${title} is held to nothing`).not.toEqual([]);
    expect(cells.map((cell, i) => cell.slice(0, told[i]?.length ?? 0))).toEqual(cells.map((_, i) => told[i] ?? ''));
  });

  it('are all of them', () => {
    expect(ROWS).toHaveLength(Object.keys(TOLD).length);
  });
});
