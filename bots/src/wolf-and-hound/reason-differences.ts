import {
  animalNamed,
  at,
  type CardSymbol,
  clockwise,
  NO_CARD,
  type SeatIndex,
  seatIndex,
  stepsUntilStop,
  type TableAnimal,
} from '@bellwether/wolf-and-hound';
import { type Bite, bitesOf, isPartner, moverOf, netOf, played, type SheepChange } from './reason-effects.ts';
import type { WolfReviewKind } from './reason-kind.ts';
import type { State } from './state.ts';

/** One deal before a move, and what two moves make of it. */
export interface Pair {
  readonly before: State;
  readonly better: Made;
  readonly worse: Made;
}

export interface Made {
  readonly after: State;
  readonly changes: readonly SheepChange[];
}

export function pairOf(before: State, better: number, worse: number): Pair {
  return { before, better: played(before, better), worse: played(before, worse) };
}

/** Something that two moves leave differently, and how it can be told. Taken away, it is as the other move leaves it. */
export interface Difference {
  readonly kind: WolfReviewKind;
  /** Which of the moves does it. */
  readonly by: 'better' | 'worse';
  readonly seat?: number;
  readonly animal?: string;
  readonly card?: string;
  /** What is different, however it is told. */
  readonly about: string;
  /** Turns until it is felt. */
  readonly turns: number;
  copy(from: State, to: State): void;
}

/** Whether two moves leave sheep and animals alike, and what late animals will walk by. */
export function doTheSame({ before: { rules }, better, worse }: Pair): boolean {
  const isLate = rules.animals.some(({ late }) => late);
  const seen = ({ after }: Made) => {
    const bite = bitesOf(after);
    const animals = after.animals.map((animal) => [bite(animal), animal.at, animal.face.side]);
    return JSON.stringify([[...after.sheep], animals, isLate ? after.previousType : 0]);
  };
  return seen(better) === seen(worse);
}

/** The card played is kept by the other move. That holds for every other move: it tells the two apart only where they do the same otherwise. */
export function keptIn({ before: { asks, rules, turn } }: Pair, better: number, worse: number): Difference[] {
  const card = rules.types[worse]?.card;
  if (asks !== 'play' || better === worse || card === undefined || better >= rules.types.length) return [];
  const copy = (from: State, to: State) => {
    to.hands[turn].splice(0, to.hands[turn].length, ...from.hands[turn]);
  };
  return [{ kind: 'kept-for-later', by: 'better', card, about: 'hand', turns: 4, copy }];
}

/** What is better after the one move and what is worse after the other, in one deal. */
export function differencesIn(pair: Pair): Difference[] {
  const { before } = pair;
  const ours = (seat: SeatIndex) => isPartner(before, seat, moverOf(before));
  const good = deedsOf(pair, pair.better, pair.worse, ours);
  const bad = deedsOf(pair, pair.worse, pair.better, (seat) => !ours(seat));
  return [
    ...bad.flatMap((deed) => told(deed, 'worse', SPOILS[deed.does])),
    ...good.flatMap((deed) =>
      told(deed, 'better', deed.does === 'saves' && deed.seat !== moverOf(before) ? 'partner-protected' : GOODS[deed.does]),
    ),
  ];
}

/** What a move does for a side that the other one does not. */
interface Deed {
  readonly does: Does;
  readonly about: string;
  readonly seat?: SeatIndex;
  readonly animal?: string;
  readonly turns: number;
  copy(from: State, to: State): void;
}

type Does =
  | 'takes'
  | 'takes-another'
  | 'takes-standing'
  | 'brings'
  | 'brings-another'
  | 'brings-standing'
  | 'threatens'
  | 'helps'
  | 'saves'
  | 'denies'
  | 'turns-wolf'
  | 'turns-hound'
  | 'lays-bone'
  | 'lays-meat';

