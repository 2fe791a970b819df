/** This game's bots as other packages see them: players, hints, the ladder. */

import type { SheepAndThief } from '@bellwether/sheep-and-thief';
import type { GameBots } from '../shared/game-bots.ts';
import { setups } from './ladder-setups.ts';
import { STRENGTHS } from './strengths.ts';
import { sheepAndThiefTableBots } from './table-bots.ts';

export type { SheepReasonKind } from './reason-kind.ts';

export const sheepAndThiefBots: GameBots<SheepAndThief> = {
  ...sheepAndThiefTableBots,
  setups,
  playerCounts: [2, 3, 4],
  strengths: STRENGTHS,
};
