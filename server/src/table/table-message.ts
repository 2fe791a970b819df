import type { Seat } from '@bellwether/kernel';
import type { Look, TableMessage } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import type { Watching } from './audience.ts';
import type { LegalLists } from './legal-lists.ts';
import { infoOf, maySeeAll, viewOf, withoutSeed } from './show.ts';
import type { History, TableLog } from './table-log.ts';
import type { TableState } from './table-state.ts';

/** The part of the past that a look asks for. */
export interface Past {
  readonly missed?: History | undefined;
  readonly recap?: History | undefined;
}

type Looking = Pick<Watching, 'viewer' | 'legal' | 'key'>;

/** Only call it exclusively. */
export async function pastOf(
  state: TableState,
  log: TableLog,
  { viewer }: Pick<Looking, 'viewer'>,
  { from, recap = false }: Look,
): Promise<Past> {
  const story = (since: number) => log.history(state, since, viewer);
  return {
    missed: from !== undefined && from < state.revision ? await story(from) : undefined,
    recap: recap && typeof viewer === 'number' ? await story(state.lastMove[viewer - 1] as number) : undefined,
  };
}

/** The table for one viewer, without its history. */
function presentOf(
  state: TableState,
  lists: LegalLists,
  { viewer, legal, key }: Looking,
  online: Seat[],
  now: number,
  past: Past,
): TableMessage {
  const view = viewOf(state, viewer);
  return {
    t: 'table',
    table: state.header.id,
    seq: state.revision,
    info: maySeeAll(state, viewer, key) ? infoOf(state, now) : withoutSeed(infoOf(state, now)),
    viewer: viewer === 'nobody' ? 'spectator' : viewer,
    host: sameHash(state.host, key),
    ...(view && { view }),
    ...lists.of(state, viewer, legal),
    online,
    ...((past.missed?.isCut || past.recap?.isCut) && { cut: true }),
  };
}

/** The table message in JSON: histories are already serialized. */
export function tableText(state: TableState, lists: LegalLists, looking: Looking, online: Seat[], now: number, past: Past = {}): string {
  const { missed, recap } = past;
  const text = JSON.stringify(presentOf(state, lists, looking, online, now, past)).slice(0, -1);
  return `${text}${missed ? `,"missed":${missed.text}` : ''}${recap ? `,"recap":${recap.text}` : ''}}`;
}
