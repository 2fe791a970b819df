import type { AnyTableBots } from '@bellwether/bots';
import type { AnyGame } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';

export const engine: AnyGame = sheepAndThief;

// From an entry point of their own: the main one brings the bots of every game along, the game's own the ladder.
export const bots = async (): Promise<AnyTableBots> => (await import('@bellwether/bots/sheep-and-thief/table')).sheepAndThiefTableBots;
