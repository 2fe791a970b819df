import type { AnyGame, GameTypes, Seat, Viewer } from '@bellwether/kernel';
import { type EventMessage, type Happening, type PastHappening, type TableInfo, type TableMessage, withStatus } from '@bellwether/wire';

type View = GameTypes['View'];
type EventView = GameTypes['EventView'];

/** A table on the server as one client knows it. Pure: what was known and a message give what is known. */
export interface Mirror {
  readonly seq: number;
  readonly info: TableInfo;
  /** When `info.clocks` was told, by the client's `steady` clock. */
  readonly clocksAt: number;
  readonly viewer: Viewer;
  readonly host: boolean;
  /** Left out before the game starts, for those who may not see it, and for a client that can neither follow nor asks for views. */
  readonly view?: View;
  /** The viewer's moves in notation, as far as the client asked for them. */
  readonly legal: readonly string[];
  readonly online: readonly Seat[];
  /** All that was noticed in this game so far, as far as the client was told. */
  readonly events: readonly EventView[];
  /** Moves told of this game, and those of the viewer among them. */
  readonly moves: number;
  readonly own: number;
  /** What happened while nobody looked, since the viewer's last move: told once, when the table is opened. */
  readonly recap: readonly PastHappening[];
}

/** `table`: looked at anew, after `missed` things that happened meanwhile. `event`: one thing happened. `presence`: somebody came or went. */
export type TableChange =
  | { readonly kind: 'table'; readonly mirror: Mirror; readonly missed: readonly PastHappening[] }
  | { readonly kind: 'event'; readonly mirror: Mirror; readonly what: Happening }
  | { readonly kind: 'presence'; readonly mirror: Mirror };

/** `before`: what is known of the same viewer's game, if `missed` goes on from there. */
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
 * Undefined for an event we have had; 'gap' if one before it is missing; 'unknown' if the game of this client does not know what happened.
 * `game` follows the view.
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

/** Undefined for a kind of event that the game does not know, as from a newer server: its `follow` has no case for it. */
function followed(game: AnyGame, view: View, event: EventView): View | undefined {
  return game.follow(view, event) as View | undefined;
}

/** Whether this game's rules are the table's, and know all that was noticed there. */
export function isUnderstood({ info, view, events }: Mirror, game: AnyGame): boolean {
  return info.rules === game.rulesVersion && (view === undefined || events.every((event) => isKnown(game, view, event)));
}

/** Only asks for the kind of the event: it belongs to another view. */
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
