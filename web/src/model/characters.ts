import type { Level } from '@bellwether/bots/levels';
import type { ShellWords } from '../words/en/shell.ts';
import { levelOf, nameOf } from './sitter.ts';

/** A bot as a character: its level and a variant, so that no two bots at a table look alike. */
export interface Character {
  readonly level: Level;
  readonly variant: number;
}

/** The bots at a table by seat; undefined for people. */
export function castOf(sitters: readonly string[]): (Character | undefined)[] {
  const levels = sitters.map((sitter) => levelOf(sitter));
  return levels.map((level, i) => level && { level, variant: levels.slice(0, i).filter((other) => other === level).length });
}

export function characterName({ level: { names } }: Pick<ShellWords, 'level'>, { level, variant }: Character): string {
  return names[level][variant % names[level].length] ?? '';
}

/** The name of a bot; of a person, the name of their seat. */
export function calledAt(shell: Pick<ShellWords, 'level'>, bot: Character | undefined, seat: string): string {
  return bot ? characterName(shell, bot) : seat;
}

/** How a player is drawn: as one of the shepherds, or with an animal's head on a shepherd's coat. */
export interface Look {
  readonly seat: number;
  readonly head?: Character | undefined;
}

/** By seat; undefined for people without a face. */
export type Looks = readonly (Look | undefined)[];

/**
 * Lambs and Shepherds are shepherds with scarf, straw hat, cap or brim; the levels named after animals have animal
 * heads.
 */
export function lookOf(bot: Character): Look {
  const { level, variant } = bot;
  const seat = (level === 'herder' ? [2, 4] : [3, 1])[variant % 2] ?? 1;
  return level === 'shepherd' || level === 'herder' ? { seat } : { seat, head: bot };
}

/** How the bots at a table look. */
export function looksOf(sitters: readonly string[]): Looks {
  return castOf(sitters).map((bot) => bot && lookOf(bot));
}

/** The names of all players at a table; empty for a person without a name. */
export function namesAt(shell: Pick<ShellWords, 'level'>, sitters: readonly string[]): string[] {
  const cast = castOf(sitters);
  return sitters.map((sitter, i) => {
    const bot = cast[i];
    return bot ? characterName(shell, bot) : nameOf(sitter);
  });
}

/** A bot's level and how it plays: “Shepherd, looks one step ahead”. */
export function wayOf({ level: words, list }: Pick<ShellWords, 'level' | 'list'>, { level }: Character): string {
  return list([words[level], words.about[level]]);
}
