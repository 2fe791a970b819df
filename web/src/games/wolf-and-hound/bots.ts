import type { AnyGameBots } from '@bellwether/bots';
// By their own door: the package's main one brings the bots of every game along.
import { wolfAndHoundBots } from '@bellwether/bots/wolf-and-hound';

export const bots: AnyGameBots = wolfAndHoundBots;
