/** Progress on this device: by game and stop, whether it was drilled, or played as well. */
const KEY = 'bellwether.path';

export type Done = 'drilled' | 'played';
type Kept = Readonly<Partial<Record<string, Readonly<Partial<Record<string, Done>>>>>>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function doneIn(game: string): Readonly<Partial<Record<string, Done>>> {
  return kept()[game] ?? {};
}

/** `played` is never downgraded to `drilled`. */
export function keepDone(game: string, stop: string, how: Done): void {
  const all = kept();
  if (all[game]?.[stop] === 'played') return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: { ...all[game], [stop]: how } }));
  } catch {
    // Private browsing: the path starts again.
  }
}
