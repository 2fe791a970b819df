import { sheepAndThiefReview } from '@bellwether/review/sheep-and-thief';
import { twin } from '@bellwether/sheep-and-thief';
import type { WorkerKit } from '../../../review/kits.ts';

export const workerKit = { kit: sheepAndThiefReview, twin } as unknown as WorkerKit;
