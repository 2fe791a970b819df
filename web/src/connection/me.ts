import { guest } from '../model/new-sitter.ts';
import { forget, note, recall } from '../storage/identity.ts';
import { keepSeats, keptSeats } from '../table-kit/kept-seats.ts';
import { background } from '../ui/background.ts';
import { freshId } from '../ui/fresh-id.ts';
import { createSignal } from '../ui/signal.ts';

/**
 * Who this browser is at tables on a server: a key that opens its seats, and the name it gave last. The key is never in an address
 * and leaves the page in messages of the protocol only.
 */
export const myName = createSignal('');
background(recall('name').then((name) => name !== undefined && myName.set(name)));

export function rememberName(name: string): void {
  myName.set(name);
  background(note('name', name));
  // Around this device too.
  if (name !== '') keepSeats([guest(name)], keptSeats().mix);
}

let mark: Promise<string> | undefined;

/** What this browser is known by beside its key, so that nobody sees two hands of a deal with two keys. Servers compare it and keep it nowhere. */
export function myMark(): Promise<string> {
  mark ??= (async () => {
    await note('mark', freshId(24), true);
    return (await recall('mark')) ?? freshId(24);
  })();
  return mark;
}

let key: Promise<string> | undefined;

/** This browser is somebody new from now on. */
export async function forgetKey(): Promise<void> {
  key = undefined;
  await forget('key');
}

/** The key of this browser, if it has one. */
export function keyIfAny(): Promise<string | undefined> {
  return key ?? recall('key');
}

/** The key of this browser; the first time it is asked for by `fetchKey`. Of two tabs that ask at once, one decides. */
export function myKey(fetchKey: () => Promise<string>): Promise<string> {
  if (key !== undefined) return key;
  const found = (async () => {
    const kept = await recall('key');
    if (kept !== undefined) return kept;
    const fresh = await fetchKey();
    await note('key', fresh, true);
    return (await recall('key')) ?? fresh;
  })();
  key = found;
  found.catch(() => {
    key = undefined;
  });
  return found;
}
