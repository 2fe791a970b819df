import { type CardFace, type Config, deckOf, faceOf, OUR_DECK, sheepAndThief, writeFace } from '@bellwether/sheep-and-thief';

/** The parts of a landscape card that a trial changes. */
export const PARTS = ['road', 'river', 'sheep', 'dogs', 'foxes', 'barn'] as const;
export type Part = (typeof PARTS)[number];

/** One change that is tried: the same card with less on it. */
export interface Change {
  readonly name: string;
  /** The card in notation, and as it would be. */
  readonly card: string;
  readonly part: Part;
  readonly value: string;
  readonly config: Config;
}

/** The same set-up with the printed deck. */
export function withoutOwn({ deck: _, ...rest }: Config): Config {
  return rest;
}

/** The cards of a deck that the printed one lacks, each once, in notation. */
export function ownCards(config: Config): string[] {
  const printed = new Set(config.deck === undefined ? deckOf(config) : OUR_DECK);
  return [...new Set(deckOf(config).filter((card) => !printed.has(card)))].map((card) => writeFace(card));
}

/** The card with one image, edge or barn less, in every way. */
export function weaker(config: Config, card: string): Change[] {
  const own = deckOf(config).find((one) => writeFace(one) === card);
  if (own === undefined) return [];
  const face = faceOf(own);
  const change = (part: Part, other: CardFace): Change => {
    const value = textOf(other);
    return { name: `${card}/${part}=${value}`, card, part, value, config: withCard(config, card, value) };
  };
  const changes = [
    ...(['sheep', 'dogs', 'foxes'] as const)
      .filter((part) => face[part] > 0)
      .map((part) => change(part, { ...face, [part]: face[part] - 1 })),
    ...(face.barn ? [change('barn', { ...face, barn: false })] : []),
    ...(['road', 'river'] as const).flatMap((part) => {
      const edges = [...face[part]];
      return edges.length > 1 ? edges.map((edge) => change(part, { ...face, [part]: face[part].replace(edge, '') })) : [];
    }),
    ...(['sheep', 'dogs', 'foxes'] as const).filter((part) => face[part] > 1).map((part) => change(part, { ...face, [part]: 0 })),
    ...(['road', 'river'] as const).filter((part) => face[part] !== '').map((part) => change(part, { ...face, [part]: '' })),
  ];
  const once = new Map(changes.map((one) => [one.value, one]));
  return [...once.values()].filter((one) => sheepAndThief.checkConfig(one.config) === undefined);
}

function textOf({ road, river, sheep, dogs, foxes, barn }: CardFace): string {
  const parts = [
    road && `road:${road}`,
    river && `river:${river}`,
    sheep > 0 && `sheep:${sheep}`,
    dogs > 0 && `dogs:${dogs}`,
    foxes > 0 && `foxes:${foxes}`,
    barn && 'barn',
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? 'meadow' : parts.join(' ');
}

function withCard(config: Config, card: string, other: string): Config {
  return {
    ...config,
    deck: deckOf(config)
      .map((one) => writeFace(one))
      .map((text) => (text === card ? other : text)),
  };
}
