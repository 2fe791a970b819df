import { wolfAndHoundReview } from '@bellwether/review/wolf-and-hound';
import { twin } from '@bellwether/wolf-and-hound';
import type { WorkerKit } from '../../../review/kits.ts';

export const workerKit = { kit: wolfAndHoundReview, twin } as unknown as WorkerKit;
