import {
  type Animal,
  type AnimalRow,
  CATALOGUE,
  type Config,
  EDITIONS,
  EXPANSION_CARDS,
  faceOf,
  HOUSE,
  NUMBER_DECK,
  readCustomFile,
  withCustom,
} from '@bellwether/wolf-and-hound';
import { columns } from '../columns.ts';
import { good } from '../user-error.ts';
import { animalName } from './phrases.ts';
import { namedSets } from './sets.ts';
import { checked } from './setup.ts';

const HEAD = ['id', 'name', 'side', 'kind', 'moved by', 'pace', 'target', 'sheep', 'provenance', 'notes'];
const FIRST_GAME: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };

/** The card table of both editions, the number deck and the recommended sets. */
export function listCards(): string {
  const editions = EDITIONS.map((edition) => {
    const sets = namedSets(edition).map((set) => [set.name, set.animals.join(',')]);
    return `Edition ${edition}: ${CATALOGUE[edition].length} animal cards\n${rows(CATALOGUE[edition], FIRST_GAME)}\n\nRecommended sets (--set)\n${columns(sets)}`;
  });
  const house = HOUSE.length === 0 ? [] : [`Cards made for this project, for both editions\n${rows(HOUSE, FIRST_GAME)}`];
  const numbers = Object.entries(NUMBER_DECK.cards).map(([card, n]) => `${n}×${card}`);
  return [
    ...editions,
    ...house,
    `Number deck (${NUMBER_DECK.provenance}): ${numbers.join(' ')}`,
    `Meat & Bone (pinned): adds ${EXPANSION_CARDS.join(' ')} and removes as many cards of the same numbers`,
    'pinned: given by the rulebooks. reconstructed: our best guess. invented: by this project or by players.',
  ].join('\n\n');
}

function rows(cards: readonly (Animal | AnimalRow)[], config: Config): string {
  return columns([HEAD, ...cards.flatMap((card) => cardRows(card, config))]);
}

function cardRows(card: Animal | AnimalRow, config: Config): string[][] {
  const notes = [
    card.metamorphic && 'metamorphic',
    'own' in card && 'has its own rule',
    card.rule && `rule of ${card.rule}`,
    card.with && `with ${card.with.join(', ')}`,
  ];
  return (card.back ? ([0, 1] as const) : ([0] as const)).map((side) => {
    const face = faceOf(card, side);
    const start = side === 0 ? [card.id, card.name ?? animalName(card.id, config)] : ['', ''];
    return [
      ...start,
      card.back ? (['front', 'back'][side] ?? '') : '',
      face.kind,
      face.movedBy,
      face.pace,
      face.target,
      face.sheep > 0 ? `+${face.sheep}` : String(face.sheep),
      side === 0 ? card.provenance : '',
      side === 0 ? notes.filter((note) => note).join('; ') : '',
    ];
  });
}

/** A file of custom cards as the engine reads it, with defaults filled in. */
export function checkCards(text: string, file: string): string {
  const custom = good(readCustomFile(text, file));
  const config = checked(withCustom(FIRST_GAME, custom));
  const count = custom.cards.length === 1 ? '1 animal card' : `${custom.cards.length} animal cards`;
  const numbers = Object.entries(custom.numbers ?? {});
  return [
    `${file} is a valid card file: ${count}${custom.numbers ? ` and a number deck of ${numbers.reduce((sum, [, n]) => sum + n, 0)}` : ''}.`,
    ...(custom.cards.length > 0 ? [rows(custom.cards, config)] : []),
    ...(custom.numbers ? [`Number deck: ${numbers.map(([card, n]) => `${n}×${card}`).join(' ')}`] : []),
    `Try it: npm run lab -- play --cards ${file}`,
  ].join('\n\n');
}
