import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Case, cases, THEMES, themeOf } from '../../proof/fair-time/case.ts';
import { simulate } from '../../proof/fair-time/simulation.ts';
import { reportOf, trial } from '../../proof/fair-time/trial.ts';

/** Sequences for each theme. `npm run fair-time` tries others endlessly. */
const SEQUENCES = 50;
/** Time to search for a shorter sequence that breaks the same rule. */
const SHRINK_MS = 10_000;
/** A timeout for busy machines. */
const PATIENT_MS = 600_000;

it.each(THEMES)(
  'no player gains or loses time against the settings: %s',
  async (theme) => {
    const seeds = Array.from({ length: SEQUENCES * THEMES.length }, (_, i) => i + 1).filter((seed) => themeOf(seed) === theme);
    let done = 0;
    for (const seed of seeds) {
      const tried = await trial(seed, SHRINK_MS);
      if (tried.finding !== undefined) expect.fail(reportOf(tried.finding));
      done += tried.done;
    }
    // Sequences in which every command is refused would prove nothing.
    expect(done).toBeGreaterThan(5 * SEQUENCES);
  },
  PATIENT_MS,
);

it('the same seed plays the same sequence again', async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const [sequence] = fc.sample(cases(themeOf(seed)), { seed, numRuns: 1 }) as [Case];
    const [once, again] = [await simulate(sequence, seed), await simulate(sequence, seed)];
    expect(again.transcript).toEqual(once.transcript);
  }
});
