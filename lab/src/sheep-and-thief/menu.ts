import { type Config, EDITIONS, PLAYERS } from '@bellwether/sheep-and-thief';
import { confirm, isCancel, select } from '@clack/prompts';

/** The set-up from menus; undefined as soon as the person quits one. */
export async function askSetup(): Promise<Config | undefined> {
  const edition = await select({ message: 'Which edition?', options: EDITIONS.map((name) => ({ value: name, label: name })) });
  if (isCancel(edition)) return undefined;
  const players = await select({ message: 'How many players?', options: [...PLAYERS].reverse().map((n) => ({ value: n, label: `${n}` })) });
  if (isCancel(players)) return undefined;
  const missions = await confirm({ message: 'Play with missions?', initialValue: false });
  if (isCancel(missions)) return undefined;
  const blackSheep = await confirm({ message: 'Play with the black sheep?', initialValue: false });
  return isCancel(blackSheep) ? undefined : { edition, players, missions, blackSheep };
}
