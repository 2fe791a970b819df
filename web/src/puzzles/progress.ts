/** Which puzzles were answered on this device, and how the first time. */
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

/** The first answer counts; a puzzle that was missed can be solved another time. */
export function keepAnswer(id: string, answer: Answered): void {
  const kept = answers();
  if (kept[id] === 'solved') return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [id]: answer }));
  } catch {
    // Private browsing: the page alone remembers nothing.
  }
}
