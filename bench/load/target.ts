/** Processor time so far, in microseconds; resident memory, or what of it is JavaScript's heap, in bytes. */
export type Used = 'cpu' | 'memory' | 'heap';

/** A server under load, ours or the peer's: what the driver needs to know of it. */
export interface Target {
  readonly name: string;
  /** Makes tables with four clients each, all connected and told how the game stands. */
  open(tables: number): Promise<readonly LoadTable[]>;
  used(what: Used): Promise<number>;
  /** Processor time of a database in processes of its own, in microseconds. */
  databaseCpu?(): number;
  stop(): Promise<void>;
}

export interface LoadTable {
  /** Whether a move can be made now: somebody is to act and nothing is under way. */
  readonly ready: boolean;
  /** Makes a legal move; calls back when the last of the four clients has been told. */
  move(told: () => void): void;
}

/** Bytes of messages that clients got, counted by whoever receives them. */
export const received = { bytes: 0 };
