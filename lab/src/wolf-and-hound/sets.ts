import { type Edition, RECOMMENDED_SETS, type SetLevel } from '@bellwether/wolf-and-hound';
import { UserError } from '../user-error.ts';

export interface NamedSet {
  /** The level and the number of the set: `beginner-2`; just `first-game` if the level has a single set. */
  readonly name: string;
  readonly level: SetLevel;
  readonly animals: readonly string[];
}

export function namedSets(edition: Edition): readonly NamedSet[] {
  const counts = new Map<SetLevel, number>();
  return RECOMMENDED_SETS[edition].map(({ level, animals }) => {
    const n = (counts.get(level) ?? 0) + 1;
    counts.set(level, n);
    return { name: level === 'first-game' ? level : `${level}-${n}`, level, animals };
  });
}

/** A recommended set by its name; a level alone means its first. */
export function setByName(edition: Edition, name: string): readonly string[] {
  const sets = namedSets(edition);
  const found = sets.find((set) => set.name === name) ?? sets.find((set) => set.level === name);
  if (found) return found.animals;
  const levels = [...new Set(sets.map((set) => set.level))].map((level) => {
    const names = sets.filter((set) => set.level === level).map((set) => set.name);
    return names.length > 1 ? `${names[0]} to ${names.at(-1)}` : `${names[0]}`;
  });
  throw new UserError(`--set: the ${edition} edition has no recommended set "${name}"; there are ${levels.join(', ')}`);
}
