import type { GameTypes } from '@bellwether/kernel';
import { botsOf } from '../local/games.ts';
import { type DayScore, MASTER, playOn } from './day.ts';
import type { DayGame } from './kits.ts';

/** What Wolf makes of the same seat, worked out here. It rests between two moves, so that the page stays awake. */
export async function wolfOn({ day, game, kit }: DayGame, isGone: () => boolean): Promise<DayScore | undefined> {
  const bots = await botsOf(day.game);
  if (bots === undefined) return undefined;
  const moves = playOn(day, game, bots, MASTER);
  for (let step = moves.next(); !isGone(); step = moves.next()) {
    if (step.done) return kit.scoreOf(day.config, game.outcome(step.value) as GameTypes['Outcome'], day.seat);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}

/** Above 0 if one's own result is better than Wolf's: a win first, then by how much. */
export function against(mine: DayScore, wolf: DayScore): number {
  const lead = ({ mine: own, theirs }: DayScore) => own - theirs;
  return Number(mine.won) - Number(wolf.won) || lead(mine) - lead(wolf);
}
