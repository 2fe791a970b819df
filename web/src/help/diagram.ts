import { type AnyAdapter, anObject, firstMoves, type GameTypes, isRefusal, type Seat } from '@bellwether/kernel';
import type { Sitter } from '../model/sitter.ts';
import type { TableSource, Update } from '../model/source.ts';
import { createBroadcast } from '../table-kit/broadcast.ts';
import { createSignal, type Signal } from '../ui/signal.ts';
import type { PlayedCase } from './proof.ts';

/** A case of a rule, ready to be played on the table. */
export interface Diagram {
  readonly adapter: AnyAdapter;
  /** Before anything follows from the position. */
  readonly before: GameTypes['State'];
  /** What follows from it without a move: an activation. */
  readonly follows: readonly GameTypes['Event'][];
  /** After that. */
  readonly after: GameTypes['State'];
  readonly moves: readonly { readonly seat: Seat; readonly move: GameTypes['Move'] }[];
  /** From where it is seen: the seat of the first move, or whose turn it is. */
  readonly viewer: Seat;
}

/** Reads a case; undefined if its position is refused, which shows nothing. */
export function diagramOf(adapter: AnyAdapter, { config, start, moves }: PlayedCase): Diagram | undefined {
  const { game } = adapter;
  const read = adapter.config(config, 'config');
  if (game.checkConfig(read)) return undefined;
  const steps = moves.map((move) => {
    const { expect: _, ...made } = anObject(move, 'move');
    return adapter.move(read)(made, 'move');
  });
  const follows: GameTypes['Event'][] = [];
  let before: GameTypes['State'] | undefined;
  const after = adapter.start(read)(start, 'start')((state) => {
    before = game.clone(state);
    return (event) => follows.push(event);
  });
  if (isRefusal(after)) return undefined;
  const viewer = steps[0]?.seat ?? game.toAct(before ?? after)[0] ?? 1;
  return { adapter, before: before ?? game.clone(after), follows, after, moves: steps, viewer };
}

/** What a diagram has told so far: events with the view after them, and the refusal of a move. */
export interface Told {
  readonly events: readonly GameTypes['EventView'][];
  readonly view: GameTypes['View'];
  readonly refusal?: GameTypes['Refusal'];
}

/** Where the show stands: `at` counts its steps; the first one is what follows from the position. */
export type Show = { readonly kind: 'waits' } | { readonly kind: 'plays'; readonly at: number } | { readonly kind: 'done' };

/** The source of a diagram's table: it plays the case step by step, each when the table has shown the one before. */
export interface DiagramSource extends TableSource<GameTypes> {
  readonly show: Signal<Show>;
  readonly told: Signal<readonly Told[]>;
  /** Plays the case from the start. */
  begin(): void;
}

const UNSEEN = { kind: 'update', why: [], more: false, legal: [], acting: [], live: true, over: false, canUndo: false } as const;

export function openDiagram({ adapter: { game }, ...diagram }: Diagram): DiagramSource {
  const { viewer } = diagram;
  const broadcast = createBroadcast<GameTypes>();
  const show = createSignal<Show>({ kind: 'waits' });
  const told = createSignal<readonly Told[]>([]);
  const sitters = game.seats(game.config(diagram.before)).map((): Sitter => 'guest');
  let state = game.clone(diagram.before);
  let run = 0;
  let ply = 0;
  const update = (events: readonly GameTypes['EventView'][], more: Pick<Update<GameTypes>, 'last'> = {}) =>
    broadcast.tell({
      ...UNSEEN,
      id: `diagram-${run}`,
      game: game.id,
      viewer,
      view: game.view(state, viewer),
      events,
      sitters,
      ply,
      plies: ply,
      ...more,
      ...(events.length === 0 && { past: [] }),
    });
  const reset = () => {
    state = game.clone(diagram.before);
    run += 1;
    ply = 0;
    told.set([]);
    update([]);
  };
  const shown = (events: readonly GameTypes['Event'][]) =>
    events.flatMap((event) => {
      const seen = game.show(event, viewer);
      return seen === undefined ? [] : [seen];
    });
  const tell = (one: Told) => told.set([...told.get(), one]);
  /** Plays step `at` of the case; false if there is none. */
  const play = (at: number): boolean => {
    ply += 1;
    if (at === 0) {
      state = game.clone(diagram.after);
      const events = shown(diagram.follows);
      if (events.length > 0) tell({ events, view: game.view(state, viewer) });
      update(events);
      return true;
    }
    const step = diagram.moves[at - 1];
    if (step === undefined) return false;
    const refusal = game.check(state, step.seat, step.move);
    if (refusal) {
      tell({ events: [], view: game.view(state, viewer), refusal });
      broadcast.tell({ kind: 'refused', refusal });
      return false;
    }
    const events: GameTypes['Event'][] = [];
    game.apply(state, step.seat, step.move, (event) => events.push(event));
    const seen = shown(events);
    tell({ events: seen, view: game.view(state, viewer) });
    update(seen, { last: step });
    return true;
  };
  const next = () => {
    const now = show.get();
    if (now.kind !== 'plays') return;
    const at = now.at + 1;
    show.set(play(at) ? { kind: 'plays', at } : { kind: 'done' });
  };
  reset();
  return {
    show,
    told,
    begin() {
      if (told.get().length > 0) reset();
      // Nothing follows from most positions: the first move is shown at once.
      show.set({ kind: 'plays', at: diagram.follows.length > 0 ? -1 : 0 });
      if (diagram.follows.length === 0) state = game.clone(diagram.after);
      next();
    },
    subscribe: broadcast.subscribe,
    play: () => undefined,
    goOn: next,
    close: broadcast.close,
  };
}

