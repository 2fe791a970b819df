/** Why a move was chosen. Used by all bots that are asked for an explanation. */

import { cardText, handOf, legalCells, packetOf, receiver, sheepAndThief } from '@bellwether/sheep-and-thief';
import { heaviest } from '../shared/telling.ts';
import { spreadOf, writeChances } from './chances.ts';
import { planAfter } from './fox-mind.ts';
import type { Question } from './question.ts';
import { effectsOf, type ReasonEffect } from './reason-effects.ts';
import type { SheepReason } from './reason-kind.ts';
import { danger, missionStanding } from './reason-truths.ts';
import { planAlone } from './rollout.ts';
import { cardsToCome, type Move, NONE, type PlaceCard, type State } from './state.ts';

/** The smallest change in win probability that is reported as a reason. */
const LEAST_WORTH = 0.003;

/**
 * Why a move was chosen: each of its effects is removed in turn and the table evaluated again. An effect's worth is the win probability
 * lost without it.
 */
export function reasonsFor(question: Question, move: Move, rival: Move | undefined): SheepReason[] {
  return heaviest(reasonsOf(question, move, rival), LEAST_WORTH);
}

export function reasonsOf(question: Question, move: Move, rival: Move | undefined): SheepReason[] {
  switch (move.kind) {
    case 'place':
      return [...turnReasons(question, question.table, move), ...keptCard(question, move, rival)];
    case 'keep':
      return [...new Set(move.cards)].flatMap((card) => [...pickReasons(question, card), ...deniedCard(question, move.cards, card)]);
    case 'discard': {
      if (rival === undefined || rival.kind !== 'discard') return [];
      const worth = planAfter(question, move) - planAfter(question, rival);
      return [{ kind: 'kept-for-later', worth, card: cardText(rival.card) }];
    }
  }
}

/** The win probability on a table; in a finished game, the share of the win. */
function winOn({ player, policy }: Question, state: State): number {
  return policy.appraiser.chances(state)[player] as number;
}

function turnReasons(question: Question, before: State, turn: PlaceCard): SheepReason[] {
  const { player } = question;
  const { after, effects } = effectsOf(before, player, turn);
  const win = winOn(question, after);
  const reasons = effects.flatMap((effect) => reasonOf(question, after, effect, win) ?? []);
  const won = sheepAndThief.outcome(after)?.winners;
  if (won?.includes(player + 1)) reasons.push({ kind: 'game-won', worth: win - winOn(question, before) });
  const mission = missionWorth(question, before, after, win);
  return mission > 0 ? [...reasons, { kind: 'mission-advanced', worth: mission }] : reasons;
}

/** Undefined if the fox has moved and nobody is nearer to it or farther from it as a result. */
function reasonOf(question: Question, after: State, effect: ReasonEffect, win: number): SheepReason | undefined {
  const { kind, seat, animal, card } = effect;
  const without = sheepAndThief.clone(after);
  effect.undo(without);
  const worth = win - winOn(question, without);
  const named = { worth, ...(animal !== undefined && { animal }), ...(card !== undefined && { card }) };
  if (animal !== 'fox') return { kind, ...named, ...(seat !== undefined && { seat }) };
  const threatened = mostThreatened(question, after, without);
  const more = (player: number) => danger(after, player) - danger(without, player);
  const isSpared = kind === 'fox-sent-away' && more(question.player) < 0;
  if (threatened === NONE) return isSpared ? { kind, ...named, seat: question.player + 1 } : undefined;
  return more(threatened) > 0 ? { kind: 'opponent-threatened', ...named, seat: threatened + 1 } : undefined;
}

/** The rival who loses most gold by the fox's new position, if that is more than the player itself gains; else NONE. */
function mostThreatened({ player, policy }: Question, after: State, without: State): number {
  const now = policy.appraiser.golds(after).slice();
  const then = policy.appraiser.golds(without);
  const gain = now.map((gold, other) => (other === player ? gold - (then[other] as number) : (then[other] as number) - gold));
  let most = NONE;
  for (let other = 0; other < gain.length; other++) {
    if (other !== player && (gain[other] as number) > (gain[most === NONE ? player : most] as number)) most = other;
  }
  return most;
}

/** How much the win probability depends on the progress that the turn makes in the seat's mission; 0 if it makes none. */
function missionWorth(question: Question, before: State, after: State, win: number): number {
  const { player } = question;
  if ((before.missions[player] ?? NONE) === NONE) return 0;
  const standing = (state: State) => missionStanding(state, player);
  if (standing(after) <= standing(before)) return 0;
  return (
    win - winOn(question, withoutMission(question, after)) - (winOn(question, before) - winOn(question, withoutMission(question, before)))
  );
}

function withoutMission({ player }: Question, state: State): State {
  const without = sheepAndThief.clone(state);
  without.missions = state.missions.map((mission, other) => (other === player ? NONE : mission));
  return without;
}

/** The second-best move's card stays in hand. Removing this effect means having spent it instead. */
function keptCard({ table, player, policy }: Question, move: PlaceCard, rival: Move | undefined): SheepReason[] {
  if (rival?.kind !== 'place' || rival.card === move.card) return [];
  const after = sheepAndThief.clone(table);
  sheepAndThief.apply(after, player + 1, move);
  if (after.stage !== 'place' || after.round !== table.round) return [];
  const spent = sheepAndThief.clone(after);
  const room = spent.hands.length / spent.rules.players;
  spent.hands[player * room + handOf(spent, player).indexOf(rival.card)] = move.card;
  return [
    { kind: 'kept-for-later', worth: planAlone(after, player, policy) - planAlone(spent, player, policy), card: cardText(rival.card) },
  ];
}

/** A card is picked for its effects if it were placed at once on its best cell. */
function pickReasons(question: Question, card: number): SheepReason[] {
  const { table, player, policy } = question;
  const turn = policy.appraiser.placing.bestWith(table, player, card, legalCells(table, player, card))?.turn;
  if (turn === undefined) return [];
  const placing = sheepAndThief.clone(table);
  placing.stage = 'place';
  placing.turn = player;
  placing.hands[(player * placing.hands.length) / placing.rules.players] = card;
  placing.held[player] = 1;
  return turnReasons(question, placing, turn).map((reason) => ({ ...reason, could: true, card: cardText(card) }));
}

/** What the next player of the packet would have gained by this card, compared with the best card left in it. */
export function deniedCard(question: Question, kept: readonly number[], card: number): SheepReason[] {
  const { table, player, policy, cards } = question;
  const { players } = table.rules;
  const next = receiver(players, table.round, player);
  const passed = packetOf(table, player).filter((other) => !kept.includes(other));
  const worthTo = (other: number) => policy.cardWorth(table, next, other, cards);
  const gain = worthTo(card) - Math.max(...passed.map(worthTo));
  if (passed.length === 0 || gain <= 0) return [];
  const gold = policy.appraiser.golds(table).slice();
  const left = gold.reduce((sum, _, other) => sum + cardsToCome(table, other), 0);
  const chance = (): number => {
    const into: number[] = [];
    writeChances(gold, spreadOf(players, left), into);
    return into[player] as number;
  };
  const now = chance();
  gold[next] = (gold[next] as number) + gain;
  return [{ kind: 'card-denied', worth: now - chance(), seat: next + 1, card: cardText(card) }];
}
