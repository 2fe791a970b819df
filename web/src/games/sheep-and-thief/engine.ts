import type { AnyGame } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';

export const engine: AnyGame = sheepAndThief;
