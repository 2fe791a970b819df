import { type Codec, type Headers, list, ParseError, parseJson, reading } from '@bellwether/kernel';
import { aRow, ROW_FIELDS } from './cards/custom.ts';
import { aCard, numberCard } from './numbers.ts';
import { type Card, type Config, type Deal, EDITIONS, type Move } from './vocabulary.ts';

/** `B3`, `exchange`, `keep`, `flip:metamorphic-02`, `wake:wolf-01`. */
export function write(move: Move): string {
  switch (move.kind) {
    case 'play':
      return move.card;
    case 'exchange':
      return move.exchange ? 'exchange' : 'keep';
    case 'flip':
      return `flip:${move.animal}`;
    case 'activate':
      return `wake:${move.animal}`;
  }
}

export function read(text: string): Move | ParseError {
  if (text === 'exchange' || text === 'keep') return { kind: 'exchange', exchange: text === 'exchange' };
  const [, verb, animal] = /^(flip|wake):([a-z0-9-]{1,40})$/.exec(text) ?? [];
  if (verb && animal) return { kind: verb === 'flip' ? 'flip' : 'activate', animal };
  if (numberCard(text)) return { kind: 'play', card: text };
  return new ParseError('move', 'syntax', text, 'a card such as B3, or exchange, keep, flip:…, wake:…');
}

export const deals: Codec<Deal> = {
  write: ({ order }) => order.join(' '),
  read: (text) => reading(() => ({ order: readCards(text, '[Deal]') })),
};

/** Cards divided by spaces. */
export function readCards(text: string, where: string): Card[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word, i) => aCard(word, `${where} card ${i + 1}`));
}

export const configs: Codec<Config, Headers> = {
  write: writeConfig,
  read: (headers) => reading(() => readConfig(headers)),
};

function writeConfig(config: Config): Headers {
  const numbers = config.numbers && Object.entries(config.numbers).map(([card, count]) => `${card}x${count}`);
  return [
    ['Edition', config.edition],
    ['Players', String(config.players)],
    ['Animals', config.animals.join(' ')],
    ...(config.expansion ? [['Expansion', 'Meat & Bone'] as const] : []),
    ...(config.sheep ? [['Sheep', config.sheep.join(' ')] as const] : []),
    ...(config.cards?.length ? [['Cards', JSON.stringify(config.cards, [...ROW_FIELDS])] as const] : []),
    ...(numbers ? [['Numbers', numbers.join(' ')] as const] : []),
  ];
}

function readConfig(headers: Headers): Config {
  const found = new Map(headers);
  const stray = headers.find(([key]) => !Object.hasOwn(HEADERS, key));
  if (stray) throw new ParseError(`[${stray[0]}]`, 'unknown-field', stray[0], `one of ${Object.keys(HEADERS).join(', ')}`);
  const value = (key: keyof typeof HEADERS): string => {
    const text = found.get(key);
    if (text === undefined) throw new ParseError(`[${key}]`, 'missing', undefined, `a [${key} "${HEADERS[key]}"] line`);
    if (!text.match(FORMS[key])) throw new ParseError(`[${key}]`, 'syntax', text, `such as "${HEADERS[key]}"`);
    return text;
  };
  const edition = EDITIONS.find((name) => name === value('Edition'));
  if (edition === undefined) throw new ParseError('[Edition]', 'unknown-name', value('Edition'), `one of ${EDITIONS.join(', ')}`);
  return {
    edition,
    players: Number(value('Players')) as Config['players'],
    animals: value('Animals').split(' '),
    expansion: found.has('Expansion') && value('Expansion') !== '',
    ...(found.has('Sheep') && {
      sheep: value('Sheep').split(' ').map(Number) as unknown as NonNullable<Config['sheep']>,
    }),
    ...(found.has('Cards') && {
      cards: list(aRow, 1, 100)(parseJson(value('Cards'), '[Cards]'), '[Cards]'),
    }),
    ...(found.has('Numbers') && { numbers: readNumbers(value('Numbers')) }),
  };
}

const HEADERS = {
  Edition: '2016',
  Players: '4',
  Animals: 'wolf-01 hound-01',
  Expansion: 'Meat & Bone',
  Sheep: '3 3 3 3',
  Cards: '[{"id": …}]',
  Numbers: 'B1x4 W1x4 …',
} as const;

const FORMS: Record<keyof typeof HEADERS, RegExp> = {
  Edition: /^[0-9a-z-]{1,20}$/,
  Players: /^[2-4]$/,
  Animals: /^[a-z0-9-]+( [a-z0-9-]+)*$/,
  Expansion: /^Meat & Bone$/,
  Sheep: /^\d( \d){3}$/,
  Cards: /^\[/,
  Numbers: /^[BW][1-9][mb]?x\d{1,3}( [BW][1-9][mb]?x\d{1,3})*$/,
};

function readNumbers(text: string): Record<Card, number> {
  const entries = text.split(' ').map((word) => word.split('x') as [Card, string]);
  const twice = entries.find(([card], i) => entries.findIndex(([other]) => other === card) !== i);
  if (twice) throw new ParseError('[Numbers]', 'duplicate', twice[0], 'every card once');
  return Object.fromEntries(entries.map(([card, count]) => [card, Number(count)]));
}
