/** Whoever asks for something pays for what it costs: milliseconds of work, and bytes of an answer. */
export interface Payer {
  /** Its address, for the home of the table if that is elsewhere. */
  readonly from?: string | undefined;
  pay(milliseconds: number, bytes?: number): void;
}

/** For what the server does by itself. */
export const UNCHARGED: Payer = { pay: () => {} };
