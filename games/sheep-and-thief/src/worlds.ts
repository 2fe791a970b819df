import { type Random, shuffle } from '@bellwether/kernel';
import type { Card } from './cards/card.ts';
import type { Cell } from './cells.ts';
import { rulesOf } from './rules.ts';
import { type DraftSeen, draftsSeen, type Fate, fatesOf, type Segment, type Unseen } from './sightings.ts';
import { NONE, type SeatIndex } from './state.ts';
import type { View } from './vocabulary.ts';

/** By player: cards the viewer has met, where a story that fits puts them. Whatever is not named is a card the viewer never saw. */
export interface Hidden {
  readonly hands: Card[][];
  readonly packets: Card[][];
  readonly out: (Card | undefined)[][];
  readonly fronts: Map<Cell, Card>[];
}

export function nothingHidden(view: View): Hidden {
  const each = <T>(make: () => T): T[] => view.boards.map(make);
  return { hands: each(() => []), packets: each(() => []), out: each(() => []), fronts: each(() => new Map()) };
}

const MOST_TRIES = 400;
/** Chances are drawn as parts of this many. */
const FINE = 1 << 16;

/**
 * Tells the drafts again, round by round: each card the viewer passed on goes to one of those who took from that packet, at
 * random; a story that contradicts what came to light later is dropped and told anew, so that all that fit stay equally likely.
 * Undefined if none was found, which takes a table that was never played to.
 */
export function hiddenCards(view: View, random: Random): Hidden | undefined {
  const { drafts, fates } = pastOf(view);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const story = new Story(view, fates, random, tries > MOST_TRIES / 2);
    if (drafts.every((draft) => story.tell(draft))) return story.hidden;
  }
  return undefined;
}

interface Past {
  readonly drafts: readonly DraftSeen[];
  readonly fates: ReadonlyMap<Card, readonly Fate[]>;
}

/** A search imagines many worlds from one view: what the viewer lived through is worked out once. */
const pasts = new WeakMap<View, Past>();

function pastOf(view: View): Past {
  let past = pasts.get(view);
  if (past === undefined) {
    const drafts = draftsSeen(view);
    past = { drafts, fates: fatesOf(view, drafts) };
    pasts.set(view, past);
  }
  return past;
}

/** One telling: what each seat held back from the last round goes into its next packet (R-KEPT). */
class Story {
  readonly hidden: Hidden;
  readonly #view: View;
  readonly #fates: ReadonlyMap<Card, readonly Fate[]>;
  readonly #random: Random;
  readonly #viewer: SeatIndex;
  /** By player: the card held back, if it is one the viewer has met. */
  #heldBack: (Card | undefined)[];
  /** By player: cards of the last round may also lie under a back or out of the game. */
  readonly #mayLieElsewhere: boolean[] = [];
  /** Of the round being told: met cards each seat took and has not shown, and shown cards not yet accounted for. */
  #taken: Card[][] = [];
  #shown: Card[][] = [];
  /** Takes from packets before the viewer saw them: all of them, and those not accounted for. */
  #free: number[] = [];
  #room: number[] = [];
  readonly #isLenient: boolean;

  constructor(view: View, fates: ReadonlyMap<Card, readonly Fate[]>, random: Random, isLenient: boolean) {
    this.#isLenient = isLenient;
    this.hidden = nothingHidden(view);
    this.#view = view;
    this.#fates = fates;
    this.#random = random;
    this.#viewer = view.viewer === 'spectator' ? NONE : view.viewer - 1;
    this.#heldBack = view.boards.map(() => undefined);
  }

