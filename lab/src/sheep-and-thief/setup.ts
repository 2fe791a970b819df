import { aText, list, parseJson } from '@bellwether/kernel';
import { type Config, EDITIONS, PLAYERS, type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import { readText } from '../files.ts';
import type { LabGame, SetupGiven } from '../lab-game.ts';
import { oneOf } from '../option-values.ts';
import { UserError } from '../user-error.ts';
import { explainRefusal } from './phrases.ts';

export const options: LabGame<SheepAndThief>['options'] = [
  { flags: '--edition <name>', help: '2017 or 2014 (default 2017)' },
  { flags: '--players <n>', help: '2, 3 or 4 (default 4)' },
  { flags: '--missions', help: 'play with missions' },
  { flags: '--black-sheep', help: 'play with the black sheep' },
  { flags: '--cards <file>', help: 'a deck of your own: a JSON list of cards in notation, such as "road:EW sheep:1"' },
];

export function readSetup(given: SetupGiven): Config {
  return checked({
    edition: oneOf('--edition', EDITIONS, given.edition ?? EDITIONS[0]),
    players: Number(oneOf('--players', PLAYERS.map(String), given.players ?? '4')) as Config['players'],
    missions: given.missions === true,
    blackSheep: given.blackSheep === true,
    ...(given.cards !== undefined && { deck: readDeck(readText(String(given.cards)), String(given.cards)) }),
  });
}

/** Throws ParseError. */
export function readDeck(text: string, file: string): string[] {
  return list(aText, 1)(parseJson(text, file), file);
}

/** Throws UserError for a set-up that the rules reject. */
export function checked(config: Config): Config {
  const no = sheepAndThief.checkConfig(config);
  if (no) throw new UserError(`this setup cannot be played: ${explainRefusal(no)} (${no.code}, rule ${no.rule})`);
  return config;
}
