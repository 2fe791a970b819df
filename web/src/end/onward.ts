import { LEVELS } from '@bellwether/bots/levels';
import { levelOf, type Sitter } from '../model/sitter.ts';
import type { PagesWords } from '../words/en/pages.ts';

/** A link at the end of a game: another table, dealt at once. */
export interface Onward {
  readonly say: (words: PagesWords['next']) => string;
  readonly act: () => void;
}

/** Every bot one level up; undefined if all are at the top. */
export function stronger(sitters: readonly Sitter[]): readonly Sitter[] | undefined {
  const grown = sitters.map((sitter): Sitter => {
    const level = levelOf(sitter);
    const next = level && LEVELS[LEVELS.indexOf(level) + 1];
    return next ? `bot:${next}` : sitter;
  });
  return grown.some((sitter, i) => sitter !== sitters[i]) ? grown : undefined;
}
