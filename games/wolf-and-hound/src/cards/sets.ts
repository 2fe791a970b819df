/** The books' recommended sets of animal cards, line by line: section 9 of the 2016 books, 10 of the draft. */
import type { Edition } from '../vocabulary.ts';

export const SET_LEVELS = ['first-game', 'beginner', 'experienced', 'gamer', 'designer'] as const;
export type SetLevel = (typeof SET_LEVELS)[number];

/** One of these cards plays. `any`: the book says "any hound" or "any wolf". */
export interface SetGroup {
  readonly cards: readonly string[];
  readonly any?: 'hound' | 'wolf';
}

/** A line of the book: one card of each group. */
export interface SetLine {
  readonly level: SetLevel;
  readonly groups: readonly SetGroup[];
  /** Our own suggestion, not a book's. */
  readonly ours?: true;
}

export interface RecommendedSet {
  readonly level: SetLevel;
  readonly animals: readonly string[];
}

const ANY_HOUND: SetGroup = { any: 'hound', cards: ['hound-01', 'hound-02', 'hound-03', 'hound-04'] };
const ANY_WOLF: SetGroup = {
  any: 'wolf',
  cards: ['wolf-01', 'wolf-02', 'wolf-03', 'wolf-04', 'wolf-05', 'wolf-06', 'wolf-07', 'wolf-08'],
};

/** A string names a card; a bar separates alternatives. */
function line(level: SetLevel, ...groups: readonly (SetGroup | string)[]): SetLine {
  return { level, groups: groups.map((group) => (typeof group === 'string' ? { cards: group.split('|') } : group)) };
}

export const SET_LINES: Readonly<Record<Edition, readonly SetLine[]>> = {
  '2016': [
    line('first-game', 'hound-01', 'wolf-01'),
    line('beginner', 'hound-01', 'wolf-01', 'wolf-06'),
    line('beginner', 'hound-01', 'wolf-03|wolf-04'),
    line('beginner', 'hound-03|hound-04', 'wolf-01'),
    line('experienced', 'hound-01', 'wolf-06', 'wolf-03|wolf-04'),
    line('experienced', 'hound-01', 'wolf-01', 'sheep-01|sheep-02'),
    line('experienced', ANY_HOUND, 'wolf-06', 'wolf-05'),
    line('experienced', ANY_HOUND, 'wolf-06', 'wolf-03|wolf-04'),
    line('experienced', 'metamorphic-01', 'metamorphic-02'),
    line('experienced', 'metamorphic-03', 'metamorphic-04'),
    line('gamer', 'metamorphic-01', 'metamorphic-02', 'wolf-06'),
    line('gamer', 'metamorphic-03', 'metamorphic-04', 'wolf-06'),
    line('gamer', ANY_HOUND, ANY_WOLF, 'extra-01'),
    line('gamer', ANY_WOLF, 'extra-02'),
    { ...line('designer', 'designer-01', 'hound-01'), ours: true },
    line('designer', 'designer-02-1', 'designer-02-2', 'designer-02-3'),
  ],
  '2015-draft': [
    line('first-game', 'hound-01', 'wolf-01'),
    line('beginner', 'hound-01', 'wolf-01', 'wolf-02'),
    line('beginner', 'hound-01', 'wolf-02', 'wolf-03|wolf-04'),
    line('experienced', 'hound-01', 'wolf-01', 'tornado-01|tornado-02'),
    line('experienced', 'metamorphic-01', 'metamorphic-02'),
    line('experienced', 'metamorphic-03', 'metamorphic-04'),
    line('gamer', 'metamorphic-01', 'metamorphic-02', 'wolf-02'),
    line('gamer', 'metamorphic-03', 'metamorphic-04', 'wolf-02'),
  ],
};

/** The same with every "or" and "any" expanded, each set once at its easiest level. */
export const RECOMMENDED_SETS: Readonly<Record<Edition, readonly RecommendedSet[]>> = {
  '2016': eachOnce(SET_LINES['2016'].flatMap(writtenOut)),
  '2015-draft': eachOnce(SET_LINES['2015-draft'].flatMap(writtenOut)),
};

/** One card of each group, in every combination. */
function writtenOut({ level, groups }: SetLine): RecommendedSet[] {
  const combinations = groups.reduce<string[][]>((all, { cards }) => all.flatMap((some) => cards.map((id) => [...some, id])), [[]]);
  return combinations.map((animals) => ({ level, animals }));
}

function eachOnce(all: readonly RecommendedSet[]): readonly RecommendedSet[] {
  const seen = new Set<string>();
  return all.filter(({ animals }) => {
    const key = [...animals].sort().join(' ');
    return !seen.has(key) && seen.add(key);
  });
}
