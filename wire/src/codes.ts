/** Why the server said no. A closed list: a code without a phrase in every language does not compile. */
export const CODES = [
  // the message
  'bad-message',
  'too-large',
  'too-often',
  'hello-first',
  'id-reused',
  // the table
  'unknown-table',
  'old-rules',
  'table-stopped',
  'already-started',
  'not-started',
  'game-not-over',
  'game-over',
  'withdrawn',
  // who
  'wrong-key',
  'not-host',
  'not-seated',
  'unknown-seat',
  'seat-taken',
  'seen-another-hand',
  'no-late-joining',
  'bad-name',
  'covered',
  'not-covered',
  'others-play',
  'seats-fixed',
  'banned',
  'blocked',
  // devices of a person
  'revoked',
  'unknown-code',
  'unknown-device',
  'last-device',
  'too-many-devices',
  'passkeys-off',
  'bad-passkey',
  // what
  'stale',
  'unreadable-move',
  'illegal',
  'unknown-level',
  'still-secret',
  // creating
  'unknown-game',
  'bad-config',
  'bad-record',
  'too-many-tables',
  'webhooks-off',
  'push-off',
  // the server
  'too-many-connections',
  'storage-failed',
  'stopping',
] as const;
export type Code = (typeof CODES)[number];
