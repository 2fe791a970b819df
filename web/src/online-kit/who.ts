import type { SeatInfo, TableInfo } from '@bellwether/wire';
import { namesOf } from '../connection/people.ts';
import { type Character, castOf, characterName } from '../model/characters.ts';
import { botFor } from '../model/new-sitter.ts';
import { useShell } from '../words/catalogue.ts';
import type { ShellWords } from '../words/en/shell.ts';

/** The bots at an online table, by seat; undefined for people and free seats. */
export function botsAt(seats: readonly SeatInfo[]): (Character | undefined)[] {
  return castOf(seats.map(({ kind, level }) => (kind === 'bot' ? botFor(`bot:${level}`) : 'guest')));
}

/** Names of all players: people by their name, bots by their character's. The same for all readers of a language. */
export function calledAt(shell: Pick<ShellWords, 'level'>, info: Pick<TableInfo, 'seats'>): string[] {
  const bots = botsAt(info.seats);
  return namesOf(info).map((name, i) => {
    const bot = bots[i];
    return bot ? characterName(shell, bot) : name;
  });
}

export function useCalled(info: Pick<TableInfo, 'seats'>): readonly string[] {
  return calledAt(useShell(), info);
}

/** The icon of a seat: color and shape as on the tables. Partners share both. */
export function signOf({ config }: Pick<TableInfo, 'config'>, sides: readonly (readonly SeatInfo[])[], seat: number) {
  const side = sides.findIndex((seats) => seats.some((one) => one.seat === seat));
  if (sides.length < 2) return { team: COLOURS[(seat - 1) % 4] ?? 'blue', pointed: seat % 2 === 0 };
  const isDraft = config.some(([key, value]) => key === 'Edition' && value === '2015-draft');
  return { team: COLOURS[(isDraft ? 2 : 0) + (side === 1 ? 1 : 0)] ?? 'blue', pointed: side === 1 };
}

const COLOURS = ['blue', 'yellow', 'green', 'orange'] as const;
