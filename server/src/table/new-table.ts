import {
  commitment,
  dealFromSeed,
  type Headers,
  hex,
  invariant,
  ParseError,
  readRecord,
  readSetUp,
  seatingFromSeed,
  splitHeaders,
  unhex,
  writeSetUp,
} from '@bellwether/kernel';
import { NAME_PATTERN, type NewTable, type Settings, type Status, UNREADABLE } from '@bellwether/wire';
import { cardNames, GAMES, gameById, type ServedGame } from '../games.ts';
import type { Append, Header } from '../store/store.ts';
import type { CommandRefusal } from './command.ts';
import { type Entry, writeEntry } from './entry.ts';

/** A new game, not yet stored. */
export type NewGame = Pick<Header, 'config' | 'seed' | 'commitment' | 'record'> & { readonly served: ServedGame; readonly seats: number };

export function newGame({ game: id, config: headers }: Pick<NewTable, 'game' | 'config'>, seed: Uint8Array): NewGame | CommandRefusal {
  const served = gameById(id ?? '');
  if (served === undefined) return { code: 'unknown-game', where: 'game', expected: GAMES.map(({ game }) => game.id).join(', ') };
  const { game } = served;
  const config = readSetUp(game, (headers ?? []) as [string, string][]);
  if (config instanceof ParseError) return { code: 'bad-config', where: config.where, expected: config.expected };
  const bad = badText(writeSetUp(game, config));
  if (bad !== undefined) return { code: 'bad-config', ...bad };
  const refusal = game.checkConfig(config);
  if (refusal !== undefined) return { code: 'bad-config', refusal };
  return {
    served,
    seats: game.seats(config).length,
    config: JSON.stringify(writeSetUp(game, config)),
    seed: hex(seed),
    commitment: commitment(game, config, seed),
    record: null,
  };
}

const CARD_NAME = new RegExp(NAME_PATTERN, 'u');
const LOOKS = /^[a-z0-9-]{1,40}=[a-z+]{1,30}( [a-z0-9-]{1,40}=[a-z+]{1,30})*$/;

/** Text that other people should not read: cards are named by the rules for players' names. */
function badText(headers: Headers): { readonly where: string; readonly expected: string } | undefined {
  const unreadable = headers.find(([, value]) => UNREADABLE.test(value));
  if (unreadable !== undefined) return { where: unreadable[0], expected: 'text that reads in one direction' };
  if (headers.some(([key, value]) => key === 'Looks' && !LOOKS.test(value)))
    return { where: 'Looks', expected: 'such as my-wolf=gray+scarf' };
  const isUnfit = cardNames(headers).some((name) => !CARD_NAME.test(name));
  return isUnfit ? { where: 'Cards', expected: 'names of letters and digits, with single spaces or signs between them' } : undefined;
}

/**
 * Imports a local game. Its host may know the deal, and the table says so. A seed must produce the deal; a commitment
 * without its seed is ignored.
 */
export function broughtAlong(text: string): NewGame | CommandRefusal {
  const bad = ({ where, expected }: ParseError): CommandRefusal => ({ code: 'bad-record', where, expected });
  let id: string | undefined;
  try {
    id = splitHeaders(text).headers.find(([key]) => key === 'Game')?.[1];
  } catch (error) {
    if (error instanceof ParseError) return bad(error);
    throw error;
  }
  const served = gameById(id ?? '');
  if (served === undefined) return { code: 'unknown-game', where: '[Game]', expected: GAMES.map(({ game }) => game.id).join(', ') };
  const { game } = served;
  const record = readRecord(game, text);
  if (record instanceof ParseError) return bad(record);
  const unfit = badText(writeSetUp(game, record.config));
  if (unfit !== undefined) return { code: 'bad-record', ...unfit, where: `[${unfit.where}]` };
  const { seed } = record;
  const fixed = seed === undefined ? undefined : commitment(game, record.config, seed);
  if (seed !== undefined && (record.commitment ?? fixed) !== fixed)
    return { code: 'bad-record', where: '[Commitment]', expected: 'the commitment of this seed' };
  if (seed !== undefined && game.deals.write(dealFromSeed(game, record.config, seed)) !== game.deals.write(record.deal))
    return { code: 'bad-record', where: '[Seed]', expected: 'the seed of this deal' };
  const state = game.start(record.config, record.deal);
  for (const { seat, move } of record.moves) game.apply(state, seat, move);
  if (game.outcome(state) !== undefined) return { code: 'game-over' };
  return {
    served,
    seats: game.seats(record.config).length,
    config: JSON.stringify(writeSetUp(game, record.config)),
    seed: seed === undefined ? null : hex(seed),
    commitment: fixed ?? null,
    record: text,
  };
}

/** The same game, unless it has home-made cards. */
export function withoutOwnCards(made: NewGame | CommandRefusal): NewGame | CommandRefusal {
  if ('code' in made) return made;
  return made.served.hasOwnCards(JSON.parse(made.config) as [string, string][]) ? { code: 'own-cards-off' } : made;
}

export function headerOf(set: NewGame, id: string, settings: Settings, host: string, webhook: string | null, created: number): Header {
  const { served, seats: _, ...rest } = set;
  const { id: game, rulesVersion: rules } = served.game;
  return { id, ...rest, game, rules, settings: JSON.stringify(settings), host, webhook, created };
}

export function firstEntries({ seat, name, mix, access, host }: NewTable, key: string, seats: number): Entry[] | CommandRefusal {
  const entries: Entry[] = [];
  if (host === 'first') entries.push({ kind: 'host' });
  if (seat !== undefined) {
    if (seat > seats) return { code: 'unknown-seat' };
    if (name === undefined) return { code: 'bad-name' };
    entries.push({ kind: 'sit', seat, name, key, program: false });
  }
  if (mix !== undefined) entries.push({ kind: 'mix', mix });
  if (access !== undefined && access !== 'link') entries.push({ kind: 'access', access });
  return entries;
}

/** Matched players, and what they want to play. */
export interface Matched {
  readonly id: string;
  readonly people: readonly { readonly key: string; readonly name: string }[];
  readonly asked: Pick<NewTable, 'game' | 'config'> & { readonly settings: Settings };
}

/** Seats follow from the committed seed: nobody chooses a partner or seat. */
export function matchedEntries({ people }: Matched, { served: { game }, config, seed }: NewGame): Entry[] {
  const set = readSetUp(game, JSON.parse(config) as [string, string][]);
  const bytes = unhex(seed ?? '');
  invariant(!(set instanceof ParseError) && bytes !== undefined, 'a set-up that was just written reads');
  return [
    { kind: 'access', access: 'open' },
    ...people.map(({ key, name }, i): Entry => ({ kind: 'sit', seat: i + 1, name, key, program: false })),
    { kind: 'start', mixed: seatingFromSeed(game, set, 'all', bytes) },
  ];
}

export function appendsOf(table: string, entries: readonly Entry[], at: number, status: Status, due: number | null): Append[] {
  return entries.map((entry, i) => {
    const key = entry.kind === 'sit' ? entry.key : null;
    return { table, revision: i + 1, at, command: null, text: writeEntry(entry), status, due, key };
  });
}
