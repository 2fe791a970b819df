import { expect, it } from 'vitest';
import type { PageQuestion } from '../../src/online/push/page-questions.ts';
import { type PushScope, tellTurns } from '../../src/online/push/sw-push.ts';

const SITE = 'https://sheep.example/';
const TABLE = 'abcdefghij012345';

/** What happens to windows that show these places when a notification of a table is pressed. `asleep` does not answer. */
async function pressed(...places: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  const pages = places.map((place) => ({
    // Where it was opened, as browsers report it.
    url: `${SITE}#/online`,
    focus: async () => done.push(`focus ${place}`),
    postMessage: (question: PageQuestion, [port]: readonly MessagePort[]) => {
      if (question.kind === 'go') done.push(`${place} to ${question.to}`);
      else if (place !== 'asleep') port?.postMessage(place);
    },
  }));
  const work: Promise<unknown>[] = [];
  const scope = {
    registration: { scope: SITE },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => done.push(`open ${url.slice(SITE.length)}`) },
    addEventListener: (type: string, listen: (event: unknown) => void) => {
      if (type !== 'notificationclick') return;
      listen({ notification: { close: () => {}, data: { table: TABLE } }, waitUntil: (one: Promise<unknown>) => work.push(one) });
    },
  };
  tellTurns(scope as unknown as PushScope, async () => undefined);
  await Promise.all(work);
  return done;
}

it('a notice leads to its table, and never away from another game', async () => {
  const address = `#/t/${TABLE}`;
  expect(await pressed('#/t/other', address)).toEqual([`focus ${address}`]);
  expect(await pressed('#/t/other', '#/online')).toEqual(['focus #/online', `#/online to ${address}`]);
  expect(await pressed('asleep', '#/friends')).toEqual(['focus #/friends', `#/friends to ${address}`]);
  for (const game of ['', '#/', '#/t/other', '#/game/1a2b3c4d', '#/play/wolf-and-hound', '#/day/2026-11-18', '#/online/new', 'asleep'])
    expect(await pressed(game)).toEqual([`open ${address}`]);
});
