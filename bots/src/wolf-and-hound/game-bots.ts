import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import type { GameBots } from '../shared/game-bots.ts';
import { judgeWith } from './judge.ts';
import { setups } from './ladder-setups.ts';
import { searchMind } from './search-mind.ts';
import { STRENGTHS } from './strengths.ts';
import { wolfAndHoundTableBots } from './table-bots.ts';

export type { WolfAgainstKind, WolfReasonKind, WolfReviewKind } from './reason-kind.ts';

const JUDGE_ITERATIONS = 1500;

/** For judging: a tree also answers where another seat is to move. */
const judgeMind = searchMind({ infers: true, solves: false, patient: true });

export const wolfAndHoundBots: GameBots<WolfAndHound> = {
  ...wolfAndHoundTableBots,
  judge: judgeWith(judgeMind, JUDGE_ITERATIONS),
  setups,
  playerCounts: [4, 3, 2],
  strengths: STRENGTHS,
};
