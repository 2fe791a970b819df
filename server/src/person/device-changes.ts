import { asFound, heldIn, note } from '../notes/notes.ts';
import type { DeviceChanges } from '../notes/shapes.ts';
import type { Exchange, Notes } from '../store/store.ts';

/** Changes kept for nodes that check late. */
const MAX_REMEMBERED = 200;

/** What to add to an exchange that moves or revokes these devices. */
export async function noting(store: Notes, devices: readonly string[]): Promise<Required<Pick<Exchange, 'expect' | 'put'>>> {
  const found = await store.note('version', 'devices');
  const { count, last } = found === undefined ? { count: 0, last: [] } : heldIn('version', found);
  const next: DeviceChanges = { count: count + devices.length, last: [...last, ...devices].slice(-MAX_REMEMBERED) };
  return { expect: [asFound('version', 'devices', found)], put: [note('version', 'devices', next)] };
}

/** Devices changed since the count was `seen`. Undefined if that is too long ago. */
export function changedSince({ count, last }: DeviceChanges, seen: number): readonly string[] | undefined {
  const changes = count - seen;
  return changes < 0 || changes > last.length ? undefined : last.slice(last.length - changes);
}
