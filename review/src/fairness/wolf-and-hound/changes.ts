import { type AnimalRow, type Config, checkRow, plainFace, TARGETS, wolfAndHound } from '@bellwether/wolf-and-hound';

/** The parts of a home-made card, or of the set-up, that a trial changes. */
export const PARTS = ['card', 'movedBy', 'pace', 'target', 'sheep', 'back', 'metamorphic', 'rule', 'numbers'] as const;
export type Part = (typeof PARTS)[number];

/** One change that is tried: a card left out, a part as on a plain card of its kind, or another value. */
export interface Change {
  readonly name: string;
  /** The id of the card; left out for the number deck. */
  readonly card?: string;
  readonly part: Part;
  /** The value that is tried; left out where a part is taken away. */
  readonly value?: string | number;
  readonly config: Config;
}

/** The set without anything home-made: what is left of it, or the first game. */
export function withoutOwn(config: Config): Config {
  const { cards = [], numbers: _, ...rest } = config;
  const left = config.animals.filter((id) => !cards.some((card) => card.id === id));
  const printed: Config = { ...rest, animals: left.length === 0 ? FIRST_GAME : left };
  // A card may need one that is left out.
  return wolfAndHound.checkConfig(printed) === undefined ? printed : { ...printed, animals: FIRST_GAME };
}

const FIRST_GAME = ['hound-01', 'wolf-01'];

/** What may be at fault, one part at a time: each as on a plain card of its kind. */
export function plainParts(config: Config): Change[] {
  const parts = (config.cards ?? []).filter(({ id }) => config.animals.includes(id)).flatMap((card) => plainPartsOf(config, card));
  const { numbers, ...rest } = config;
  return playable(numbers === undefined ? parts : [...parts, { name: 'numbers', part: 'numbers', config: rest }]);
}

function plainPartsOf(config: Config, card: AnimalRow): Change[] {
  const standard = plainFace(card.kind);
  const { back, metamorphic, rule, ...rest } = card;
  const change = (part: Part, row: AnimalRow): Change => ({
    name: `${card.id}/${part}`,
    card: card.id,
    part,
    config: withRow(config, row),
  });
  return [
    ...(['movedBy', 'pace', 'target', 'sheep'] as const)
      .filter((part) => card[part] !== standard[part])
      // A sheep card that neither takes nor brings sheep would be a different card, not a correction.
      .filter((part) => part !== 'sheep' || standard.sheep !== 0)
      .map((part) => change(part, { ...card, [part]: standard[part] })),
    ...(back ? [change('back', { ...rest, ...(rule !== undefined && { rule }) })] : []),
    // Without a special rule a card turns over only if it is metamorphic: then the back is the cause.
    ...(metamorphic && rule !== undefined ? [change('metamorphic', { ...card, metamorphic: false })] : []),
    ...(rule === undefined ? [] : [change('rule', { ...rest, ...(back && { back }), ...(metamorphic && { metamorphic }) })]),
  ];
}

/** Other values for a part of a card, those most like the present one first. */
export function neighbors(config: Config, id: string, part: Part): Change[] {
  const card = config.cards?.find((row) => row.id === id);
  if (card === undefined) return [];
  const tries = (values: readonly (string | number)[]) =>
    playable(
      values
        .filter((value) => value !== card[part as keyof AnimalRow])
        .map((value) => {
          const row = { ...card, [part]: value } as AnimalRow;
          return { name: `${id}/${part}=${value}`, card: id, part, value, config: withRow(config, row) };
        }),
    );
  switch (part) {
    case 'pace':
      return tries(pacesLike(card.pace));
    case 'target':
      return tries(TARGETS);
    case 'movedBy':
      return tries(['black', 'white', 'both']);
    case 'sheep':
      return tries([card.sheep - 1, card.sheep + 1, Math.sign(card.sheep)].filter((sheep) => sheep !== 0 && Math.abs(sheep) <= 5));
    default:
      return [];
  }
}

function pacesLike(pace: string): string[] {
  const [, form = '', digit = '1'] = /^(\+|-|1\/|-1\/|x)(\d)$/.exec(pace) ?? [];
  const n = Number(digit);
  const near = form === '' ? [] : [n - 1, n + 1, n + 2].map((other) => `${form}${other}`);
  return [...new Set([...near, 'plain', '+1', '-1', 'x3', 'reverse'])];
}

function withRow(config: Config, row: AnimalRow): Config {
  return { ...config, cards: (config.cards ?? []).map((card) => (card.id === row.id ? row : card)) };
}

function playable(changes: readonly Change[]): Change[] {
  return changes.filter(
    ({ config }) => (config.cards ?? []).every((row) => checkRow(row) === undefined) && wolfAndHound.checkConfig(config) === undefined,
  );
}
