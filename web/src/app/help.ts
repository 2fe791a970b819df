import { href } from './routes.ts';

/** Games that have a page of rules. */
const HELPED: readonly string[] = ['sheep-and-thief'];

/** The address of a rule in the rules help; undefined while there is no such page. Refusals and cards link through here. */
export function helpFor(game: string, rule?: string): string | undefined {
  if (!HELPED.includes(game)) return undefined;
  return rule === undefined ? href('help', game) : href('help', game, rule);
}
