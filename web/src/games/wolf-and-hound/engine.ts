import type { AnyTableBots } from '@bellwether/bots';
import type { AnyGame } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';

export const engine: AnyGame = wolfAndHound;

// From an entry point of their own: the main one brings the bots of every game along, the game's own the ladder.
export const bots = async (): Promise<AnyTableBots> => (await import('@bellwether/bots/wolf-and-hound/table')).wolfAndHoundTableBots;
