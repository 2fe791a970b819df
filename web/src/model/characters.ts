import type { Level } from '@bellwether/bots/levels';
import type { ShellWords } from '../words/en/shell.ts';
import { levelOf, nameOf } from './sitter.ts';

/** A bot as somebody: its level, and which of that level's characters it is, so that no two at a table are alike. */
export interface Character {
  readonly level: Level;
  readonly variant: number;
}

/** Who the bots at a table are, by seat; undefined for people. */
export function castOf(sitters: readonly string[]): (Character | undefined)[] {
  const levels = sitters.map((sitter) => levelOf(sitter));
  return levels.map((level, i) => level && { level, variant: levels.slice(0, i).filter((other) => other === level).length });
}

export function characterName({ level: { names } }: Pick<ShellWords, 'level'>, { level, variant }: Character): string {
  return names[level][variant % names[level].length] ?? '';
}

/** What a bot is called; whoever is none keeps the name of the seat. */
export function calledAt(shell: Pick<ShellWords, 'level'>, bot: Character | undefined, seat: string): string {
  return bot ? characterName(shell, bot) : seat;
}

/** How somebody is drawn: as the shepherd of a seat, or with the head of an animal on that one's coat. */
export interface Look {
  readonly seat: number;
  readonly head?: Character | undefined;
}

/** By seat; undefined for people who chose no face. */
export type Looks = readonly (Look | undefined)[];

/** Young bots wear scarf or straw, the others cap or brim; those that are animals have heads of their own. */
export function lookOf(bot: Character): Look {
  const { level, variant } = bot;
  const seat = (level === 'herder' ? [2, 4] : [3, 1])[variant % 2] ?? 1;
  return level === 'shepherd' || level === 'herder' ? { seat } : { seat, head: bot };
}

/** How the bots at a table look. */
export function looksOf(sitters: readonly string[]): Looks {
  return castOf(sitters).map((bot) => bot && lookOf(bot));
}

/** What everybody at a table is called; empty for a person without a name. */
export function namesAt(shell: Pick<ShellWords, 'level'>, sitters: readonly string[]): string[] {
  const cast = castOf(sitters);
  return sitters.map((sitter, i) => {
    const bot = cast[i];
    return bot ? characterName(shell, bot) : nameOf(sitter);
  });
}

/** “Shepherd, looks one step ahead”. */
export function wayOf({ level: words, list }: Pick<ShellWords, 'level' | 'list'>, { level }: Character): string {
  return list([words[level], words.about[level]]);
}
