/** The account charged for a request: milliseconds of work and bytes of the answer. */
export interface Payer {
  /** The client's address, passed on to a table's home on another node. */
  readonly from?: string | undefined;
  pay(milliseconds: number, bytes?: number): void;
}

/** For work of the server itself. */
export const UNCHARGED: Payer = { pay: () => {} };
