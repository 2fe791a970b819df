/** Progress of each lesson, so that it can be continued another day. */
const KEY = 'bellwether.lessons';

/** In place of a step: the lesson is finished. */
export const FINISHED = -1;

type Kept = Readonly<Partial<Record<string, number>>>;

export function progress(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function keepProgress(id: string, step: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...progress(), [id]: step }));
  } catch {
    // Private browsing: every lesson starts at its beginning.
  }
}