/** A table on which the reader makes any legal move, for every seat whose hand is known. */
export interface Trial extends TableSource<GameTypes> {
  undo(): void;
  reset(): void;
  /** The state and the seat that may move: for what is refused. */
  readonly now: Signal<{ readonly state: GameTypes['State']; readonly seat: Seat } | undefined>;
  readonly canUndo: Signal<boolean>;
}

/** Above this number of moves none are listed: such a table composes moves step by step. */
const MAX_LISTED_MOVES = 2000;

export function openTrial({ adapter: { game }, ...diagram }: Diagram): Trial {
  const broadcast = createBroadcast<GameTypes>();
  const sitters = game.seats(game.config(diagram.before)).map((): Sitter => 'guest');
  const canUndo = createSignal(false);
  const now = createSignal<{ readonly state: GameTypes['State']; readonly seat: Seat } | undefined>(undefined);
  let past: GameTypes['State'][] = [];
  let state = game.clone(diagram.after);
  let viewer = diagram.viewer;
  let run = 0;
  let ply = 1;
  /** The seat that is asked and can answer: one whose hand is known. */
  const seatToAct = (): Seat | undefined => game.toAct(state).find((seat) => firstMoves(game, state, seat, 1).moves.length > 0);
  const update = (events: readonly GameTypes['EventView'][], isMine: boolean, last?: Update<GameTypes>['last']) => {
    const { moves: legal, more } = isMine ? firstMoves(game, state, viewer, MAX_LISTED_MOVES) : { moves: [], more: false };
    now.set(isMine ? { state, seat: viewer } : undefined);
    canUndo.set(past.length > 0);
    broadcast.tell({
      ...UNSEEN,
      id: `trial-${run}`,
      game: game.id,
      viewer,
      view: game.view(state, viewer),
      legal,
      more,
      acting: isMine ? [viewer] : [],
      events,
      sitters,
      ply,
      plies: ply,
      over: game.outcome(state) !== undefined,
      ...(last && { last }),
      ...(events.length === 0 && { past: [] }),
    });
  };
  /** Shows the position again, for the seat that may move now. */
  const look = () => {
    const seat = seatToAct();
    viewer = seat ?? viewer;
    run += 1;
    update([], seat !== undefined);
  };
  look();
  return {
    now,
    canUndo,
    subscribe: broadcast.subscribe,
    play(move) {
      const refusal = game.check(state, viewer, move);
      if (refusal) return broadcast.tell({ kind: 'refused', refusal });
      past = [...past, game.clone(state)];
      const events: GameTypes['EventView'][] = [];
      const seat = viewer;
      game.apply(state, seat, move, (event) => {
        const seen = game.show(event, viewer);
        if (seen !== undefined) events.push(seen);
      });
      ply += 1;
      update(events, seatToAct() === viewer, { seat, move });
    },
    // All is shown: another seat may move.
    goOn() {
      const seat = seatToAct();
      if (seat !== undefined && seat !== viewer) look();
    },
    undo() {
      const last = past.at(-1);
      if (last === undefined) return;
      past = past.slice(0, -1);
      state = last;
      look();
    },
    reset() {
      past = [];
      state = game.clone(diagram.after);
      viewer = diagram.viewer;
      look();
    },
    close: broadcast.close,
  };
}
