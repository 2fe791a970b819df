import { href } from '../ui/routes.ts';

/**
 * The address of a game's rules, or of one rule. Menus, refusals and cards link through here; the chosen edition is
 * passed along.
 */
export function helpFor(game: string, rule?: string, edition?: string): string {
  return href('help', game, ...[rule, edition].filter((part) => part !== undefined));
}
