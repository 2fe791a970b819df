import { type Random, shuffle } from '@bellwether/kernel';
import type { Card } from './cards/card.ts';
import type { Cell } from './cells.ts';
import { rulesOf } from './rules.ts';
import { type DraftSeen, draftsSeen, type Fate, fatesOf, type Segment, type Unseen } from './sightings.ts';
import { NONE, type SeatIndex } from './state.ts';
import type { View } from './vocabulary.ts';

/** Cards the viewer has seen, at the player where a guess puts them. Cards not named are ones the viewer never saw. */
export interface HiddenCards {
  readonly hand: Card[];
  readonly packet: Card[];
  readonly out: (Card | undefined)[];
  readonly fronts: Map<Cell, Card>;
}

export function nothingHidden(): HiddenCards {
  return { hand: [], packet: [], out: [], fronts: new Map() };
}

const MOST_TRIES = 400;
/** The resolution of random probabilities. */
const FINE = 1 << 16;

/**
 * Guesses the drafts, round by round: each card the viewer passed on goes at random to one of the players who took from
 * that packet. A guess that contradicts later sightings is rejected, so that all consistent ones stay equally likely.
 * By player; undefined if none was found, which needs a table that no game can reach.
 */
export function hiddenCards(view: View, random: Random): readonly HiddenCards[] | undefined {
  const { drafts, fates } = pastOf(view);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const guess = new DraftGuess(view, fates, random, tries > MOST_TRIES / 2);
    if (drafts.every((draft) => guess.follow(draft))) return guess.hidden;
  }
  return undefined;
}

interface Past {
  readonly drafts: readonly DraftSeen[];
  readonly fates: ReadonlyMap<Card, readonly Fate[]>;
}

/** A cache by view: a search imagines many worlds from one view. */
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

/** What is guessed about one player. */
interface Guessed {
  readonly hidden: HiddenCards;
  /** The card held back for the next round (R-KEPT), if the viewer has seen it. */
  heldBack: Card | undefined;
  /** Whether cards of the last round may also be face down or discarded. */
  mayLieElsewhere: boolean;
  /** In the current round of the guess: cards the viewer has seen that the player took and has not shown. */
  taken: Card[];
  /** Cards the player has shown that the guess does not explain yet. */
  shown: Card[];
  /** Cards the player took from packets before the viewer saw them: all of them, and those still unknown. */
  free: number;
  room: number;
}

/** One guess at all drafts, round by round. */
class DraftGuess {
  readonly #view: View;
  readonly #fates: ReadonlyMap<Card, readonly Fate[]>;
  readonly #random: Random;
  readonly #viewer: SeatIndex;
  readonly #guessed: readonly Guessed[];
  readonly #isLenient: boolean;

