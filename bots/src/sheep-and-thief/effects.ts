import { BARN, CELLS, cardText, type Event, riverOf, roadOf, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { SheepReasonKind } from './reason-kind.ts';
import type { Place, State, Turn } from './state.ts';

/** Something a turn does, and how to take it away again from the table after the turn. */
export interface Effect {
  readonly kind: SheepReasonKind;
  readonly seat?: number;
  readonly animal?: string;
  readonly card?: string;
  undo(after: State): void;
}

/** What a turn does that could be a reason for it, and the table it leaves. */
export function effectsOf(before: State, place: Place, turn: Turn): { readonly after: State; readonly effects: readonly Effect[] } {
  const after = sheepAndThief.clone(before);
  const events: Event[] = [];
  sheepAndThief.apply(after, place + 1, turn, (event) => events.push(event));
  const effects = [...landEffects(place, turn), ...flockEffects(place, turn.at, events)];
  for (const event of events) {
    const effect = effectOf(event, after, place);
    if (effect) effects.push(effect);
  }
  if (after.fox !== before.fox) effects.push(foxEffect(before.fox));
  return { after, effects };
}

/** The card without its roads, its rivers or its barn. */
function landEffects(place: Place, { card, at, faceDown }: Turn): Effect[] {
  if (faceDown) return [];
  const cell = place * CELLS + at;
  const shows = cardText(card);
  const strip = (bits: number) => (state: State) => {
    state.board[cell] = (state.board[cell] as number) & ~bits;
    if (bits !== RIVERS) return;
    const masks = state.masks.length / state.rules.players;
    for (let i = place * masks + 1; i < (place + 1) * masks; i++) state.masks[i] = (state.masks[i] as number) & ~(1 << at);
  };
  const effects: Effect[] = [];
  if (roadOf(card) !== 0) effects.push({ kind: 'road-closed', card: shows, undo: strip(ROADS) });
  if (riverOf(card) !== 0) effects.push({ kind: 'river-extended', card: shows, undo: strip(RIVERS) });
  if (card & BARN) effects.push({ kind: 'sheep-brought-home', card: shows, undo: strip(BARN) });
  return effects;
}

const RIVERS = 15;
const ROADS = 15 << 4;

/** The sheep that came with the card, wherever dogs have driven them since. */
function flockEffects(place: Place, at: number, events: readonly Event[]): Effect[] {
  const grown = events.filter(({ kind }) => kind === 'grows').length;
  if (grown === 0) return [];
  const cells = [at, ...events.flatMap((event) => (event.kind === 'drives' ? [event.to] : []))];
  return [
    {
      kind: 'flock-grown',
      undo: (state) => {
        let left = grown;
        for (const cell of cells) left -= take(state, place * CELLS + cell, left);
      },
    },
  ];
}

function take(state: State, cell: number, most: number): number {
  const taken = Math.min(most, state.sheep[cell] as number);
  state.sheep[cell] = (state.sheep[cell] as number) - taken;
  return taken;
}

function effectOf(event: Event, after: State, place: Place): Effect | undefined {
  switch (event.kind) {
    case 'steals': {
      const { of, at, sheep } = event;
      const undo = (state: State) => {
        state.paddocks[place] = (state.paddocks[place] as number) - sheep;
        state.sheep[(of - 1) * CELLS + at] = (state.sheep[(of - 1) * CELLS + at] as number) + sheep;
      };
      return { kind: 'sheep-won', seat: of, undo };
    }
    case 'goes-home': {
      const { seat, from } = event;
      if (seat === place + 1) return undefined;
      return { kind: 'rival-hindered', seat, animal: 'black-sheep', undo: blackAt(seat - 1, from) };
    }
    case 'drives': {
      const { from, to, white, black } = event;
      if (black) return { kind: 'black-sheep-shed', animal: 'black-sheep', undo: blackAt(place, from) };
      const sheltered = ((after.board[place * CELLS + to] as number) & BARN) !== 0;
      const undo = (state: State) => {
        const back = take(state, place * CELLS + to, white);
        state.sheep[place * CELLS + from] = (state.sheep[place * CELLS + from] as number) + back;
      };
      return { kind: sheltered ? 'sheep-brought-home' : 'threat-averted', undo };
    }
    default:
      return undefined;
  }
}

/** The fox elsewhere than it stood: who is the better or the worse for it is for the evaluation to say. */
function foxEffect(stood: number): Effect {
  const undo = (state: State) => {
    state.fox = stood;
  };
  return { kind: 'threat-averted', animal: 'fox', undo };
}

function blackAt(place: Place, cell: number): Effect['undo'] {
  return (state) => {
    state.black[place] = cell;
  };
}
