/** The effects of a turn, one by one. Used for reasons. */

import { BARN, CELLS, cardText, type Event, riverOf, roadOf, sheepAndThief } from '@bellwether/sheep-and-thief';
import { stepsBetween } from './animal-facts.ts';
import type { SheepReasonKind } from './reason-kind.ts';
import { hasSheep, joinsRiver, leadsToTown } from './reason-truths.ts';
import type { PlaceCard, SeatIndex, State } from './state.ts';

/** An effect of a turn, and how to undo it on the table after the turn. */
export interface ReasonEffect {
  readonly kind: SheepReasonKind;
  readonly seat?: number;
  readonly animal?: string;
  readonly card?: string;
  undo(after: State): void;
}

/** The effects of a turn that could be reasons for it, and the table after it. */
export function effectsOf(
  before: State,
  player: SeatIndex,
  turn: PlaceCard,
): { readonly after: State; readonly effects: readonly ReasonEffect[] } {
  const after = sheepAndThief.clone(before);
  const events: Event[] = [];
  sheepAndThief.apply(after, player + 1, turn, (event) => events.push(event));
  const effects = [...cardEffects(before, after, player, turn), ...flockEffects(player, turn.at, events)];
  for (const event of events) {
    const effect = effectOf(event, after, player);
    if (effect) effects.push(effect);
  }
  const bites = events.some(({ kind }) => kind === 'loses');
  if (after.fox !== before.fox) effects.push(foxEffect(before.fox, bites));
  return { after, effects };
}

/** The card without its roads, its rivers or its barn, if they connect or shelter anything. */
function cardEffects(before: State, after: State, player: SeatIndex, { card, at, faceDown }: PlaceCard): ReasonEffect[] {
  if (faceDown) return [];
  const cell = player * CELLS + at;
  const shows = cardText(card);
  const strip = (bits: number) => (state: State) => {
    state.board[cell] = (state.board[cell] as number) & ~bits;
    if (bits === BARN) state.barns[player] = (state.barns[player] as number) & ~(1 << at);
    if (bits !== RIVERS) return;
    const masks = state.masks.length / state.rules.players;
    for (let i = player * masks + 1; i < (player + 1) * masks; i++) state.masks[i] = (state.masks[i] as number) & ~(1 << at);
  };
  const effects: ReasonEffect[] = [];
  const road = roadOf(card) === 0 ? undefined : leadsToTown(before, after, player, at);
  if (road) effects.push({ kind: road, card: shows, undo: strip(ROADS) });
  if (riverOf(card) !== 0 && joinsRiver(after, player, at)) effects.push({ kind: 'river-extended', card: shows, undo: strip(RIVERS) });
  if (card & BARN && hasSheep(after, player, at)) effects.push({ kind: 'sheep-sheltered', card: shows, undo: strip(BARN) });
  return effects;
}

const RIVERS = 15;
const ROADS = 15 << 4;

/** The sheep that came with the card, wherever dogs drove them afterwards. */
function flockEffects(player: SeatIndex, at: number, events: readonly Event[]): ReasonEffect[] {
  const grown = events.filter(({ kind }) => kind === 'grows').length;
  if (grown === 0) return [];
  const cells = [at, ...events.flatMap((event) => (event.kind === 'drives' ? [event.to] : []))];
  return [
    {
      kind: 'flock-grown',
      undo: (state) => {
        let left = grown;
        for (const cell of cells) left -= take(state, player * CELLS + cell, left);
      },
    },
  ];
}

function take(state: State, cell: number, most: number): number {
  const taken = Math.min(most, state.sheep[cell] as number);
  state.sheep[cell] = (state.sheep[cell] as number) - taken;
  return taken;
}

function effectOf(event: Event, after: State, player: SeatIndex): ReasonEffect | undefined {
  switch (event.kind) {
    case 'steals': {
      const { of, at, sheep } = event;
      const undo = (state: State) => {
        state.paddocks[player] = (state.paddocks[player] as number) - sheep;
        state.sheep[(of - 1) * CELLS + at] = (state.sheep[(of - 1) * CELLS + at] as number) + sheep;
      };
      return { kind: 'sheep-won', seat: of, undo };
    }
    case 'goes-home': {
      const { seat, from } = event;
      if (seat === player + 1) return undefined;
      return { kind: 'rival-hindered', seat, animal: 'black-sheep', undo: blackAt(seat - 1, from) };
    }
    case 'drives': {
      const { from, to, white, black } = event;
      if (black) return { kind: 'black-sheep-shed', animal: 'black-sheep', undo: blackAt(player, from) };
      const sheltered = ((after.board[player * CELLS + to] as number) & BARN) !== 0;
      if (!sheltered && stepsBetween(after.fox, to) <= stepsBetween(after.fox, from)) return undefined;
      const undo = (state: State) => {
        const back = take(state, player * CELLS + to, white);
        state.sheep[player * CELLS + from] = (state.sheep[player * CELLS + from] as number) + back;
      };
      return { kind: sheltered ? 'sheep-brought-home' : 'threat-averted', undo };
    }
    default:
      return undefined;
  }
}

/**
 * The fox has moved. The appraiser decides who benefits. If the fox took the player's own sheep on its way, it was not sent away from them.
 */
function foxEffect(stood: number, bites: boolean): ReasonEffect {
  const undo = (state: State) => {
    state.fox = stood;
  };
  return { kind: bites ? 'opponent-threatened' : 'fox-sent-away', animal: 'fox', undo };
}

function blackAt(player: SeatIndex, cell: number): ReasonEffect['undo'] {
  return (state) => {
    state.black[player] = cell;
  };
}
