import type { AnyGame, GameTypes, Seat, Viewer } from '@bellwether/kernel';
import { type EventMessage, type Happening, type PastHappening, type TableInfo, type TableMessage, withStatus } from '@bellwether/wire';

type View = GameTypes['View'];
type EventView = GameTypes['EventView'];

/** A client's copy of a table. Immutable: each message gives a new one. */
export interface Mirror {
  readonly seq: number;
  readonly info: TableInfo;
  /** When `info.clocks` arrived, on the client's monotonic clock. */
  readonly clocksAt: number;
  readonly viewer: Viewer;
  readonly host: boolean;
  /** Missing before the game starts, for viewers who may not see it, and for a client without engine or whole views. */
  readonly view?: View;
  /** The viewer's legal moves in notation, as many as the client asked for. */
  readonly legal: readonly string[];
  readonly online: readonly Seat[];
  /** All events of this game that the client has received. */
  readonly events: readonly EventView[];
  /** Moves of this game that the client has received, and how many of them are the viewer's. */
  readonly moves: number;
  readonly own: number;
  /** What happened since the viewer's last move while nobody watched. Only set when the table is opened. */
  readonly recap: readonly PastHappening[];
}

/** `table`: the whole table, after `missed` events. `event`: one event. `presence`: a player came or went. */
export type TableChange =
  | { readonly kind: 'table'; readonly mirror: Mirror; readonly missed: readonly PastHappening[] }
  | { readonly kind: 'event'; readonly mirror: Mirror; readonly what: Happening }
  | { readonly kind: 'presence'; readonly mirror: Mirror };

/** `before`: the copy of the same viewer's game, if `missed` continues it. */
export function fromTable(before: Mirror | undefined, message: TableMessage, now: number): TableChange {
  const { seq, info, viewer, host, view, legal = [], online, missed = [], recap = [] } = message;
  const story = addToStory(
    before ?? NOTHING,
    viewer,
    missed.map(({ what }) => what),
  );
  const mirror = {
    seq,
    info,
    clocksAt: now,
    viewer,
    host,
    ...(view !== undefined && { view: view as View }),
    legal,
    online,
    ...story,
    recap,
  };
  return { kind: 'table', mirror, missed };
}

/**
 * Undefined for an event we already have, 'gap' if one before it is missing, 'unknown' if this client's game does not know it. `game`
 * follows the view.
 */
export function fromEvent(before: Mirror, message: EventMessage, now: number, game?: AnyGame): TableChange | 'gap' | 'unknown' | undefined {
  if (message.seq <= before.seq) return undefined;
  if (message.seq !== before.seq + 1) return 'gap';
  const { what, seq, clocks } = message;
  const { view: old, ...rest } = before;
  const view = viewAfter(old, message, game);
  if (view === 'unknown') return 'unknown';
  const status = message.info ? withStatus(before.info, message.info) : before.info;
  const info = { ...status, toAct: [...toActAfter(status, message, view, game)], ...(clocks && { clocks }) };
  const asked = typeof before.viewer === 'number' && info.toAct.includes(before.viewer);
  const mirror = {
    ...rest,
    seq,
    info,
    clocksAt: clocks || message.info ? now : before.clocksAt,
    ...(view !== undefined && { view }),
    legal: message.legal ?? (asked ? before.legal : []),
    ...addToStory(before, before.viewer, [what]),
  };
  return { kind: 'event', mirror, what };
}

function viewAfter(before: View | undefined, { what, view }: EventMessage, game: AnyGame | undefined): View | 'unknown' | undefined {
  if (view !== undefined) return view as View;
  if (what.kind !== 'move' || before === undefined) return before;
  if (game === undefined) return undefined;
  let after = before;
  for (const event of what.events as EventView[]) {
    const next = followed(game, after, event);
    if (next === undefined) return 'unknown';
    after = next;
  }
  return after;
}

/** Undefined for an event of a newer server: the game's `follow` has no case for its kind. */
function followed(game: AnyGame, view: View, event: EventView): View | undefined {
  return game.follow(view, event) as View | undefined;
}

/** Whether this game has the table's rules and knows all events so far. */
export function isUnderstood({ info, view, events }: Mirror, game: AnyGame): boolean {
  return info.rules === game.rulesVersion && (view === undefined || events.every((event) => isKnown(game, view, event)));
}

/** Only the kind of the event is asked for: it belongs to another view. */
function isKnown(game: AnyGame, view: View, event: EventView): boolean {
  try {
    return followed(game, view, event) !== undefined;
  } catch {
    return true;
  }
}

function toActAfter(status: TableInfo, { what, info, toAct }: EventMessage, view: View | undefined, game: AnyGame | undefined) {
  if (toAct !== undefined) return toAct;
  if (info !== undefined || what.kind !== 'move') return status.toAct;
  return game && view ? game.toAct(game.tableOf(view)) : [];
}

type Story = Pick<Mirror, 'events' | 'moves' | 'own'>;
const NOTHING: Story = { events: [], moves: 0, own: 0 };

function addToStory(start: Story, viewer: Viewer, happened: readonly Happening[]): Story {
  let { events, moves, own } = start;
  for (const what of happened) {
    if (what.kind === 'start' || what.kind === 'rematch') ({ events, moves, own } = NOTHING);
    if (what.kind !== 'move') continue;
    events = [...events, ...(what.events as EventView[])];
    moves++;
    if (what.seat === viewer) own++;
  }
  return { events, moves, own };
}
