import {
  animalNamed,
  at,
  type CardSymbol,
  clockwise,
  SEAT_INDICES,
  type SeatIndex,
  seatIndex,
  type TableAnimal,
} from '@bellwether/wolf-and-hound';
import { type Bite, bitesOf, isPartner, moverOf, netOf, played, type SheepChange } from './reason-effects.ts';
import type { WolfReviewKind } from './reason-kind.ts';
import { type Outlook, outlookOf, placeNextTurn } from './reason-outlook.ts';
import type { State } from './state.ts';

/** One deal before a move, and the results of two moves. */
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

/** Something that two moves leave differently, and how to report it. Removing it restores what the other move leaves. */
export interface Difference {
  readonly kind: WolfReviewKind;
  /** Which of the moves causes it. */
  readonly by: 'better' | 'worse';
  readonly seat?: number;
  readonly animal?: string;
  readonly card?: string;
  /** The subject, independent of wording. */
  readonly about: string;
  /** Turns until it is felt. */
  readonly turns: number;
  copy(from: State, to: State): void;
}

/** Whether two moves leave the same sheep and animals, and the same symbols on the path of late animals. */
export function doTheSame({ before: { rules }, better, worse }: Pair): boolean {
  const isLate = rules.animals.some(({ late }) => late);
  const seen = ({ after }: Made) => {
    const bite = bitesOf(after);
    const animals = after.animals.map((animal) => [bite(animal), animal.at, animal.face.side]);
    return JSON.stringify([[...after.sheep], animals, isLate ? after.previousType : 0]);
  };
  return seen(better) === seen(worse);
}

/**
 * The card played is kept by the other move. That is true of every other move, so it is a difference only if they do the same otherwise.
 */
export function keptIn({ before: { asks, rules, turn } }: Pair, better: number, worse: number): Difference[] {
  const card = rules.types[worse]?.card;
  if (asks !== 'play' || better === worse || card === undefined || better >= rules.types.length) return [];
  const copy = (from: State, to: State) => {
    to.hands[turn].splice(0, to.hands[turn].length, ...from.hands[turn]);
  };
  return [{ kind: 'kept-for-later', by: 'better', card, about: 'hand', turns: 4, copy }];
}

/** What is better after one move and what is worse after the other, in one deal. */
export function differencesIn(pair: Pair): Difference[] {
  const { before } = pair;
  const ours = (seat: SeatIndex) => isPartner(before, seat, moverOf(before));
  const deeds = {
    good: deedsOf(pair, pair.better, pair.worse, ours),
    bad: deedsOf(pair, pair.worse, pair.better, (seat) => !ours(seat)),
  };
  // If an animal takes or brings a sheep, that also says that the other move leads it away.
  const taken = [...deeds.good, ...deeds.bad].filter(({ about }) => about.startsWith('sheep'));
  const isTold = ({ does, seat, animal }: Deed) =>
    (does === 'saves' || does === 'denies') && taken.some((one) => one.seat === seat && one.animal === animal);
  const [good, bad] = [deeds.good.filter((deed) => !isTold(deed)), deeds.bad.filter((deed) => !isTold(deed))];
  return [
    ...bad.flatMap((deed) => told(deed, 'worse', SPOILS[deed.does])),
    ...good.flatMap((deed) =>
      told(deed, 'better', deed.does === 'saves' && deed.seat !== moverOf(before) ? 'partner-protected' : GOODS[deed.does]),
    ),
  ];
}

/** Something that a move does for a side and the other move does not. */
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
  | 'takes-several'
  | 'takes-another'
  | 'takes-standing'
  | 'brings'
  | 'brings-several'
  | 'brings-another'
  | 'brings-standing'
  | 'threatens'
  | 'helps'
  | 'waits'
  | 'saves'
  | 'denies'
  | 'turns-wolf'
  | 'turns-hound'
  | 'lays-bone'
  | 'lays-meat';

