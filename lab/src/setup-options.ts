import type { Command } from 'commander';
import { GAMES, gameById } from './games.ts';
import type { AnyLabGame, SetupGiven } from './lab-game.ts';
import { UserError } from './user-error.ts';

/** Adds the set-up options of all games to a command, each flag once. */
export function addSetupOptions(command: Command): Command {
  addGameOption(command);
  const helps = new Map<string, string[]>();
  for (const { game, options } of GAMES) {
    for (const { flags, help } of options) {
      const line = GAMES.length > 1 ? `${game.id}: ${help}` : help;
      helps.set(flags, [...(helps.get(flags) ?? []), line]);
    }
  }
  for (const [flags, lines] of helps) command.option(flags, lines.join('; '));
  return command;
}

export function addGameOption(command: Command): Command {
  return command.option('--game <id>', `the game: ${GAMES.map(({ game }) => game.id).join(' or ')} (default: ${GAMES[0].game.id})`);
}

export type Given = SetupGiven & { readonly game?: string };

export function givenGame(given: Given): AnyLabGame {
  return given.game === undefined ? GAMES[0] : gameById(given.game);
}

/** Whether any set-up option besides `--game` was given. */
export function saysSetup(given: Given): boolean {
  return GAMES.some((lab) => namesOf(lab).some((name) => given[name] !== undefined));
}

/** The set-up. Throws UserError if an option of another game was given. */
export function givenSetup(lab: AnyLabGame, given: Given): object {
  const own = namesOf(lab);
  for (const other of GAMES) {
    const stray = namesOf(other).find((name) => given[name] !== undefined && !own.includes(name));
    if (stray !== undefined) throw new UserError(`--${dashes(stray)} is an option of ${other.title}, not of ${lab.title}`);
  }
  return lab.readSetup(given);
}

function namesOf({ options }: AnyLabGame): string[] {
  return options.map(({ flags }) => camel(flags.replace(/^--/, '').split(' ')[0] as string));
}

const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const dashes = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
