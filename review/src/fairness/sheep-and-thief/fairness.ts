/** Is a deck of landscape cards fair? Bots find out. The lab and the page use the same trial. */
export type { Batch, Effort, Estimate } from '../trial.ts';
export { ownCards, type Part, withoutOwn } from './changes.ts';
export { playBatch, type Tally } from './play.ts';
export { type CardReport, type Hint, type SheepReport, type SideReport, sheepReport, type Verdict } from './report.ts';
export { SheepTrial } from './trial.ts';
