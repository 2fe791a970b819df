import type { ComponentType } from 'preact';
import { useNeeded } from '../ui/useLoaded.ts';
import type { Area } from '../words/catalogue.ts';
import type { CompanionWords } from './words/en.ts';
import { COMPANION_WORDS } from './words.ts';

export { COMPANION_WORDS, type CompanionWords };

/** The tools for printed games; the names are parts of their addresses. */
export type Tool = keyof CompanionWords['tools'];

/** The words of a game's script for explaining it. */
export interface TeachWords {
  readonly teach: readonly TeachStep[];
}

export interface TeachStep {
  readonly title: string;
  /** What to do with the cards on the table. */
  readonly lay?: string;
  /** What to say, in sentences for reading out. */
  readonly say: string;
  /** What everyone tries. */
  readonly try?: string;
  /** What newcomers ask here, and the answer. */
  readonly ask?: readonly [question: string, answer: string];
}

/** What a game provides for people with its printed box on the table. */
export interface CompanionOfGame {
  readonly tools: Readonly<Partial<Record<Tool, ComponentType>>>;
  /** The script, with a picture for each step. */
  readonly teach: { readonly words: Area<TeachWords>; readonly Picture: ComponentType<{ readonly step: number }> };
}

const COMPANIONS = import.meta.glob<CompanionOfGame>('../games/*/companion.ts', { import: 'companion' });

/** The tools of a game; undefined while they load. */
export function useCompanion(game: string): CompanionOfGame | undefined {
  return useNeeded(() => COMPANIONS[`../games/${game}/companion.ts`]?.(), [game]);
}
