import { type Config, EDITIONS, readCustomFile, type WolfAndHound, withCustom, wolfAndHound } from '@bellwether/wolf-and-hound';
import { readText } from '../files.ts';
import type { LabGame, SetupGiven } from '../lab-game.ts';
import { oneOf, words } from '../option-values.ts';
import { good, UserError } from '../user-error.ts';
import { explainRefusal } from './phrases.ts';
import { setByName } from './sets.ts';

export const options: LabGame<WolfAndHound>['options'] = [
  { flags: '--edition <name>', help: 'edition of the rules: 2016 or 2015-draft (default 2016)' },
  { flags: '--players <n>', help: 'number of players, bots included: 2, 3 or 4 (default 4); the other seats are dummies' },
  { flags: '--animals <ids>', help: 'choose the animal cards, such as hound-01,wolf-01,sheep-02' },
  { flags: '--set <name>', help: 'a recommended set, such as beginner or gamer-3 (`cards` lists them all; default first-game)' },
  { flags: '--expansion', help: 'play with Meat & Bone' },
  { flags: '--sheep <counts>', help: 'starting sheep by seat, such as 3,3,3,3' },
  {
    flags: '--cards <file>',
    help: 'a JSON file of your own animal cards and number deck; all its cards are used unless --animals selects some',
  },
];

export function readSetup(given: SetupGiven): Config {
  const edition = oneOf('--edition', EDITIONS, given.edition ?? '2016');
  const players = Number(oneOf('--players', ['2', '3', '4'], given.players ?? '4')) as Config['players'];
  if (given.set !== undefined && given.animals !== undefined)
    throw new UserError('--set and --animals exclude each other: give one of them');
  const custom = given.cards === undefined ? undefined : good(readCustomFile(readText(String(given.cards)), String(given.cards)));
  const animals =
    given.animals === undefined
      ? [...setByName(edition, String(given.set ?? 'first-game')), ...(custom?.cards.map((card) => card.id) ?? [])]
      : words(String(given.animals));
  const config: Config = {
    edition,
    players,
    animals,
    expansion: given.expansion === true,
    ...(given.sheep !== undefined && { sheep: readSheep(String(given.sheep)) }),
  };
  return checked(custom ? withCustom(config, custom) : config);
}

/** Throws UserError for a set-up that the rules reject. */
export function checked(config: Config): Config {
  const no = wolfAndHound.checkConfig(config);
  if (no) throw new UserError(`this setup cannot be played: ${explainRefusal(no)} (${no.code}, rule ${no.rule})`);
  return config;
}

function readSheep(text: string): NonNullable<Config['sheep']> {
  const counts = words(text).map(Number);
  if (counts.length !== 4 || !counts.every((n) => Number.isInteger(n))) {
    throw new UserError(`--sheep: "${text}" is not four whole numbers such as 3,3,3,3`);
  }
  return counts as unknown as NonNullable<Config['sheep']>;
}
