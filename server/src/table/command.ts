import type { GameTypes, Seat } from '@bellwether/kernel';
import type { Action, Code, Refused } from '@bellwether/wire';
import type { Entry } from './entry.ts';

/** Why a command is not done. */
export type CommandRefusal = Omit<Refused, 't' | 'id' | 'table'>;

export interface CommandRequest {
  readonly action: Action;
  /** The hash of the asker's key. */
  readonly key: string;
  /** The last revision the asker knows. */
  readonly rev: number;
  /** For the deal of a rematch. */
  seed(): Uint8Array;
  /** Why the person with this key may not take this seat, as far as address and browser can tell (witnesses.ts). */
  mayNotSit?(key: string, seat: Seat): Code | undefined;
}

/** An entry that may be made now. A move in it is read and checked already. */
export interface Decision {
  readonly entry: Entry;
  readonly move?: GameTypes['Move'];
}

export const refuse = (code: Code): CommandRefusal => ({ code });
