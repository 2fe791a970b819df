import type { AnyGameBots } from '@bellwether/bots';
// By their own door: the package's main one brings the bots of every game along.
import { sheepAndThiefBots } from '@bellwether/bots/sheep-and-thief';

export const bots: AnyGameBots = sheepAndThiefBots;
