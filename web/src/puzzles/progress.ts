/** Answered puzzles on this device, with the first result. */
const KEY = 'bellwether.puzzles';

export type Answered = 'solved' | 'missed';
type Kept = Readonly<Partial<Record<string, Answered>>>;

export function answers(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** The first answer counts; a missed puzzle can be solved later. */
export function keepAnswer(id: string, answer: Answered): void {
  const kept = answers();
  if (kept[id] === 'solved') return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [id]: answer }));
  } catch {
    // Private browsing: nothing is stored.
  }
}
