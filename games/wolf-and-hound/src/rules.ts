import { invariant, memoByConfig } from '@bellwether/kernel';
import { Turn } from './card-turn.ts';
import { type Animal, type Face, faceOf, KINDS, type OwnRule, TARGETS } from './cards/animal.ts';
import { CATALOGUE, cardsOf } from './cards/catalogue.ts';
import { FARTHEST, FARTHEST_BACK, stepsOf } from './cards/pace.ts';
import { STARTING_SHEEP } from './cards/table.ts';
import { type Herd, herdOf } from './herd.ts';
import { cardKey, deckCounts, type NumberCard, numberCard } from './numbers.ts';
import { gather } from './pastures.ts';
import { BONE, MEAT, NO_SYMBOL } from './state.ts';
import { type Card, type Config, type Move, TEAMS, type Team } from './vocabulary.ts';

/** A config made ready to play: everything the engine looks up while it plays, worked out once. */
export interface Rules {
  readonly config: Config;
  readonly animals: readonly Animal[];
  readonly types: readonly NumberCard[];
  readonly typeCount: number;
  /** All cards of the deck, unshuffled. */
  readonly deck: readonly Card[];
  readonly teams: readonly [Team, Team];
  readonly flock: readonly number[];
  /** All of them at home, as the state keeps sheep. */
  readonly fullPastures: number;
  /** Places played by nobody, as bits. */
  readonly dummies: number;
  /** Which team wins a tie at the count. */
  readonly tieTeam: 0 | 1;
  /** The animals that show their back at the start, as bits. */
  readonly startBacks: number;
  readonly emptyHands: readonly number[];
  readonly emptyLog: readonly number[];

  /** By animal and side (2 × animal + side): */
  readonly kind: readonly number[];
  readonly target: readonly number[];
  readonly change: readonly number[];
  /** What stops it: MEAT, BONE or NO_SYMBOL. */
  readonly stopper: readonly number[];
  /** Steps in the play phase by animal, side and type: (2 × animal + side) × types + type. */
  readonly steps: readonly number[];
  /** The same for cards that move late. */
  readonly lateSteps: readonly number[];

  /** By type: its symbol as `symbols` of the state has it for place 0; 0 for none. */
  readonly symbol: readonly number[];
  readonly hasSymbols: boolean;
  /** Indices of the metamorphic cards, the lower number first. */
  readonly metamorphic: readonly number[];
  /** The same as bits. */
  readonly shifting: number;
  /** Nobody is asked which of the two turns (R-META-PAIR). */
  readonly alike: boolean;
  /** R-META-DRAFT instead of R-META-ONCE. */
  readonly turnsEachTime: boolean;
  readonly herd: Herd;
  /** By animal: its own rule for activation. */
  readonly activateRules: readonly OwnRule['activate'][];
  /** What these act through. */
  readonly turn: Turn;
  /** Activations of one colour may not commute (R-ORDER). */
  readonly orderMayMatter: boolean;

  /** `cardKey` → type, or −1. */
  readonly typeByKey: readonly number[];
  /** The answers to R-META-PAIR. */
  readonly flips: readonly Move[];
  /** By type: the move that plays it. */
  readonly playOf: readonly Move[];
  /** Value → the types of that value, as bits. */
  readonly typesOfValue: readonly number[];
  /** The play moves by the types that may be played (bits), made when first asked for. */
  readonly plays: (readonly Move[] | undefined)[];
}

/** With more types of number cards than this, lists of moves are made anew each time instead of kept. */
const MOST_LISTED_TYPES = 14;

export const rulesOf: (config: Config) => Rules = memoByConfig(workOut);

/** The type of a number card under these rules, or −1 if the deck has none. Only for text of a card's form. */
export function typeOf(rules: Rules, card: Card): number {
  return rules.typeByKey[cardKey(card)] as number;
}

