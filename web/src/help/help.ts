import { href } from '../app/routes.ts';

/** The address of a game's rules, or of one of them. Menus, refusals and cards link through here. */
export function helpFor(game: string, rule?: string): string {
  return href('help', game, ...(rule === undefined ? [] : [rule]));
}