  constructor(view: View, fates: ReadonlyMap<Card, readonly Fate[]>, random: Random, isLenient: boolean) {
    this.#isLenient = isLenient;
    this.#view = view;
    this.#fates = fates;
    this.#random = random;
    this.#viewer = view.viewer === 'spectator' ? NONE : view.viewer - 1;
    this.#guessed = view.boards.map(() => ({
      hidden: nothingHidden(),
      heldBack: undefined,
      mayLieElsewhere: false,
      taken: [],
      shown: [],
      free: 0,
      room: 0,
    }));
  }

  get hidden(): readonly HiddenCards[] {
    return this.#guessed.map(({ hidden }) => hidden);
  }

  #of(player: SeatIndex): Guessed {
    return this.#guessed[player] as Guessed;
  }

  /** False if this round is impossible. */
  follow({ round, segments, unseen }: DraftSeen): boolean {
    for (const [player, guessed] of this.#guessed.entries()) {
      guessed.taken = [];
      guessed.shown = this.#shownBy(player, round);
    }
    if (!segments.every((segment) => this.#share(round, segment))) return false;
    for (const [player, guessed] of this.#guessed.entries()) {
      guessed.free = unseen.reduce((sum, { takers }) => sum + timesIn(takers, player), 0);
      guessed.room = guessed.free - guessed.shown.length;
    }
    if (!unseen.every((packet) => this.#handOn(round, packet))) return false;
    for (const guessed of this.#guessed) guessed.heldBack = undefined;
    return this.#guessed.every((_, player) => player === this.#viewer || this.#putAway(round, player));
  }

  #shownBy(player: SeatIndex, round: number): Card[] {
    const board = this.#view.boards[player];
    return board?.cards.filter((card, at): card is Card => typeof card === 'number' && board.rounds[at] === round) ?? [];
  }

  /**
   * Assigns the cards of a segment to its takers: first those they have shown or that were seen later, then any of the
   * rest.
   */
  #share(round: number, { cards, takers, holder }: Segment): boolean {
    const left = cards.slice();
    const open = takers.slice();
    for (const player of new Set(takers)) {
      const { shown } = this.#of(player);
      for (const card of left.filter((c) => shown.includes(c))) {
        if (!open.includes(player)) continue;
        remove(left, card);
        remove(open, player);
        remove(shown, card);
      }
    }
    for (const card of left.slice()) {
      const fate = this.#fateAfter(card, round);
      if (fate?.kind !== 'sighted' || fate.round !== round + 1) continue;
      if (!open.includes(fate.packet)) return false;
      remove(left, card);
      remove(open, fate.packet);
      this.#of(fate.packet).taken.push(card);
    }
    shuffle(left, this.#random);
    for (const player of open) {
      const card = left.pop();
      if (card === undefined) return false;
      this.#of(player).taken.push(card);
    }
    if (left.length === 0) return true;
    if (holder === NONE) return false;
    this.#of(holder).hidden.packet.push(...left);
    return true;
  }

  /**
   * The packet began with a player who held back a card the viewer has seen. If the viewer did not see it in the
   * packet, someone took it before, or it is still in there. Every card of a packet is equally likely to be taken, and
   * every card taken equally likely to be shown. If the card may also be face down or discarded, this case is only
   * chosen with its probability.
   */
  #handOn(round: number, { packet, takers, sighted, holder }: Unseen): boolean {
    const { heldBack: card, mayLieElsewhere } = this.#of(packet);
    if (card === undefined || sighted?.includes(card)) return true;
    const showing = this.#guessed.findIndex(({ shown }) => shown.includes(card));
    if (showing >= 0) {
      remove(this.#of(showing).shown, card);
      return takers.includes(showing);
    }
    const fate = this.#fateAfter(card, round);
    const next = fate?.kind === 'sighted' && fate.round === round + 1 ? fate.packet : NONE;
    const possible = [...new Set(takers)].filter((player) => this.#of(player).room > 0 && (next === NONE || player === next));
    const weights = possible.map((player) => ({ player, weight: timesIn(takers, player) * this.#unshown(player) }));
    const inPacket = holder === NONE ? 0 : (this.#view.packetSizes[holder] ?? 0);
    const total = weights.reduce((sum, { weight }) => sum + weight, inPacket);
    if (total <= 0 || (mayLieElsewhere && !this.#chance(total))) return false;
    let spot = (this.#random.below(FINE) / FINE) * total;
    const taker = weights.find(({ weight }) => {
      spot -= weight;
      return spot < 0;
    });
    if (taker !== undefined) {
      const guessed = this.#of(taker.player);
      guessed.room--;
      guessed.taken.push(card);
    } else if (inPacket > 0) this.#of(holder).hidden.packet.push(card);
    else return false;
    return true;
  }

  /** Cards that a player took unseen in this round and has not shown. */
  #unshown(player: SeatIndex): number {
    const { room, free } = this.#of(player);
    return room / Math.max(1, free);
  }

  /**
   * True with the probability that a given card of a full hand is among this many. A lenient guess always continues.
   */
  #chance(cards: number): boolean {
    return this.#isLenient || this.#random.below(FINE) < (cards / rulesOf(this.#view.config).firstHand) * FINE;
  }

  /** Cards that a player took and did not show are face down, in its hand, discarded or in its next packet. */
  #putAway(round: number, player: SeatIndex): boolean {
    const guessed = this.#of(player);
    const { hidden } = guessed;
    const backs = this.#backsOf(player, round);
    const isPast = round < this.#view.round;
    const inHand = isPast ? 0 : (this.#view.handSizes[player] ?? 0);
    const goesOut = isPast && this.#view.config.players === 2;
    guessed.mayLieElsewhere = goesOut || backs.length > 0;
    const cards: (Card | undefined)[] = guessed.taken.slice();
    const size = backs.length + inHand + (goesOut ? 1 : 0) + (isPast ? 1 : 0);
    if (cards.length > size) return false;
    const comesBack = cards.filter((card) => card !== undefined && this.#fateAfter(card, round) !== undefined);
    if (comesBack.length > (isPast ? 1 : 0)) return false;
    if (comesBack.length > 0) remove(cards, comesBack[0]);
    while (cards.length < size - comesBack.length) cards.push(undefined);
    shuffle(cards, this.#random);
    if (isPast) guessed.heldBack = comesBack.length > 0 ? comesBack[0] : cards.pop();
    if (goesOut) hidden.out[round - 1] = cards.pop();
    for (const at of backs) {
      const card = cards.pop();
      if (card !== undefined) hidden.fronts.set(at, card);
    }
    for (const card of cards) if (card !== undefined) hidden.hand.push(card);
    return true;
  }

  #backsOf(player: SeatIndex, round: number): Cell[] {
    const board = this.#view.boards[player];
    return board?.cards.flatMap((card, at) => (card === 'back' && board.rounds[at] === round ? [at] : [])) ?? [];
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

/** Removes one of these items. */
function remove<X>(list: X[], item: X): void {
  list.splice(list.indexOf(item), 1);
}
