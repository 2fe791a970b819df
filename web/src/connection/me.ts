import { HAS_KEY } from '../model/awaited.ts';
import { guest } from '../model/new-sitter.ts';
import { forget, note, recall } from '../storage/identity.ts';
import { keepSeats, keptSeats } from '../table-kit/kept-seats.ts';
import { background } from '../ui/background.ts';
import { freshId } from '../ui/fresh-id.ts';
import { createSignal } from '../ui/signal.ts';

/**
 * This browser's identity at online tables: a key that opens its seats, and the last name. The key is never in an
 * address; only protocol messages carry it.
 */
export const myName = createSignal('');
background(recall('name').then((name) => name !== undefined && myName.set(name)));

export function rememberName(name: string): void {
  myName.set(name);
  background(note('name', name));
  // The name also applies to games at this device.
  if (name !== '') keepSeats([guest(name)], keptSeats().mix);
}

let mark: Promise<string> | undefined;

/**
 * A random id besides the key, so that a browser cannot see two hands of a deal with two keys. Servers compare it and
 * do not store it.
 */
export function myMark(): Promise<string> {
  mark ??= (async () => {
    await note('mark', freshId(24), true);
    return (await recall('mark')) ?? freshId(24);
  })();
  return mark;
}

let key: Promise<string> | undefined;

/** Makes this browser a new person. */
export async function forgetKey(): Promise<void> {
  key = undefined;
  remember(undefined);
  await forget('key');
}

/** This browser's key, if it has one. */
export async function keyIfAny(): Promise<string | undefined> {
  return remember(await (key ?? recall('key')));
}

/** Stores for the first screen whether there is a key. */
function remember(found: string | undefined): string | undefined {
  try {
    if (found === undefined) localStorage.removeItem(HAS_KEY);
    else localStorage.setItem(HAS_KEY, '');
  } catch {
    // Private browsing: the first screen shows no link back to online games.
  }
  return found;
}

/** This browser's key; if it has none, `fetchKey` gets one. Of two tabs that ask at once, one decides. */
export function myKey(fetchKey: () => Promise<string>): Promise<string> {
  if (key !== undefined) return key;
  const found = (async () => {
    const kept = remember(await recall('key'));
    if (kept !== undefined) return kept;
    const fresh = await fetchKey();
    await note('key', fresh, true);
    return remember(await recall('key')) ?? fresh;
  })();
  key = found;
  found.catch(() => {
    key = undefined;
  });
  return found;
}
