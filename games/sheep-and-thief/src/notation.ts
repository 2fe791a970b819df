import { type Codec, HeaderReader, type Headers, ParseError, reading } from '@bellwether/kernel';
import { type Card, cardText, readCard } from './cards/card.ts';
import { readCopy, writeCopy } from './cards/copy.ts';
import { type Cell, cellAt, cellText, DIRECTIONS, directionOf, isCell } from './cells.ts';
import { NONE } from './state.ts';
import { type Action, type Config, type Deal, EDITIONS, MISSIONS, type Mission, type Move, PLAYERS } from './vocabulary.ts';

/**
 * S-NOTATION: `keep#17`, `keep#17+#3`, `discard#4`, `place#17@2,3:sheep,fox-N,dog-1,1>1,2w2b`, and `hide#17@2,3` for a
 * card placed face down. A card that is not in our deck is in brackets: `keep(road:EW,sheep:3)`.
 */
export function write(move: Move): string {
  switch (move.kind) {
    case 'keep':
      return `keep${move.cards.map(bracketed).join('+')}`;
    case 'discard':
      return `discard${bracketed(move.card)}`;
    case 'place': {
      const actions = move.actions.map(writeAction).join(',');
      return `${move.faceDown ? 'hide' : 'place'}${bracketed(move.card)}@${writeCell(move.at)}${actions && `:${actions}`}`;
    }
  }
}

function bracketed(card: Card): string {
  const text = cardText(card);
  return text.startsWith('#') ? text : `(${text})`;
}

/** Any cell off the board is written and read as `0,0`, which the rules refuse. */
function writeCell(cell: Cell): string {
  return isCell(cell) ? cellText(cell) : '0,0';
}

export function writeAction(action: Action): string {
  switch (action.kind) {
    case 'sheep':
    case 'skip-dog':
      return action.kind;
    case 'fox':
      return `fox-${DIRECTIONS[action.step]}`;
    case 'dog': {
      const white = action.white > 0 || !action.black ? `w${action.white}` : '';
      return `dog-${writeCell(action.from)}>${writeCell(action.to)}${white}${action.black ? 'b' : ''}`;
    }
  }
}

const LONGEST_MOVE = 400;
const EXAMPLE = 'a move such as keep#17, discard#4 or place#17@2,3:sheep,fox-N,dog-1,1>1,2w2b';
const CARD = String.raw`#\d{1,2}|\([a-zA-Z0-9:,]{1,80}\)`;
const KEEP = new RegExp(`^keep((?:${CARD})(?:\\+(?:${CARD}))*)$`);
const DISCARD = new RegExp(`^discard(${CARD})$`);
const PLACE = new RegExp(`^(place|hide)(${CARD})@(\\d),(\\d)(?::(.+))?$`);
const ACTION = /^(?:(sheep)|(skip-dog)|fox-([NESW])|dog-(\d),(\d)>(\d),(\d)(?:w(\d{1,2}))?(b)?)(?:,|$)/;

export function read(text: string): Move | ParseError {
  return reading(() => {
    if (text.length > LONGEST_MOVE) throw new ParseError('move', 'too-long', text, `at most ${LONGEST_MOVE} characters`);
    const keep = KEEP.exec(text);
    if (keep) return { kind: 'keep', cards: (keep[1] ?? '').split('+').map(unbracketed) };
    const discard = DISCARD.exec(text);
    if (discard) return { kind: 'discard', card: unbracketed(discard[1] ?? '') };
    const place = PLACE.exec(text);
    if (!place) throw new ParseError('move', 'syntax', text, EXAMPLE);
    const [, verb, card = '', row = '', column = '', actions] = place;
    return {
      kind: 'place',
      card: unbracketed(card),
      at: readCell(row, column),
      faceDown: verb === 'hide',
      actions: actions === undefined ? [] : readActions(actions),
    };
  });
}

function unbracketed(text: string): Card {
  return readCard(text.startsWith('(') ? text.slice(1, -1) : text, 'move');
}

export function readCell(row: string | number, column: string | number): Cell {
  const [r, c] = [Number(row), Number(column)];
  const onBoard = Number.isInteger(r) && Number.isInteger(c) && r >= 1 && r <= 4 && c >= 1 && c <= 4;
  return onBoard ? cellAt(r, c) : NONE;
}