const GOODS: Readonly<Partial<Record<Does, WolfReviewKind>>> = {
  takes: 'sheep-won',
  'takes-another': 'another-sheep-won',
  'takes-standing': 'wolf-left',
  brings: 'sheep-brought-home',
  'brings-another': 'another-sheep-home',
  'brings-standing': 'hound-left',
  threatens: 'opponent-threatened',
  helps: 'help-called',
  saves: 'threat-averted',
  denies: 'help-denied',
  'turns-wolf': 'turned-to-wolf',
  'turns-hound': 'turned-to-hound',
  'lays-bone': 'bone-laid',
};

/** The same done for the other side. */
const SPOILS: Readonly<Partial<Record<Does, WolfReviewKind>>> = {
  takes: 'sheep-lost-here',
  'takes-standing': 'wolf-left-here',
  brings: 'sheep-home-there',
  'brings-standing': 'hound-left-there',
  threatens: 'wolf-sent-here',
  helps: 'hound-sent-there',
  saves: 'wolf-taken-from-there',
  denies: 'hound-taken-from-here',
  'turns-wolf': 'turned-to-wolf-here',
  'turns-hound': 'turned-to-hound-there',
  'lays-meat': 'meat-laid',
};

function told({ does: _, seat, ...deed }: Deed, by: Difference['by'], kind: WolfReviewKind | undefined): Difference[] {
  return kind === undefined ? [] : [{ kind, by, ...deed, ...(seat !== undefined && { seat: seat + 1 }) }];
}

/** What both do is left out, whichever animal does it. */
function deedsOf(pair: Pair, mine: Made, other: Made, ours: (seat: SeatIndex) => boolean): Deed[] {
  const also = new Set(animalDeeds(pair.before, other, mine, ours).map(({ does, seat }) => `${does} ${seat}`));
  return [
    ...sheepDeeds(mine, other, ours),
    ...symbolDeeds(pair.before, mine, other),
    ...lateDeeds(mine, other, ours),
    ...animalDeeds(pair.before, mine, other, ours).filter(({ does, seat, isSame }) => !isSame && !also.has(`${does} ${seat}`)),
  ];
}

function sheepDeeds(mine: Made, other: Made, ours: (seat: SeatIndex) => boolean): Deed[] {
  const theirs = netOf(other.changes);
  return netOf(mine.changes).flatMap((change): Deed[] => {
    const seat = seatIndex(change.seat);
    const same = (one: SheepChange) => one.seat === change.seat && one.by === change.by;
    const gains = change.by === 1;
    if (gains !== ours(seat) || netOf(mine.changes).filter(same).length <= theirs.filter(same).length) return [];
    const how = theirs.some(same) ? '-another' : change.hasMoved ? '' : '-standing';
    const copy = (from: State, to: State) => {
      // Never to none: that would be another game.
      if (from.sheep[seat] > 0) to.sheep[seat] = from.sheep[seat];
    };
    return [{ does: `${gains ? 'brings' : 'takes'}${how}`, about: `sheep ${seat}`, seat, animal: change.animal, turns: 0, copy }];
  });
}

/** Meat and Bone hold animals in front of who has played them. */
function symbolDeeds({ turn }: State, mine: Made, other: Made): Deed[] {
  const symbol = symbolOf(mine.after, turn);
  if (symbol === 'none' || symbol === symbolOf(other.after, turn)) return [];
  const copy = (from: State, to: State) => {
    const top = from.piles[turn].at(-1);
    if (top !== undefined) to.piles[turn].splice(-1, 1, top);
  };
  return [{ does: symbol === 'meat' ? 'lays-meat' : 'lays-bone', about: 'symbol', turns: 1, copy }];
}

function symbolOf({ piles, rules }: State, seat: SeatIndex): CardSymbol {
  const top = piles[seat].at(-1);
  return top === undefined ? 'none' : at(rules.types, top).symbol;
}

/** Where a late animal will go by the card played (R-GRANDPA). */
function lateDeeds(mine: Made, other: Made, ours: (seat: SeatIndex) => boolean): Deed[] {
  const copy = (from: State, to: State) => {
    to.previousType = from.previousType;
  };
  return mine.after.animals.flatMap((animal): Deed[] => {
    const { id, late } = animal.card;
    const goesTo = placeByNextTurn(mine.after, animal);
    if (!late || goesTo === animal.at || goesTo === placeByNextTurn(other.after, animalNamed(other.after, id))) return [];
    const { seat, change } = standing({ ...animal, at: goesTo });
    if (change < 0 === ours(seat) || change === 0) return [];
    return [{ does: change < 0 ? 'threatens' : 'helps', seat, animal: id, about: `late ${id}`, turns: 1, copy }];
  });
}

