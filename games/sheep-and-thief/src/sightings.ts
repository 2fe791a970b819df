import type { Card } from './cards/card.ts';
import { without } from './hands.ts';
import { receiver, rulesOf } from './rules.ts';
import { NONE, type SeatIndex } from './state.ts';
import type { View } from './vocabulary.ts';

/**
 * Cards the viewer passed on in one packet and has not seen again. Each taker took one of them for each time it is
 * listed; the rest is still in the packet, which `holder` has now.
 */
export interface Segment {
  readonly cards: readonly Card[];
  readonly takers: readonly SeatIndex[];
  readonly holder: SeatIndex;
}

/** A packet before the viewer first saw it: who took from it, but not which cards. */
export interface Unseen {
  readonly packet: SeatIndex;
  readonly takers: readonly SeatIndex[];
  /** The cards the viewer then saw; null while it has not seen the packet. */
  readonly sighted: readonly Card[] | null;
  /** Who has the packet now, if it is still being passed. */
  readonly holder: SeatIndex;
}

/** What the viewer knows of one draft. */
export interface DraftSeen {
  readonly round: number;
  readonly segments: readonly Segment[];
  readonly unseen: readonly Unseen[];
}

/** Rounds 1 to the current one. A packet is identified by the player it began with. */
export function draftsSeen(view: View): DraftSeen[] {
  return Array.from({ length: view.round }, (_, i) => draftSeen(view, i + 1));
}

function draftSeen(view: View, round: number): DraftSeen {
  const segments: Segment[] = [];
  const unseen: Unseen[] = [];
  for (let packet = 0; packet < view.config.players; packet++) followPacket(view, round, packet, segments, unseen);
  return { round, segments, unseen };
}

function followPacket(view: View, round: number, packet: SeatIndex, segments: Segment[], unseen: Unseen[]): void {
  const { players, keep, firstHand } = rulesOf(view.config);
  const viewer = view.viewer === 'spectator' ? NONE : view.viewer - 1;
  const isOpen = round === view.round && view.stage === 'draft';
  const steps = isOpen ? view.step : firstHand / keep;
  const holderAt = (step: number) => receiver(players, round, packet, step);
  let known: readonly Card[] | null = null;
  let takers: SeatIndex[] = [];
  const close = (saw: readonly Card[]) => {
    if (known === null) unseen.push({ packet, takers, sighted: saw, holder: NONE });
    else segments.push({ cards: less(known, saw), takers, holder: NONE });
    takers = [];
  };
  for (let step = 0; step < steps; step++) {
    const holder = holderAt(step);
    if (holder !== viewer) {
      for (let i = 0; i < keep; i++) takers.push(holder);
      continue;
    }
    const glimpse = view.own.memory.find((g) => g.round === round && g.step === step);
    if (glimpse === undefined) continue;
    close(glimpse.saw);
    known = less(glimpse.saw, glimpse.kept);
  }
  const holder = isOpen ? holderAt(steps) : NONE;
  if (holder !== NONE && holder === viewer) close(view.own.packet);
  else if (known !== null) segments.push({ cards: known, takers, holder });
  else unseen.push({ packet, takers, sighted: null, holder });
}

function less(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  return gone.reduce((rest, card) => without(rest, card), cards);
}

/** Where a card was seen: on a board, or in a packet. */
export type Fate =
  | { readonly kind: 'board'; readonly round: number; readonly player: SeatIndex }
  | { readonly kind: 'sighted'; readonly round: number; readonly packet: SeatIndex };

/** By card: where it was seen, in order of rounds. */
export function fatesOf(view: View, drafts: readonly DraftSeen[]): Map<Card, Fate[]> {
  const fates = new Map<Card, Fate[]>();
  const add = (card: Card, fate: Fate) => fates.set(card, [...(fates.get(card) ?? []), fate]);
  for (const { round, unseen } of drafts) {
    for (const { packet, sighted } of unseen) for (const card of sighted ?? []) add(card, { kind: 'sighted', round, packet });
    for (const [player, board] of view.boards.entries()) {
      board.cards.forEach((card, at) => {
        if (typeof card === 'number' && board.rounds[at] === round) add(card, { kind: 'board', round, player });
      });
    }
  }
  return fates;
}
