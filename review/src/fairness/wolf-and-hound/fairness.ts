/** Is a set with home-made cards fair? Bots find out. The lab and the page use the same trial. */
export type { Batch, Effort, Estimate } from '../trial.ts';
export { type Part, withoutOwn } from './changes.ts';
export { playBatch, type Tally } from './play.ts';
export { type AnimalReport, type Cause, type Hint, type SideReport, type Verdict, type WolfReport, wolfReport } from './report.ts';
export { WolfTrial } from './trial.ts';
export { isSettled } from './verdict.ts';
