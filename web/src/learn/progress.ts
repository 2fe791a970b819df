/** How far each lesson has come, for those who go on another day. */
const KEY = 'bellwether.lessons';

/** Instead of a step: it has been done to its end. */
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
    // Private browsing: every lesson begins at its beginning.
  }
}