const GOODS: Readonly<Partial<Record<Does, WolfReviewKind>>> = {
  takes: 'sheep-won',
  'takes-several': 'several-won',
  'takes-another': 'another-sheep-won',
  'takes-standing': 'wolf-left',
  brings: 'sheep-brought-home',
  'brings-several': 'several-home',
  'brings-another': 'another-sheep-home',
  'brings-standing': 'hound-left',
  threatens: 'opponent-threatened',
  helps: 'help-called',
  waits: 'help-near',
  saves: 'threat-averted',
  denies: 'help-denied',
  'turns-wolf': 'turned-to-wolf',
  'turns-hound': 'turned-to-hound',
  'lays-bone': 'bone-laid',
};

/** The same done for the other side. */
const SPOILS: Readonly<Partial<Record<Does, WolfReviewKind>>> = {
  takes: 'sheep-lost-here',
  'takes-several': 'several-lost-here',
  'takes-standing': 'wolf-left-here',
  brings: 'sheep-home-there',
  'brings-several': 'several-home-there',
  'brings-standing': 'hound-left-there',
  threatens: 'wolf-sent-here',
  helps: 'hound-sent-there',
  waits: 'hound-near-there',
  saves: 'wolf-taken-from-there',
  denies: 'hound-taken-from-here',
  'turns-wolf': 'turned-to-wolf-here',
  'turns-hound': 'turned-to-hound-there',
  'lays-meat': 'meat-laid',
};

function told({ does: _, seat, ...deed }: Deed, by: Difference['by'], kind: WolfReviewKind | undefined): Difference[] {
  return kind === undefined ? [] : [{ kind, by, ...deed, ...(seat !== undefined && { seat: seat + 1 }) }];
}

/** Different ways for an animal to get there count as the same. */
const ALIKE: Readonly<Partial<Record<Does, Does>>> = { 'turns-wolf': 'threatens', 'turns-hound': 'helps', waits: 'helps' };

/** What one move does and the other does not, by whichever animal. */
function deedsOf(pair: Pair, mine: Made, other: Made, ours: (seat: SeatIndex) => boolean): Deed[] {
  const named = ({ does, seat }: Deed) => `${ALIKE[does] ?? does} ${seat}`;
  const also = new Set(animalDeeds(pair.before, other, mine, ours).map(named));
  return [
    ...sheepDeeds(pair.before, mine, other, ours),
    ...symbolDeeds(pair.before, mine, other),
    ...lateDeeds(mine, other, ours),
    ...animalDeeds(pair.before, mine, other, ours).filter((deed) => !deed.isSame && !also.has(named(deed))),
  ];
}

function sheepDeeds(before: State, mine: Made, other: Made, ours: (seat: SeatIndex) => boolean): Deed[] {
  const [own, theirs] = [netOf(mine.changes), netOf(other.changes)];
  return own.flatMap((change): Deed[] => {
    const seat = seatIndex(change.seat);
    const same = (one: SheepChange) => one.seat === change.seat && one.by === change.by;
    const gains = change.by === 1;
    if (gains !== ours(seat) || own.filter(same).length <= theirs.filter(same).length) return [];
    const how = theirs.some(same)
      ? '-another'
      : own.filter(same).length > 1
        ? '-several'
        : isLeft(before, change, other)
          ? '-standing'
          : '';
    const copy = (from: State, to: State) => {
      // Never to zero: that would end the game.
      if (from.sheep[seat] > 0) to.sheep[seat] = from.sheep[seat];
    };
    return [{ does: `${gains ? 'brings' : 'takes'}${how}`, about: `sheep ${seat}`, seat, animal: change.animal, turns: 0, copy }];
  });
}

/** Whether one move leaves an animal in place and the other does not. A sheep that comes back, or a skipped turn, is not its doing. */
function isLeft(before: State, { animal, hasMoved }: SheepChange, other: Made): boolean {
  const [was, is] = [animalNamed(before, animal), animalNamed(other.after, animal)];
  return !hasMoved && (was.at !== is.at || was.face !== is.face);
}

/** Meat and Bone stop animals at the seat that played them. */
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

