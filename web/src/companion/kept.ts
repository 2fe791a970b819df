/** What the companion stores on this device, by tool. */
const KEY = 'bellwether.companion';

function all(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What was stored under this name. It may be outdated or edited, so the caller validates it. */
export function recall(name: string): unknown {
  return all()[name];
}

export function keep(name: string, what: unknown): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [name]: what }));
  } catch {
    // Private browsing: nothing is remembered.
  }
}
