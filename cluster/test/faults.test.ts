import { expect, it } from 'vitest';
import { severalNodes } from '../proof/chaos/several-nodes.ts';

/** A short `npm run chaos`: it must count no violations. */
it.runIf(process.env.PROOF)('nodes are killed, frozen and restarted under live tables: nothing is lost, doubled or different', async () => {
  expect(
    await severalNodes({ nodes: 3, kills: 1, freeze: 1, restarts: 1, database: 0, outage: 0, partitions: 0, tables: 4, seed: 19 }),
  ).toBe(true);
});

it.runIf(process.env.PROOF)('the primary is killed and its standby promoted: nothing that was acknowledged is lost', async () => {
  expect(
    await severalNodes({ nodes: 2, kills: 0, freeze: 0, restarts: 0, database: 1, outage: 0, partitions: 0, tables: 4, seed: 20 }),
  ).toBe(true);
});
