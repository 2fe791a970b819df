import { expect, it } from 'vitest';
import { Ours } from '../bench/load/ours.ts';

/** Measured as in `npm run load`, with fewer tables. The first ones are a warm-up: they include the fixed costs of the process. */
it('a live table takes 40 KB of heap at most, with its four connections', async () => {
  const ours = await Ours.start();
  try {
    await ours.open(100);
    const before = await ours.used('heap');
    await ours.open(200);
    expect((await ours.used('heap')) - before).toBeLessThan(200 * 40 * 1_024);
  } finally {
    await ours.stop();
  }
});
