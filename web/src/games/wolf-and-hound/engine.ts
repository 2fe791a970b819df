import type { AnyTableBots } from '@bellwether/bots';
import type { AnyGame } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';

export const engine: AnyGame = wolfAndHound;

// Separate entry points: the main one brings the bots of every game, and the game's own the ladder.
export const bots = async (): Promise<AnyTableBots> => (await import('@bellwether/bots/wolf-and-hound/table')).wolfAndHoundTableBots;
export const searchPlayers = async () => (await import('@bellwether/bots/wolf-and-hound/search')).searchPlayers;
