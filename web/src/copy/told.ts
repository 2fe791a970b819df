import type { CopyWords } from '../words/en/copy.ts';
import type { Language } from '../words/languages.ts';

/** A value that no rulebook gives, in words. */
export interface Unsure {
  /** Game and edition. */
  readonly of: string;
  /** The card or component it is printed on. */
  readonly what: string;
  readonly field: string;
  readonly value: string;
  readonly why: string;
}

type Unknown = (language: Language) => Promise<readonly Unsure[]>;
const UNKNOWN = import.meta.glob<Unknown>('../games/*/copy/told.ts', { import: 'unknown' });

/** All values of a game that no rulebook gives. */
export async function unknownOf(game: string, language: Language): Promise<readonly Unsure[]> {
  return (await (await UNKNOWN[`../games/${game}/copy/told.ts`]?.())?.(language)) ?? [];
}

/** A corrected value that differs from ours, in words. */
export interface Difference {
  readonly what: string;
  readonly field: string;
  readonly ours: string;
  readonly copy: string;
}

/** Values that share a reason, and the reason. */
export interface Reasoned {
  readonly of: string;
  readonly values: string;
  readonly why: string;
}

/** Groups values by reason; a value shared by several cards is listed once. */
export function byReason(words: Pick<CopyWords, 'shared'>, all: readonly Unsure[]): Reasoned[] {
  return grouped(all, ({ of, why }) => `${of} ${why}`).map((group) => ({
    of: group[0]?.of ?? '',
    why: group[0]?.why ?? '',
    values: grouped(group, ({ field, value }) => `${field} ${value}`)
      .map((same) =>
        words.shared(
          same[0]?.field ?? '',
          same[0]?.value ?? '',
          same.map(({ what }) => what),
        ),
      )
      .join(' · '),
  }));
}

function grouped<X>(all: readonly X[], by: (one: X) => string): X[][] {
  return [...Map.groupBy(all, by).values()];
}
