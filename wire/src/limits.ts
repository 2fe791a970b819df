/** What both ends hold each other to. In characters, unless it says otherwise. */
export const LIMITS = {
  /** Bytes of one message of a client over the socket. */
  message: 4_096,
  /** Bytes of a request body. */
  body: 65_536,
  /** Bytes of a request body that brings a record along. */
  recordBody: 65_536,
  /** Such a record: ten times that of a long game. */
  record: 50_000,
  name: 24,
  /** What the operator says to the players of a table that is closed. */
  closed: 200,
  move: 400,
  /** Legal moves that a client may ask for with one question. */
  legal: 2_000,
  /** And those that are listed at most. */
  legalListed: 500,
  /** And if it does not say. */
  legalByDefault: 100,
} as const;
