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

/** Which of the four shepherds a bot looks like: young ones wear scarf or straw, the others cap or brim. */
export function lookOf({ level, variant }: Character): number {
  return (level === 'herder' ? [2, 4] : [3, 1])[variant % 2] ?? 1;
}

/** Whether a bot is an animal, with a head of its own on a shepherd's coat. */
export function hasHead({ level }: Character): boolean {
  return level !== 'shepherd' && level !== 'herder';
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
