/** Persistent storage. Without it a browser may delete data when space runs low. */

/** Undefined where the API is missing: a page without TLS, an old browser. */
export async function isPromised(): Promise<boolean | undefined> {
  return await navigator.storage?.persisted?.().catch(() => undefined);
}

export async function askPromise(): Promise<boolean | undefined> {
  return await navigator.storage?.persist?.().catch(() => undefined);
}

const ASKED = 'bellwether.promise';

/** Asked after a first finished game. Some browsers show a prompt: once is enough. */
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