  tell({ round, segments, unseen }: DraftSeen): boolean {
    const { boards } = this.#view;
    this.#taken = boards.map(() => []);
    this.#shown = boards.map(({ cards, rounds }) =>
      cards.filter((card, at): card is Card => typeof card === 'number' && rounds[at] === round),
    );
    if (!segments.every((segment) => this.#share(round, segment))) return false;
    this.#free = boards.map((_, player) => unseen.reduce((n, { takers }) => n + timesIn(takers, player), 0));
    this.#room = this.#free.map((free, player) => free - (this.#shown[player] as Card[]).length);
    if (!unseen.every((packet) => this.#handOn(round, packet))) return false;
    this.#heldBack = boards.map(() => undefined);
    return boards.every((_, player) => player === this.#viewer || this.#putAway(round, player));
  }

  /** The cards of a segment to its takers: what they have shown is certain, the rest is any of them. */
  #share(round: number, { cards, takers, holder }: Segment): boolean {
    const left = cards.slice();
    const open = takers.slice();
    for (const player of new Set(takers)) {
      const shown = this.#shown[player] as Card[];
      for (const card of left.filter((c) => shown.includes(c))) if (open.includes(player)) settle(left, card, open, player, shown);
    }
    for (const card of left.slice()) {
      const fate = this.#fateAfter(card, round);
      if (fate?.kind !== 'sighted' || fate.round !== round + 1) continue;
      if (!open.includes(fate.packet)) return false;
      settle(left, card, open, fate.packet);
      (this.#taken[fate.packet] as Card[]).push(card);
    }
    shuffle(left, this.#random);
    for (const player of open) {
      const card = left.pop();
      if (card === undefined) return false;
      (this.#taken[player] as Card[]).push(card);
    }
    if (left.length > 0) {
      if (holder === NONE) return false;
      (this.hidden.packets[holder] as Card[]).push(...left);
    }
    return true;
  }

  /**
   * A held-back card the viewer has met lay in this packet: if not seen there, somebody took it before, or it lies there still.
   * Each card of a packet is as likely to be taken as the others, and each card taken as likely to be shown: where the card might
   * lie under a back or out of the game instead, a story in which it was taken in time and never shown is told as rarely as that.
   */
  #handOn(round: number, { packet, takers, sighted, holder }: Unseen): boolean {
    const card = this.#heldBack[packet];
    if (card === undefined || sighted?.includes(card)) return true;
    const showing = this.#shown.findIndex((cards) => cards.includes(card));
    if (showing >= 0) {
      settle(this.#shown[showing] as Card[], card);
      return takers.includes(showing);
    }
    const fate = this.#fateAfter(card, round);
    const next = fate?.kind === 'sighted' && fate.round === round + 1 ? fate.packet : NONE;
    const possible = [...new Set(takers)].filter((player) => (this.#room[player] as number) > 0 && (next === NONE || player === next));
    const weights = possible.map((player) => timesIn(takers, player) * this.#unshown(player));
    const inPacket = holder === NONE ? 0 : (this.#view.packetSizes[holder] as number);
    const total = weights.reduce((sum, weight) => sum + weight, inPacket);
    if (total <= 0 || (this.#mayLieElsewhere[packet] && !this.#chance(total))) return false;
    let spot = (this.#random.below(FINE) / FINE) * total;
    const player = possible.find((_, i) => {
      spot -= weights[i] as number;
      return spot < 0;
    });
    if (player !== undefined) {
      this.#room[player] = (this.#room[player] as number) - 1;
      (this.#taken[player] as Card[]).push(card);
    } else if (inPacket > 0) (this.hidden.packets[holder] as Card[]).push(card);
    else return false;
    return true;
  }

  /** Of what a seat took unseen in this round, the part that it has not shown. */
  #unshown(player: SeatIndex): number {
    return (this.#room[player] as number) / Math.max(1, this.#free[player] as number);
  }

  /** Whether to go on with a story in which a card of a packet was among these many; told too often in vain, any will do. */
  #chance(cards: number): boolean {
    return this.#isLenient || this.#random.below(FINE) < (cards / rulesOf(this.#view.config).firstHand) * FINE;
  }

  /** What a seat took and did not show lies under backs, in its hand, out of the game or in its next packet. */
  #putAway(round: number, player: SeatIndex): boolean {
    const { players } = this.#view.config;
    const board = this.#view.boards[player] as View['boards'][number];
    const backs = board.cards.flatMap((card, at) => (card === 'back' && board.rounds[at] === round ? [at] : []));
    const cards: (Card | undefined)[] = (this.#taken[player] as Card[]).slice();
    const isPast = round < this.#view.round;
    const inHand = isPast ? 0 : (this.#view.handSizes[player] as number);
    const goesOut = isPast && players === 2;
    this.#mayLieElsewhere[player] = goesOut || backs.length > 0;
    const size = backs.length + inHand + (goesOut ? 1 : 0) + (isPast ? 1 : 0);
    if (cards.length > size) return false;
    const comesBack = cards.filter((card) => card !== undefined && this.#fateAfter(card, round) !== undefined);
    if (comesBack.length > (isPast ? 1 : 0)) return false;
    if (comesBack.length > 0) cards.splice(cards.indexOf(comesBack[0]), 1);
    while (cards.length < size - comesBack.length) cards.push(undefined);
    shuffle(cards, this.#random);
    if (isPast) this.#heldBack[player] = comesBack.length > 0 ? comesBack[0] : cards.pop();
    if (goesOut) (this.hidden.out[player] as (Card | undefined)[])[round - 1] = cards.pop();
    for (const at of backs) {
      const card = cards.pop();
      if (card !== undefined) (this.hidden.fronts[player] as Map<Cell, Card>).set(at, card);
    }
    for (const card of cards) if (card !== undefined) (this.hidden.hands[player] as Card[]).push(card);
    return true;
  }

  #fateAfter(card: Card, round: number): Fate | undefined {
    return this.#fates.get(card)?.find((fate) => fate.round > round);
  }
}

function timesIn(takers: readonly SeatIndex[], player: SeatIndex): number {
  let times = 0;
  for (const other of takers) if (other === player) times++;
  return times;
}

/** Takes a card, and the seat that took it, off the lists. */
function settle(cards: Card[], card: Card, takers?: SeatIndex[], player?: SeatIndex, shown?: Card[]): void {
  cards.splice(cards.indexOf(card), 1);
  if (takers !== undefined && player !== undefined) takers.splice(takers.indexOf(player), 1);
  if (shown !== undefined) shown.splice(shown.indexOf(card), 1);
}
