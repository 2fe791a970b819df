import { type AnyGameBots, type Budget, PLAYERS, type PlayerName } from '@bellwether/bots';
import { UserError } from '../user-error.ts';

/** A level or reference by name; `wolf@5000` plays with 5000 iterations instead of its default. */
export interface Entrant {
  readonly name: PlayerName;
  readonly iterations?: number;
}

/** Throws UserError. */
export function readEntrant(text: string): Entrant {
  const [, word, iterations] = /^([a-z]+)(?:@(\d{1,7}))?$/.exec(text) ?? [];
  const name = PLAYERS.find((player) => player === word);
  if (name === undefined) throw new UserError(`--bots: "${text}" is not one of ${PLAYERS.join(', ')} (with @5000, at 5000 iterations)`);
  return iterations === undefined ? { name } : { name, iterations: Number(iterations) };
}

export function budgetOf({ players }: AnyGameBots, { name, iterations }: Entrant): Budget {
  return { iterations: iterations ?? players[name].iterations, explain: false };
}
