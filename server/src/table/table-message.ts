import type { Seat } from '@bellwether/kernel';
import type { Look, TableMessage } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import type { StoredEntry } from '../store/store.ts';
import type { Watching } from './audience.ts';
import { retell } from './retell.ts';
import { infoOf, legalOf, maySeeAll, viewOf, withoutSeed } from './show.ts';
import type { TableState } from './table-state.ts';

/** The whole table for one who looks, with what the look asks for of the past. */
export function tableMessage(
  state: TableState,
  entries: readonly StoredEntry[],
  { viewer, legal, key }: Pick<Watching, 'viewer' | 'legal' | 'key'>,
  online: Seat[],
  now: number,
  { from, recap = false }: Look = {},
): TableMessage {
  const view = viewOf(state, viewer);
  return {
    t: 'table',
    table: state.header.id,
    seq: state.revision,
    info: maySeeAll(state, viewer, key) ? infoOf(state, now) : withoutSeed(infoOf(state, now)),
    viewer: viewer === 'nobody' ? 'spectator' : viewer,
    host: sameHash(state.header.host, key),
    ...(view && { view }),
    ...legalOf(state, viewer, legal),
    online,
    ...(from !== undefined && from < state.revision && { missed: retell(state, entries, from, viewer) }),
    ...(recap && typeof viewer === 'number' && { recap: retell(state, entries, state.lastMove[viewer - 1] as number, viewer) }),
  };
}
