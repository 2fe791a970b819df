import {
  aFlag,
  anObject,
  aText,
  fields,
  type Headers,
  list,
  mapOf,
  oneOf,
  type Reader,
  seatKey,
  type Viewer,
  whole,
} from '@bellwether/kernel';

/** The version of the protocol that docs/arena.md describes. */
export const PROTOCOL = 1;

/** Chosen by the client: a string or an integer. */
export type Id = string | number;

/** What a reply about a table should contain. */
export interface Wanted {
  readonly view: boolean;
  /** The most legal moves to list. */
  readonly legal: number;
  readonly choices: boolean;
  readonly array: boolean;
  readonly text: boolean;
}

export const USUAL: Wanted = { view: true, legal: 100, choices: false, array: false, text: false };
export const MOST_LEGAL = 20_000;
const MOST_SEATS = 9;

const anId: Reader<Id> = (value, where) =>
  typeof value === 'number' ? whole(0, Number.MAX_SAFE_INTEGER)(value, where) : aText(value, where);
const aSeat = whole(1, MOST_SEATS);
const aViewer: Reader<Viewer> = (value, where) => (value === 'spectator' ? value : aSeat(value, where));
const aHeader: Reader<readonly [string, string]> = (value, where) => list(aText, 2, 2)(value, where) as [string, string];
const aConfig: Reader<Headers> = list(aHeader, 0, 100);
const WANTED = { view: aFlag, legal: whole(0, MOST_LEGAL), choices: aFlag, array: aFlag, text: aFlag };

const t = aText;
const READERS = {
  hello: fields({ t }, { id: anId, protocol: whole(PROTOCOL, PROTOCOL) }),
  choices: fields({ t, game: aText }, { id: anId, config: aConfig }),
  start: fields(
    { t, table: anId, game: aText, seed: whole(0, Number.MAX_SAFE_INTEGER) },
    { id: anId, config: aConfig, bots: mapOf(seatKey(MOST_SEATS), aText), ...WANTED },
  ),
  look: fields({ t, table: anId }, { id: anId, seat: aViewer, ...WANTED }),
  move: fields({ t, table: anId }, { id: anId, seat: aSeat, move: aText, choice: whole(0, 10_000) }),
  playouts: fields(
    { t, game: aText, config: aConfig, seat: aSeat, text: aText, seed: whole(0, Number.MAX_SAFE_INTEGER) },
    { id: anId, moves: list(aText, 1, 1000), player: aText, games: whole(1, 10_000) },
  ),
  record: fields({ t, table: anId }, { id: anId }),
  end: fields({ t, table: anId }, { id: anId }),
};

export type Kind = keyof typeof READERS;
export type Message<K extends Kind> = ReturnType<(typeof READERS)[K]>;
export type AnyMessage = { [K in Kind]: { readonly kind: K; readonly message: Message<K> } }[Kind];

const aKind = oneOf(Object.keys(READERS) as Kind[]);

/** Throws ParseError. */
export function readMessage(value: unknown, where: string): AnyMessage {
  const kind = aKind(anObject(value, where).t, `${where}.t`);
  return { kind, message: READERS[kind](value, where) } as AnyMessage;
}

/** The id of a message that may be invalid otherwise. */
export function idOf(value: unknown): Id | undefined {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
