import { href } from '../ui/routes.ts';

/** The address of a game's rules, or of one of them. Menus, refusals and cards link through here. An edition is kept for the way on. */
export function helpFor(game: string, rule?: string, edition?: string): string {
  return href('help', game, ...[rule, edition].filter((part) => part !== undefined));
}
