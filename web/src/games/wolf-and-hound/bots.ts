import type { AnyTableBots } from '@bellwether/bots';
// By their own door: the package's main one brings the bots of every game along, the game's own the ladder.
import { wolfAndHoundTableBots } from '@bellwether/bots/wolf-and-hound/table';

export const bots: AnyTableBots = wolfAndHoundTableBots;
