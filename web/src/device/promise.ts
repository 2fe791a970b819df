/** A browser may delete what pages keep when space runs low, unless it has promised not to. */

/** Undefined where it cannot be asked: a page without TLS, an old browser. */
export async function isPromised(): Promise<boolean | undefined> {
  return await navigator.storage?.persisted?.().catch(() => undefined);
}

export async function askPromise(): Promise<boolean | undefined> {
  return await navigator.storage?.persist?.().catch(() => undefined);
}

const ASKED = 'bellwether.promise';

/** Whoever has played a game to its end has something to lose. Some browsers ask the person: once is enough. */
export async function askOnce(): Promise<void> {
  if ((await isPromised()) !== false) return;
  try {
    if (localStorage.getItem(ASKED) !== null) return;
    localStorage.setItem(ASKED, '1');
  } catch {
    return;
  }
  await askPromise();
}