function workOut(config: Config): Rules {
  const animals = cardsOf(config).filter((card) => config.animals.includes(card.id));
  const counts = deckCounts(config);
  const types = [...counts.keys()].map((card) => numberCard(card) as NumberCard);
  const deck = [...counts].flatMap(([card, count]) => Array<Card>(count).fill(card));
  const faces = animals.flatMap((card) => [faceOf(card, 0), faceOf(card, 1)]);
  const metamorphic = animals.flatMap((card, i) => (card.metamorphic ? [i] : []));
  const symbol = types.map((type) => ({ none: 0, meat: 1 << MEAT, bone: 1 << BONE })[type.symbol]);
  const hasSymbols = symbol.some((s) => s > 0);
  const orderMayMatter = animals.some((card) => !CATALOGUE[config.edition].includes(card));
  const stopper = faces.map(({ kind }) => (!hasSymbols || kind === 'sheep' ? NO_SYMBOL : kind === 'wolf' ? MEAT : BONE));
  const steps = faces.flatMap((face, i) => types.map((type) => (animals[i >> 1]?.own?.late ? 0 : stepsBy(face, type))));
  const flock = flockOf(config, animals);
  return {
    config,
    animals,
    types,
    typeCount: types.length,
    deck,
    teams: TEAMS[config.edition],
    flock,
    fullPastures: gather(flock),
    dummies: { 4: 0, 3: 0b1000, 2: 0b1100 }[config.players],
    tieTeam: config.edition === '2015-draft' && config.players === 2 ? 0 : 1,
    startBacks: metamorphic.length < 2 ? 0 : 1 << (metamorphic[1] as number),
    emptyHands: zeros(4 * types.length),
    emptyLog: zeros(deck.length),
    kind: faces.map((face) => KINDS.indexOf(face.kind)),
    target: faces.map((face) => TARGETS.indexOf(face.target)),
    change: faces.map((face) => face.sheep),
    stopper,
    steps,
    lateSteps: faces.flatMap((face, i) => types.map((type) => (animals[i >> 1]?.own?.late ? stepsBy(face, type) : 0))),
    symbol,
    hasSymbols,
    metamorphic,
    shifting: metamorphic.reduce((bits, i) => bits | (1 << i), 0),
    alike: areAlike(metamorphic.map((i) => animals[i] as Animal)),
    turnsEachTime: config.edition === '2015-draft',
    herd: herdOf(animals, faces, stopper, steps),
    activateRules: animals.map(({ own }) => own?.activate),
    turn: new Turn(),
    orderMayMatter,
    typeByKey: keyTable(types),
    flips: metamorphic.map((i) => ({ kind: 'flip', animal: (animals[i] as Animal).id })),
    playOf: types.map(({ card }) => ({ kind: 'play', card })),
    typesOfValue: valueTable(types),
    plays: new Array(types.length <= MOST_LISTED_TYPES ? 1 << types.length : 0),
  };
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

/** R-START: wolf cards are those whose front is a wolf for good; a metamorphic card is none. */
function flockOf(config: Config, animals: readonly Animal[]): readonly number[] {
  if (config.sheep) return config.sheep;
  const wolves = animals.filter((card) => card.kind === 'wolf' && !card.metamorphic).length;
  const { flock, more } = STARTING_SHEEP[config.players];
  return flock.map((sheep) => (wolves >= 2 ? sheep + more[config.edition] : sheep));
}

function stepsBy(face: Face, { colour, value }: NumberCard): number {
  const steps = face.movedBy === 'both' || face.movedBy === colour ? (stepsOf(face.pace, value) as number) : 0;
  invariant(steps >= -FARTHEST_BACK && steps <= FARTHEST, 'no pace takes an animal farther than the tables of movement know');
  return steps;
}

function areAlike([one, other]: readonly Animal[]): boolean {
  if (one === undefined || other === undefined) return true;
  const text = (card: Animal) =>
    JSON.stringify([faceOf(card, 0), faceOf(card, 1)].map((f) => [f.kind, f.movedBy, f.pace, f.target, f.sheep]));
  return text(one) === text(other) && one.rule === other.rule;
}

function keyTable(types: readonly NumberCard[]): number[] {
  return Array.from({ length: 128 }, (_, key) => types.findIndex((type) => cardKey(type.card) === key));
}

function valueTable(types: readonly NumberCard[]): number[] {
  return Array.from({ length: 10 }, (_, value) => types.reduce((bits, type, i) => (type.value === value ? bits | (1 << i) : bits), 0));
}
