import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import type { GameBots } from '../shared/game-bots.ts';
import { setups } from './ladder-setups.ts';
import { STRENGTHS } from './strengths.ts';
import { wolfAndHoundTableBots } from './table-bots.ts';

export type { WolfAgainstKind, WolfReasonKind, WolfReviewKind } from './reason-kind.ts';

export const wolfAndHoundBots: GameBots<WolfAndHound> = {
  ...wolfAndHoundTableBots,
  setups,
  playerCounts: [4, 3, 2],
  strengths: STRENGTHS,
};
