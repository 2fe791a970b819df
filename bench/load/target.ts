/** CPU time so far in microseconds; resident memory in bytes; the JavaScript heap in bytes. */
export type Used = 'cpu' | 'memory' | 'heap';

/** A server under load, ours or the peer's, as the driver uses it. */
export interface Target {
  readonly name: string;
  /** Creates tables with four clients each, all connected and up to date. */
  open(tables: number): Promise<readonly LoadTable[]>;
  used(what: Used): Promise<number>;
  /** CPU time of a database in separate processes, in microseconds. */
  databaseCpu?(): number;
  stop(): Promise<void>;
}

export interface LoadTable {
  /** Whether a move can be made now: a player is to act and no move is pending. */
  readonly ready: boolean;
  /** Makes a legal move. Calls `told` when the last of the four clients has the update. */
  move(told: () => void): void;
}

/** Message bytes that clients received; receivers add to it. */
export const received = { bytes: 0 };
