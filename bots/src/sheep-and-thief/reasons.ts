import { cardText, receiver, sheepAndThief } from '@bellwether/sheep-and-thief';
import { spreadOf, writeChances } from './chances.ts';
import { type Effect, effectsOf } from './effects.ts';
import { planAfter } from './fox-mind.ts';
import { fittingCells, type Land } from './land.ts';
import type { Position } from './position.ts';
import type { SheepReason } from './reason-kind.ts';
import { planAlone } from './rollout.ts';
import { cardsToCome, handOf, type Move, NONE, type State, type Turn } from './state.ts';
import { Turns } from './turns.ts';

/** What changes the chance of winning by less is no reason worth telling. */
const LEAST_WORTH = 0.003;
const MOST_REASONS = 3;

/**
 * Why a move: each of its effects is taken away in turn and the table judged again. What the chance of winning loses thereby is
 * what the effect was worth.
 */
export function reasonsFor(position: Position, move: Move, rival: Move | undefined): SheepReason[] {
  const reasons = reasonsOf(position, move, rival);
  const told = reasons.filter(({ worth }) => worth >= LEAST_WORTH).sort((a, b) => b.worth - a.worth);
  return told.filter((one, i) => told.findIndex(({ kind, seat }) => kind === one.kind && seat === one.seat) === i).slice(0, MOST_REASONS);
}

function reasonsOf(position: Position, move: Move, rival: Move | undefined): SheepReason[] {
  switch (move.kind) {
    case 'place':
      return [...turnReasons(position, position.table, move), ...keptCard(position, move, rival)];
    case 'keep':
      return [...new Set(move.cards)].flatMap((card) => [...pickReasons(position, card), ...deniedCard(position, move.cards, card)]);
    case 'discard': {
      if (rival === undefined || rival.kind !== 'discard') return [];
      const worth = planAfter(position, move) - planAfter(position, rival);
      return [{ kind: 'kept-for-later', worth, card: cardText(rival.card) }];
    }
  }
}

/** The chance of winning on a table, of a finished game the share of the win. */
function winOn({ place, policy }: Position, state: State): number {
  return policy.sight.chances(state)[place] as number;
}

function turnReasons(position: Position, before: State, turn: Turn): SheepReason[] {
  const { place } = position;
  const { after, effects } = effectsOf(before, place, turn);
  const win = winOn(position, after);
  const reasons = effects.map((effect) => reasonOf(position, after, effect, win));
  const won = sheepAndThief.outcome(after)?.winners;
  if (won?.includes(place + 1)) reasons.push({ kind: 'game-won', worth: win - winOn(position, before) });
  const mission = missionWorth(position, before, after, win);
  return mission > 0 ? [...reasons, { kind: 'mission-advanced', worth: mission }] : reasons;
}

function reasonOf(position: Position, after: State, effect: Effect, win: number): SheepReason {
  const { kind, seat, animal, card } = effect;
  const without = sheepAndThief.clone(after);
  effect.undo(without);
  const worth = win - winOn(position, without);
  const named = { worth, ...(animal !== undefined && { animal }), ...(card !== undefined && { card }) };
  if (animal !== 'fox') return { kind, ...named, ...(seat !== undefined && { seat }) };
  const threatened = mostThreatened(position, after, without);
  return threatened === NONE ? { kind, ...named } : { kind: 'opponent-threatened', ...named, seat: threatened + 1 };
}

/** The rival who is worse off by more gold than the seat itself is better off, now that the fox stands where it stands. */
function mostThreatened({ place, policy }: Position, after: State, without: State): number {
  const now = policy.sight.golds(after).slice();
  const then = policy.sight.golds(without);
  const gain = now.map((gold, other) => (other === place ? gold - (then[other] as number) : (then[other] as number) - gold));
  let most = NONE;
  for (let other = 0; other < gain.length; other++) {
    if (other !== place && (gain[other] as number) > (gain[most === NONE ? place : most] as number)) most = other;
  }
  return most;
}

/** How much more the mission counts for the seat than it did before. */
function missionWorth(position: Position, before: State, after: State, win: number): number {
  if ((before.missions[position.place] ?? NONE) === NONE) return 0;
  return (
    win - winOn(position, withoutMission(position, after)) - (winOn(position, before) - winOn(position, withoutMission(position, before)))
  );
}

function withoutMission({ place }: Position, state: State): State {
  const without = sheepAndThief.clone(state);
  without.missions = state.missions.map((mission, other) => (other === place ? NONE : mission));
  return without;
}

/** The card of the move that came second is still in the hand: taking that away is having spent it instead. */
function keptCard({ table, place, policy }: Position, move: Turn, rival: Move | undefined): SheepReason[] {
  if (rival?.kind !== 'place' || rival.card === move.card) return [];
  const after = sheepAndThief.clone(table);
  sheepAndThief.apply(after, place + 1, move);
  if (after.stage !== 'place' || after.round !== table.round) return [];
  const spent = sheepAndThief.clone(after);
  const room = spent.hands.length / spent.rules.players;
  spent.hands[place * room + handOf(spent, place).indexOf(rival.card)] = move.card;
  return [{ kind: 'kept-for-later', worth: planAlone(after, place, policy) - planAlone(spent, place, policy), card: cardText(rival.card) }];
}

/** A card is picked for what it would do if it were placed at once, where it does most. */
function pickReasons(position: Position, card: number): SheepReason[] {
  const { table, place, policy } = position;
  policy.sight.look(table, place);
  const cells = fittingCells(policy.sight.lands[place] as Land, card, table.fox);
  const turn = new Turns(policy.sight, 1).bestWith(place, card, cells)?.turn;
  if (turn === undefined) return [];
  const placing = sheepAndThief.clone(table);
  placing.stage = 'place';
  placing.turn = place;
  placing.hands[(place * placing.hands.length) / placing.rules.players] = card;
  placing.held[place] = 1;
  return turnReasons(position, placing, turn).map((reason) => ({ ...reason, card: cardText(card) }));
}

/** What the seat who gets the packet next would have gained by this card over the best one that is left for it. */
export function deniedCard(position: Position, kept: readonly number[], card: number): SheepReason[] {
  const { table, place, policy, cards } = position;
  const { players } = table.rules;
  const next = receiver(players, table.round, place);
  const passed = (table.packets[place] as readonly number[]).filter((other) => !kept.includes(other));
  const worthTo = (other: number) => policy.cardWorth(table, next, other, cards);
  const gain = worthTo(card) - Math.max(...passed.map(worthTo));
  if (passed.length === 0 || gain <= 0) return [];
  const gold = policy.sight.golds(table).slice();
  const left = gold.reduce((sum, _, other) => sum + cardsToCome(table, other), 0);
  const chance = (): number => {
    const into: number[] = [];
    writeChances(gold, spreadOf(players, left), into);
    return into[place] as number;
  };
  const now = chance();
  gold[next] = (gold[next] as number) + gain;
  return [{ kind: 'card-denied', worth: now - chance(), seat: next + 1, card: cardText(card) }];
}
