import { type Codec, HeaderReader, type Headers, list, ParseError, parseJson, reading } from '@bellwether/kernel';
import { readCopy, writeCopy } from './cards/copy.ts';
import { aRow, ROW_FIELDS } from './cards/custom.ts';
import { aCard, numberCard } from './numbers.ts';
import { type Card, type Config, type Deal, EDITIONS, type Move } from './vocabulary.ts';

/** `B3`, `exchange`, `keep`, `flip:metamorphic-02`, `activate:wolf-01`. */
export function write(move: Move): string {
  switch (move.kind) {
    case 'play':
      return move.card;
    case 'exchange':
      return move.exchange ? 'exchange' : 'keep';
    case 'flip':
      return `flip:${move.animal}`;
    case 'activate':
      return `activate:${move.animal}`;
  }
}

export function read(text: string): Move | ParseError {
  if (text === 'exchange' || text === 'keep') return { kind: 'exchange', exchange: text === 'exchange' };
  // Older records have `wake:` for `activate:`.
  const [, verb, animal] = /^(flip|activate|wake):([a-z0-9-]{1,40})$/.exec(text) ?? [];
  if (verb && animal) return { kind: verb === 'flip' ? 'flip' : 'activate', animal };
  if (numberCard(text)) return { kind: 'play', card: text };
  return new ParseError('move', 'syntax', text, 'a card such as B3, or exchange, keep, flip:…, activate:…');
}

export const deals: Codec<Deal> = {
  write: ({ order }) => order.join(' '),
  read: (text) => reading(() => ({ order: readCards(text, '[Deal]') })),
};

/** Cards separated by spaces. */
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
    ...(config.copy ? [['Copy', writeCopy(config.copy)] as const] : []),
  ];
}

function readConfig(headers: Headers): Config {
  const header = new HeaderReader(headers, HEADERS);
  const sheep = header.maybe('Sheep');
  const cards = header.maybe('Cards');
  const numbers = header.maybe('Numbers');
  const copy = header.maybe('Copy');
  return {
    edition: header.oneOf('Edition', EDITIONS),
    players: Number(header.value('Players')) as Config['players'],
    animals: header.value('Animals').split(' '),
    expansion: header.maybe('Expansion') !== undefined,
    ...(sheep !== undefined && { sheep: sheep.split(' ').map(Number) as unknown as NonNullable<Config['sheep']> }),
    ...(cards !== undefined && { cards: list(aRow, 1, 100)(parseJson(cards, '[Cards]'), '[Cards]') }),
    ...(numbers !== undefined && { numbers: readNumbers(numbers) }),
    ...(copy !== undefined && { copy: readCopy(copy, '[Copy]') }),
  };
}

const HEADERS = {
  Edition: { like: '2016', form: /^[0-9a-z-]{1,20}$/ },
  Players: { like: '4', form: /^[2-4]$/ },
  Animals: { like: 'wolf-01 hound-01', form: /^[a-z0-9-]+( [a-z0-9-]+)*$/ },
  Expansion: { like: 'Meat & Bone', form: /^Meat & Bone$/ },
  Sheep: { like: '3 3 3 3', form: /^\d( \d){3}$/ },
  Cards: { like: '[{"id": …}]', form: /^\[/ },
  Numbers: { like: 'B1x4 W1x4 …', form: /^[BW][1-9][mb]?x\d{1,3}( [BW][1-9][mb]?x\d{1,3})*$/ },
  Copy: { like: '{"animals":{"wolf-03":{"target":"left"}}}', form: /^\{/ },
} as const;

function readNumbers(text: string): Record<Card, number> {
  const entries = text.split(' ').map((word) => word.split('x') as [Card, string]);
  const twice = entries.find(([card], i) => entries.findIndex(([other]) => other === card) !== i);
  if (twice) throw new ParseError('[Numbers]', 'duplicate', twice[0], 'every card once');
  return Object.fromEntries(entries.map(([card, count]) => [card, Number(count)]));
}
