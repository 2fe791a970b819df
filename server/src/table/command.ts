import type { GameTypes, Seat } from '@bellwether/kernel';
import type { Action, Code, Refused } from '@bellwether/wire';
import type { Entry } from './entry.ts';

/** Why a command is refused. */
export type CommandRefusal = Omit<Refused, 't' | 'id' | 'table'>;

export interface CommandRequest {
  readonly action: Action;
  /** Hash of the caller's key. */
  readonly key: string;
  /** Last revision the caller knows. */
  readonly rev: number;
  /** For a rematch. */
  seed(): Uint8Array;
  /** Why this person may not sit there, judged by address and browser (witnesses.ts). */
  mayNotSit?(key: string, seat: Seat): Code | undefined;
}

/** An entry to write. A move in it has been parsed and checked. */
export interface Decision {
  readonly entry: Entry;
  readonly move?: GameTypes['Move'];
}

export const refuse = (code: Code): CommandRefusal => ({ code });
