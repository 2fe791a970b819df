/** Size limits that client and server share, in characters unless noted. */
export const LIMITS = {
  /** Bytes of one socket message from a client. */
  message: 4_096,
  /** Bytes of a request body. */
  body: 65_536,
  /** Bytes of a request body that contains a record. */
  recordBody: 65_536,
  /** Characters of that record: ten times a long game. */
  record: 50_000,
  name: 24,
  /** The operator's message to the players of a table that is closed. */
  closed: 200,
  move: 400,
  /** Legal moves that a client may ask for at once. */
  legal: 2_000,
  /** Legal moves listed at most. */
  legalListed: 500,
  /** Legal moves listed if the client does not say. */
  legalByDefault: 100,
} as const;
