import type { AnyGame } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';

export const engine: AnyGame = wolfAndHound;
