import type { GameTypes, Viewer } from '@bellwether/kernel';
import {
  applyDelta,
  type Delta,
  type EventMessage,
  type Happening,
  renewed,
  type TableInfo,
  type TableMessage,
  type Told,
} from '@bellwether/wire';

type EventView = GameTypes['EventView'];

/** A table on the server as this page has been told of it. Pure: what was known and a message give what is known. */
export interface Mirror {
  readonly seq: number;
  readonly info: TableInfo;
  readonly viewer: Viewer;
  readonly host: boolean;
  readonly view?: GameTypes['View'];
  readonly online: readonly number[];
  /** All that was noticed in this game so far. */
  readonly events: readonly EventView[];
  /** Moves told of this game, and those of the viewer among them. */
  readonly moves: number;
  readonly own: number;
  /** What happened while nobody looked, since the viewer's last move: told once, when the table is opened. */
  readonly recap: readonly Told[];
}

/** What is new: the happening of an event, if it was a single one; otherwise the page was away and looks at the whole anew. */
export interface News {
  readonly mirror: Mirror;
  readonly what?: Happening;
}

/** `before`: what is known of the same viewer's game, if `missed` goes on from there. */
export function fromTable(before: Mirror | undefined, message: TableMessage): News {
  const { seq, info, viewer, host, view, online, missed = [], recap = [] } = message;
  const told = tell(before ?? NOTHING, viewer, missed);
  return {
    mirror: { seq, info, viewer, host, ...(view !== undefined && { view: view as GameTypes['View'] }), online, ...told, recap },
  };
}

/** Undefined for an event we have had; 'gap' if one before it is missing. */
export function fromEvent(before: Mirror, message: EventMessage): News | 'gap' | undefined {
  if (message.seq <= before.seq) return undefined;
  if (message.seq !== before.seq + 1) return 'gap';
  const { what, toAct, clocks } = message;
  const { view: old, ...rest } = before;
  const view = message.view ?? (message.delta === undefined ? old : applyDelta(old, message.delta as Delta));
  const standing = message.standing ? renewed(before.info, message.standing) : before.info;
  const info = { ...standing, ...(toAct && { toAct }), ...(clocks && { clocks }) };
  return {
    what,
    mirror: {
      ...rest,
      seq: message.seq,
      info,
      ...(view !== undefined && { view: view as GameTypes['View'] }),
      ...tell(before, before.viewer, [{ seq: message.seq, at: 0, what }]),
    },
  };
}

type Count = Pick<Mirror, 'events' | 'moves' | 'own'>;
const NOTHING: Count = { events: [], moves: 0, own: 0 };

function tell(start: Count, viewer: Viewer, told: readonly Told[]): Count {
  let { events, moves, own } = start;
  for (const { what } of told) {
    if (what.kind === 'start' || what.kind === 'rematch') ({ events, moves, own } = NOTHING);
    if (what.kind !== 'move') continue;
    events = [...events, ...(what.events as EventView[])];
    moves++;
    if (what.seat === viewer) own++;
  }
  return { events, moves, own };
}
