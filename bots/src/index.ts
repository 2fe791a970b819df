export { botsFor, GAME_BOTS } from './registry.ts';
export { type Analyst, doubted, type GoldCount, type Leads, type SecondLook, type Shares, type Weighed } from './shared/analyst.ts';
export type { Bot, Choice, Considered } from './shared/bot.ts';
export type { Budget } from './shared/budget.ts';
export type { AnyBot, AnyGameBots, AnyTableBots, GameBots, LadderSetup, Seating, TableBots } from './shared/game-bots.ts';
export type { Hint } from './shared/hint.ts';
export {
  LEVELS,
  type Level,
  levelForPartner,
  PLAYERS,
  type PlayerName,
  REFERENCES,
  type Reference,
  type SearchingPlayer,
  seatedLevel,
} from './shared/levels.ts';
export { exp, ln, sigmoid } from './shared/portable.ts';
export type { Reason } from './shared/reason.ts';
export { CHECK_CLOCK_EVERY, type SearchClock, startClock } from './shared/search-clock.ts';
export { scoreOfA, shareOf } from './shared/winnings.ts';
