/** What both ends hold each other to. In characters, unless it says otherwise. */
export const LIMITS = {
  /** Bytes of one message of a client over the socket. */
  message: 16_384,
  /** Bytes of a request body. */
  body: 65_536,
  /** Bytes of a request body that brings a record along. */
  recordBody: 1_100_000,
  name: 24,
  /** What the operator says to the players of a table that is closed. */
  closed: 200,
  move: 400,
  /** Legal moves listed with one question, if the client asks for so many. */
  legal: 2_000,
  /** And if it does not say. */
  legalByDefault: 100,
} as const;
