import { PEOPLE_ATTACKS } from './people-attacks.ts';
import { REQUEST_ATTACKS } from './request-attacks.ts';
import { SOCKET_ATTACKS } from './socket-attacks.ts';
import { TABLE_ATTACKS } from './table-attacks.ts';
import { TIME_ATTACKS } from './time-attacks.ts';
import type { Target } from './ways.ts';

/** Every way we know to be a burden to others. One that rejects says that the server failed those who did nothing wrong. */
export const ATTACKS: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  ...TABLE_ATTACKS,
  ...SOCKET_ATTACKS,
  ...REQUEST_ATTACKS,
  ...PEOPLE_ATTACKS,
  ...TIME_ATTACKS,
};
