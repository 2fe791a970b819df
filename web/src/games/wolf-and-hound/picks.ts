/** Six sets of the book to choose from: from easy to tricky, each with another focus. */
export const PICKS = [
  { name: 'first', paws: 1, animals: ['hound-01', 'wolf-01'] },
  { name: 'slow', paws: 1, animals: ['hound-01', 'wolf-01', 'wolf-06'] },
  { name: 'across', paws: 2, animals: ['hound-01', 'wolf-04'] },
  { name: 'asleep', paws: 2, animals: ['hound-01', 'wolf-01', 'sheep-01'] },
  { name: 'changelings', paws: 3, animals: ['metamorphic-01', 'metamorphic-02'] },
  { name: 'grandpa', paws: 3, animals: ['hound-01', 'wolf-01', 'extra-01'] },
] as const;

export type Pick = (typeof PICKS)[number];
export type PickName = Pick['name'];

/** The pick with these animals, in any order. */
export function pickOf(animals: readonly string[]): Pick | undefined {
  const key = [...animals].sort().join();
  return PICKS.find((pick) => [...pick.animals].sort().join() === key);
}
