import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../scripts/api-documents.ts';
import { PEOPLE_ATTACKS } from '../server/proof/hostile/people-attacks.ts';
import { ANY_NAME, Recorder } from '../server/proof/hostile/recorder.ts';
import { REQUEST_ATTACKS } from '../server/proof/hostile/request-attacks.ts';
import { TABLE_ATTACKS } from '../server/proof/hostile/table-attacks.ts';
import type { Target } from '../server/proof/hostile/ways.ts';
import { Action, ClientMessage } from '../wire/src/index.ts';

/** These send files, or target one route with something slow. */
const OF_NO_ROUTE = /school|connections|slow requests|bodies|in a row|heads|no request|upgrades|deaf/;

const ALL = [
  ...Object.keys(ROUTES),
  ...ClientMessage.anyOf.map(({ properties }) => `message ${properties.t.const}`),
  ...Action.anyOf.map(({ properties }) => `command ${properties.kind.const}`),
];

const recorder = new Recorder();
beforeAll(async () => {
  const known = { table: ANY_NAME, key: 'k'.repeat(24) };
  const prepared = { wide: { ...known, seat: 1 }, long: known, many: [ANY_NAME] };
  const target: Omit<Target, 'seconds'> = { port: await recorder.start(), prepared, seat: known };
  const attacks = Object.entries({ ...TABLE_ATTACKS, ...REQUEST_ATTACKS, ...PEOPLE_ATTACKS }).filter(([name]) => !OF_NO_ROUTE.test(name));
  // On a busy machine less happens in the same time, so try again for longer.
  for (let seconds = 0.05; seconds < 1 && ALL.some((what) => !recorder.asked.has(what)); seconds *= 4)
    for (const [, attack] of attacks) await attack({ ...target, seconds });
}, 120_000);
afterAll(() => recorder.stop());

it.each(ALL)('npm run hostile attacks by %s', (what) => {
  expect([...recorder.asked]).toContain(what);
});

it('no attack asks for what is not there', () => {
  const strange = [...recorder.asked].filter((what) => /^(GET|POST) \/api/.test(what) && !(what in ROUTES));
  expect(strange).toEqual([]);
});
