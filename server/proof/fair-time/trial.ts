import fc from 'fast-check';
import { type Case, cases, themeOf } from './case.ts';
import { simulate } from './simulation.ts';
import type { Violation } from './violation.ts';

/** Maximum length of a reported transcript. */
const MAX_LINES = 80;

export interface Finding {
  readonly seed: number;
  readonly violation: Violation;
  /** The shortest sequence found that breaks the same rule. */
  readonly shortest: Case;
  readonly transcript: readonly string[];
}

export interface Tried {
  readonly finding: Finding | undefined;
  readonly commands: number;
  readonly done: number;
}

/** Plays the sequence of a seed. If it breaks a rule, looks for a shorter sequence that breaks the same rule, for at most `shrinkMs`. */
export async function trial(seed: number, shrinkMs: number, without?: ReadonlySet<string>): Promise<Tried> {
  const [first] = fc.sample(cases(themeOf(seed), without), { seed, numRuns: 1 }) as [Case];
  const { violation, commands, done, transcript } = await simulate(first, seed);
  const finding = violation && (await shorten({ seed, violation, shortest: first, transcript }, performance.now() + shrinkMs));
  return { finding, commands, done };
}

/** Removes steps, many at a time at first, while the same rule stays broken. fast-check's own shrinking takes minutes for sixty steps. */
async function shorten(finding: Finding, until: number): Promise<Finding> {
  let best = finding;
  for (let size = Math.ceil(best.shortest.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = best.shortest.steps.length - size; at > -size && performance.now() < until; at -= size) {
      const { setup, steps } = best.shortest;
      const fewer = { setup, steps: steps.toSpliced(Math.max(0, at), at < 0 ? size + at : size) };
      const { violation, transcript } = await simulate(fewer, best.seed);
      if (violation?.rule === best.violation.rule) best = { ...best, violation, shortest: fewer, transcript };
    }
  }
  return best;
}

/** A readable report of a finding. */
export function reportOf({ seed, violation, shortest, transcript }: Finding): string {
  const { setup, steps } = shortest;
  return [
    `seed ${seed} (${themeOf(seed)}): ${violation.message}`,
    `set-up: ${JSON.stringify(setup)}`,
    `steps: ${steps.length}`,
    ...transcript.slice(0, MAX_LINES / 2),
    ...(transcript.length > MAX_LINES ? ['…'] : []),
    ...transcript.slice(Math.max(MAX_LINES / 2, transcript.length - MAX_LINES / 2)),
    `Again: FAIR_SEED=${seed} npm run fair-time`,
  ].join('\n');
}