function placeByNextTurn(state: State, animal: TableAnimal): SeatIndex {
  const { previousType, turn } = state;
  const steps = previousType === NO_CARD ? 0 : at(animal.face.steps, previousType);
  return clockwise(animal.at, stepsUntilStop(state, animal, steps, clockwise(turn, -1)));
}

/** `isSame`: the other move leaves the animal so, too. */
function animalDeeds(before: State, mine: Made, other: Made, ours: (seat: SeatIndex) => boolean): (Deed & { readonly isSame: boolean })[] {
  const [was, is, instead] = [bitesOf(before), bitesOf(mine.after), bitesOf(other.after)];
  // Of an animal that has taken or brought a sheep that is told, and what it has left.
  const acted = new Set(netOf(mine.changes).map(({ animal }) => animal));
  return before.animals.flatMap((animal) => {
    const { id } = animal.card;
    const now = animalNamed(mine.after, id);
    const [has, would] = [is(now), instead(animalNamed(other.after, id))];
    const [stood, stays] = [standing(animal), standing(animalNamed(other.after, id))];
    const copy = (from: State, to: State) => {
      const [source, target] = [animalNamed(from, id), animalNamed(to, id)];
      target.at = source.at;
      target.face = source.face;
    };
    const isSame = has.seat === would.seat && has.change === would.change;
    const comes = (one: TableAnimal, whom: SeatIndex, sign: number) =>
      hits(is(animalNamed(mine.after, one.card.id)), whom, sign) && !hits(was(one), whom, sign);
    return changesOf(animal, now, { stood, has, stays }, ours).flatMap(({ does, seat, from }) => {
      const sign = does === 'saves' ? -1 : does === 'denies' ? 1 : 0;
      if (sign === 0 && acted.has(id)) return [];
      // Where another one comes instead nothing is gained.
      if (sign !== 0 && before.animals.some((one) => comes(one, seat, sign))) return [];
      return [{ does, seat, animal: id, about: `animal ${id}`, turns: clockwise(from, -before.turn - 1), isSame, copy }];
    });
  });
}

/** Whose sheep an animal is at, awake or not. */
function standing({ at, face }: TableAnimal): Bite {
  return { seat: clockwise(at, face.target), change: face.change };
}

/** What the new place or side of an animal does for a side, and what it no longer does where it was. */
function changesOf(
  before: TableAnimal,
  after: TableAnimal,
  { stood, has, stays }: Readonly<Record<'stood' | 'has' | 'stays', Bite>>,
  ours: (seat: SeatIndex) => boolean,
): { readonly does: Does; readonly seat: SeatIndex; readonly from: SeatIndex }[] {
  const isMoved = before.at !== after.at;
  if (!isMoved && Math.sign(before.face.change) === Math.sign(after.face.change)) return [];
  const there = { seat: has.seat, from: after.at };
  const gone = { seat: stood.seat, from: before.at };
  return [
    ...(has.change < 0 && !ours(has.seat) ? [{ does: isMoved ? 'threatens' : 'turns-wolf', ...there } as const] : []),
    ...(has.change > 0 && ours(has.seat) ? [{ does: isMoved ? 'helps' : 'turns-hound', ...there } as const] : []),
    ...(isMoved && ours(stood.seat) && stood.change < 0 && hits(stays, stood.seat, -1) ? [{ does: 'saves', ...gone } as const] : []),
    ...(isMoved && !ours(stood.seat) && stood.change > 0 && hits(stays, stood.seat, 1) ? [{ does: 'denies', ...gone } as const] : []),
  ];
}

function hits({ seat, change }: Bite, whom: SeatIndex, sign: number): boolean {
  return seat === whom && Math.sign(change) === sign;
}