function readActions(text: string): Action[] {
  const actions: Action[] = [];
  for (let rest = text; rest !== ''; ) {
    const match = ACTION.exec(rest);
    if (!match || match[0] === '') throw new ParseError('move', 'syntax', rest, 'actions such as sheep,fox-N,skip-dog,dog-1,1>1,2w2b');
    actions.push(readAction(match));
    if (match[0].endsWith(',') && match[0].length === rest.length)
      throw new ParseError('move', 'syntax', rest, 'an action after the comma');
    rest = rest.slice(match[0].length);
  }
  return actions;
}

function readAction(match: RegExpExecArray): Action {
  const [whole, sheep, skip, letter, row = '', column = '', toRow = '', toColumn = '', white, black] = match;
  if (sheep) return { kind: 'sheep' };
  if (skip) return { kind: 'skip-dog' };
  const step = directionOf(letter ?? '');
  if (step !== undefined) return { kind: 'fox', step };
  if (white === undefined && black === undefined) throw new ParseError('move', 'missing', whole, 'how many sheep: w2, b or w2b');
  return {
    kind: 'dog',
    from: readCell(row, column),
    to: readCell(toRow, toColumn),
    white: Number(white ?? 0),
    black: black !== undefined,
  };
}

/** Cards as words, then a bar and the missions by seat. */
export const deals: Codec<Deal> = {
  write: ({ order, missions }) => [writeCards(order), ...(missions.length > 0 ? ['|', ...missions] : [])].join(' '),
  read: (text) =>
    reading(() => {
      const [cards = '', missions, ...rest] = text.split(' | ');
      if (rest.length > 0) throw new ParseError('[Deal]', 'syntax', text, 'one bar, before the missions');
      return {
        order: readCards(wordsOf(cards), '[Deal]'),
        missions: missions === undefined ? [] : missions.split(' ').map((m) => readMission(m, '[Deal]')),
      };
    }),
};

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

export function writeCards(cards: readonly Card[]): string {
  return cards.map(cardText).join(' ');
}

/** Throws ParseError. */
export function readCards(words: readonly string[], where: string): Card[] {
  return words.map((word, i) => readCard(word, `${where} card ${i + 1}`));
}

export function readMission(text: string, where: string): Mission {
  const mission = MISSIONS.find((name) => name === text);
  if (mission === undefined) throw new ParseError(where, 'unknown-name', text, `one of ${MISSIONS.join(', ')}`);
  return mission;
}

export const configs: Codec<Config, Headers> = {
  write: (config) => [
    ['Edition', config.edition],
    ['Players', String(config.players)],
    ...(config.missions || config.blackSheep ? [['Modules', modulesOf(config)] as const] : []),
    ...(config.deck ? [['Deck', config.deck.map((card) => card.replaceAll(' ', ',')).join(' ')] as const] : []),
    ...(config.copy ? [['Copy', writeCopy(config.copy)] as const] : []),
  ],
  read: (headers) => reading(() => readConfig(headers)),
};

function modulesOf({ missions, blackSheep }: Config): string {
  return [missions && 'missions', blackSheep && 'black-sheep'].filter((name) => name !== false).join(' ');
}

const HEADERS = {
  Edition: { like: '2017', form: /^[0-9a-z-]{1,20}$/ },
  Players: { like: '4', form: /^[2-4]$/ },
  Modules: { like: 'missions black-sheep', form: /^(missions|black-sheep|missions black-sheep)$/ },
  Deck: { like: 'road:EW,sheep:1 meadow …', form: /^[#a-zA-Z0-9:,]{1,80}( [#a-zA-Z0-9:,]{1,80})*$/ },
  Copy: { like: '{"fox":"3,2"}', form: /^\{/ },
} as const;

function readConfig(headers: Headers): Config {
  const header = new HeaderReader(headers, HEADERS);
  const modules = header.maybe('Modules')?.split(' ') ?? [];
  const deck = header.maybe('Deck');
  const copy = header.maybe('Copy');
  return {
    edition: header.oneOf('Edition', EDITIONS),
    players: PLAYERS.find((players) => String(players) === header.value('Players')) ?? 2,
    missions: modules.includes('missions'),
    blackSheep: modules.includes('black-sheep'),
    ...(deck !== undefined && { deck: deck.split(' ').map((card) => card.replaceAll(',', ' ')) }),
    ...(copy !== undefined && { copy: readCopy(copy, '[Copy]') }),
  };
}
