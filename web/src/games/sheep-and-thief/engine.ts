import type { AnyTableBots } from '@bellwether/bots';
import type { AnyGame } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';

export const engine: AnyGame = sheepAndThief;

// Separate entry points: the main one brings the bots of every game, and the game's own the ladder.
export const bots = async (): Promise<AnyTableBots> => (await import('@bellwether/bots/sheep-and-thief/table')).sheepAndThiefTableBots;
export const searchPlayers = async () => (await import('@bellwether/bots/sheep-and-thief/search')).searchPlayers;