/** Which seat's sheep a late animal will reach through the card played (R-GRANDPA): the seat after the next turn, or unknown. */
function lateDeeds(mine: Made, other: Made, ours: (seat: SeatIndex) => boolean): Deed[] {
  const [is, instead] = [outlookOf(mine.after), outlookOf(other.after)];
  return mine.after.animals.flatMap((animal): Deed[] => {
    const { id, late } = animal.card;
    const { seat, change, isIdle } = is(animal);
    const would = instead(animalNamed(other.after, id));
    if (!late || change === 0 || change < 0 === ours(seat) || hits(would, seat, Math.sign(change))) return [];
    const isLeft = placeNextTurn(mine.after, animal) === animal.at;
    const does = change < 0 ? (isLeft ? 'takes-standing' : 'threatens') : isIdle ? 'waits' : isLeft ? 'brings-standing' : 'helps';
    const copy = (from: State, to: State) => {
      to.previousType = from.previousType;
    };
    return [{ does, seat, animal: id, about: `late ${id}`, turns: 1, copy }];
  });
}

/** `isSame`: the other move leaves the animal the same way. */
function animalDeeds(before: State, mine: Made, other: Made, ours: (seat: SeatIndex) => boolean): (Deed & { readonly isSame: boolean })[] {
  const [was, is, instead] = [bitesOf(before), outlookOf(mine.after), outlookOf(other.after)];
  // If an animal took or brought a sheep, report that, and what it left.
  const acted = new Set(netOf(mine.changes).map(({ animal }) => animal));
  return before.animals.flatMap((animal) => {
    const { id } = animal.card;
    const now = animalNamed(mine.after, id);
    const [has, would] = [is(now), instead(animalNamed(other.after, id))];
    // It will not stay where it stands (R-GRANDPA).
    if (animal.card.late) return [];
    const copy = (from: State, to: State) => {
      const [source, target] = [animalNamed(from, id), animalNamed(to, id)];
      target.at = source.at;
      target.face = source.face;
    };
    const isSame = has.seat === would.seat && has.change === would.change;
    const comes = (one: TableAnimal, whom: SeatIndex, sign: number) =>
      hits(is(animalNamed(mine.after, one.card.id)), whom, sign) && !hits(was(one), whom, sign);
    return changesOf(animal, now, { stood: standing(animal), has, would }, ours).flatMap(({ does, seat, from }) => {
      const sign = does === 'saves' ? -1 : does === 'denies' ? 1 : 0;
      if (sign === 0 && acted.has(id)) return [];
      // Nothing is gained if another one comes instead.
      if (sign !== 0 && before.animals.some((one) => comes(one, seat, sign))) return [];
      // An idle hound may wait a lap.
      const idle = does === 'waits' || (does === 'denies' && would.isIdle) ? SEAT_INDICES.length : 0;
      return [{ does, seat, animal: id, about: `animal ${id}`, turns: clockwise(from, -before.turn - 1) + idle, isSame, copy }];
    });
  });
}

/** The sheep an animal affects where it stands, even if it is asleep. */
function standing({ at, face }: TableAnimal): Bite {
  return { seat: clockwise(at, face.target), change: face.change };
}

/** What an animal's new place or side does for one of the sides, and what it no longer does at the old place. */
function changesOf(
  before: TableAnimal,
  after: TableAnimal,
  { stood, has, would }: { readonly stood: Bite; readonly has: Outlook; readonly would: Outlook },
  ours: (seat: SeatIndex) => boolean,
): { readonly does: Does; readonly seat: SeatIndex; readonly from: SeatIndex }[] {
  const isMoved = before.at !== after.at;
  if (!isMoved && Math.sign(before.face.change) === Math.sign(after.face.change)) return [];
  const there = { seat: has.seat, from: after.at };
  const gone = { seat: stood.seat, from: before.at };
  return [
    ...(has.change < 0 && !ours(has.seat) ? [{ does: isMoved ? 'threatens' : 'turns-wolf', ...there } as const] : []),
    ...(has.change > 0 && ours(has.seat) ? [{ does: isMoved ? (has.isIdle ? 'waits' : 'helps') : 'turns-hound', ...there } as const] : []),
    ...(isMoved && ours(stood.seat) && stood.change < 0 && hits(would, stood.seat, -1) ? [{ does: 'saves', ...gone } as const] : []),
    ...(isMoved && !ours(stood.seat) && stood.change > 0 && hits(would, stood.seat, 1) ? [{ does: 'denies', ...gone } as const] : []),
  ];
}

function hits({ seat, change }: Bite, whom: SeatIndex, sign: number): boolean {
  return seat === whom && Math.sign(change) === sign;
}
