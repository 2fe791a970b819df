/** Thread that makes one backup. */
import { workerData } from 'node:worker_threads';
import { backup } from './backup.ts';

const { folder, file } = workerData as { folder: string; file: string };
backup(folder, file);
