import { PEOPLE_ATTACKS } from './people-attacks.ts';
import { REQUEST_ATTACKS } from './request-attacks.ts';
import { SOCKET_ATTACKS } from './socket-attacks.ts';
import { TABLE_ATTACKS } from './table-attacks.ts';
import { TIME_ATTACKS } from './time-attacks.ts';
import type { Target } from './ways.ts';

/** Every attack we know. One that rejects has shown that the server failed honest users. */
export const ATTACKS: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  ...TABLE_ATTACKS,
  ...SOCKET_ATTACKS,
  ...REQUEST_ATTACKS,
  ...PEOPLE_ATTACKS,
  ...TIME_ATTACKS,
};
