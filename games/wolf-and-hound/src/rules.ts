import { memoByConfig } from '@bellwether/kernel';
import { type Animal, type Face, faceOf, KINDS, type Kind, type OwnRule, TARGETS } from './cards/animal.ts';
import { CATALOGUE, cardsOf } from './cards/catalogue.ts';
import { stepsOf } from './cards/pace.ts';
import { STARTING_SHEEP } from './cards/table.ts';
import { cardNumber, deckCounts, NO_CARD, type NumberCard, numberCard } from './numbers.ts';
import type { BySeat } from './seats.ts';
import { type Card, type CardSymbol, type Config, type Move, type Side, TEAMS, type Team } from './vocabulary.ts';

/** A config prepared for play: everything the engine looks up during a game, computed once. */
export interface Rules {
  readonly config: Config;
  /** In catalogue order, which is also the order in which animals of one color act. */
  readonly animals: readonly AnimalRules[];
  /** The different number cards of the deck. */
  readonly types: readonly NumberCard[];
  /** By `cardNumber`: the type of a card, or NO_CARD. */
  readonly typeByNumber: readonly number[];
  /** By type: the move that plays it. */
  readonly plays: readonly Move[];
  /** All cards of the deck, unshuffled. */
  readonly deck: readonly Card[];
  readonly teams: readonly [Team, Team];
  /** Sheep a seat starts with: the most its pasture ever holds. */
  readonly flock: Readonly<BySeat<number>>;
  readonly isDummy: Readonly<BySeat<boolean>>;
  /** The team that wins a tie at the count. */
  readonly tieTeam: 0 | 1;
  /** Two or more metamorphic cards play (R-META-PAIR). */
  readonly mayClash: boolean;
  /** Some animal moves or turns over at the end of a turn (R-ENDORDER). */
  readonly hasEndOfTurnRules: boolean;
  /** R-META-DRAFT instead of R-META-ONCE. */
  readonly turnsEachTime: boolean;
  /** Activations of one colour may not commute (R-ORDER). */
  readonly orderMayMatter: boolean;
}

export interface AnimalRules {
  readonly id: string;
  readonly front: FaceRules;
  readonly back: FaceRules;
  /** The face that it shows at the start. */
  readonly startFace: FaceRules;
  readonly metamorphic: boolean;
  /** Equal for cards that differ only in name. */
  readonly likeness: string;
  /** The card's own rule: see `OwnRule`. */
  readonly activate: OwnRule['activate'];
  readonly late: boolean;
  readonly restsBeside: OwnRule['restsBeside'];
  readonly confused: boolean;
}

export interface FaceRules {
  readonly side: Side;
  readonly kind: Kind;
  /** Its place in the order of activation: 0 for sheep cards, 1 for wolves, 2 for hounds. */
  readonly rank: number;
  /** Seats clockwise from the animal to the pasture it changes. */
  readonly target: number;
  /** Sheep that the pasture gains or, if negative, loses. */
  readonly change: number;
  /** The symbol that stops it, if the deck has symbols. */
  readonly stopSymbol: Exclude<CardSymbol, 'none'> | undefined;
  /**
   * By type: its steps clockwise or, if negative, counter-clockwise; 0 for a color that does not move it. A late animal
   * walks them at the end of the turn.
   */
  readonly steps: readonly number[];
}

export const rulesOf: (config: Config) => Rules = memoByConfig(workOut);

/** The type of a number card under these rules, or NO_CARD if the deck lacks it. */
export function typeOf(rules: Rules, card: Card): number {
  return rules.typeByNumber[cardNumber(card)] ?? NO_CARD;
}

function workOut(config: Config): Rules {
  const cards = cardsOf(config).filter((card) => config.animals.includes(card.id));
  const counts = [...deckCounts(config)];
  const types = counts.map(([card]) => numberCard(card)).filter((type) => type !== undefined);
  return {
    config,
    animals: cards.map((card) => animalRules(card, cards, types)),
    types,
    typeByNumber: Array.from({ length: 54 }, (_, number) => types.findIndex(({ card }) => cardNumber(card) === number)),
    plays: types.map(({ card }) => ({ kind: 'play', card })),
    deck: counts.flatMap(([card, count]) => Array<Card>(count).fill(card)),
    teams: TEAMS[config.edition],
    flock: flockOf(config, cards),
    isDummy: [false, false, config.players < 3, config.players < 4],
    tieTeam: config.edition === '2015-draft' && config.players === 2 ? 0 : 1,
    mayClash: cards.filter(({ metamorphic }) => metamorphic).length > 1,
    hasEndOfTurnRules: cards.some(({ own }) => own?.late || own?.confused || own?.restsBeside),
    turnsEachTime: config.edition === '2015-draft',
    orderMayMatter: cards.some((card) => !CATALOGUE[config.edition].includes(card)),
  };
}

/** The sheep that each seat starts with. */
export function startingSheep(config: Config): Readonly<BySeat<number>> {
  return rulesOf(config).flock;
}

/** R-START: cards whose front is always a wolf count as wolf cards; metamorphic cards do not. */
function flockOf(config: Config, cards: readonly Animal[]): Readonly<BySeat<number>> {
  if (config.sheep) return [...config.sheep];
  const wolves = cards.filter((card) => card.kind === 'wolf' && !card.metamorphic).length;
  const { flock, more } = STARTING_SHEEP[config.players];
  const extra = wolves >= 2 ? more[config.edition] : 0;
  return [flock[0] + extra, flock[1] + extra, flock[2] + extra, flock[3] + extra];
}

function animalRules(card: Animal, cards: readonly Animal[], types: readonly NumberCard[]): AnimalRules {
  const faces = [faceOf(card, 0), faceOf(card, 1)] as const;
  const front = faceRules('front', faces[0], types);
  const back = faceRules('back', faces[1], types);
  return {
    id: card.id,
    front,
    back,
    startFace: startsOnBack(card, cards) ? back : front,
    metamorphic: card.metamorphic === true,
    likeness: JSON.stringify([card.rule, ...faces.map((face) => [face.kind, face.movedBy, face.pace, face.target, face.sheep])]),
    activate: card.own?.activate,
    late: card.own?.late === true,
    restsBeside: card.own?.restsBeside,
    confused: card.own?.confused === true,
  };
}

/** R-META-START: metamorphic cards show front, back, front, back in order of their numbers; all others their front. */
export function startsOnBack(card: Animal, cards: readonly Animal[]): boolean {
  if (card.start !== undefined) return card.start === 'back';
  return cards.filter(({ metamorphic }) => metamorphic).indexOf(card) % 2 === 1;
}

function faceRules(side: Side, face: Face, types: readonly NumberCard[]): FaceRules {
  const hasSymbols = types.some(({ symbol }) => symbol !== 'none');
  const symbol = ({ sheep: undefined, wolf: 'meat', hound: 'bone' } as const)[face.kind];
  return {
    side,
    kind: face.kind,
    rank: KINDS.indexOf(face.kind),
    target: TARGETS.indexOf(face.target),
    change: face.sheep,
    stopSymbol: hasSymbols ? symbol : undefined,
    steps: types.map(({ colour, value }) => (face.movedBy === 'both' || face.movedBy === colour ? stepsOf(face.pace, value) : 0)),
  };
}
