/** A thread that makes one backup, so that nobody waits for it. */
import { workerData } from 'node:worker_threads';
import { backup } from './backup.ts';

const { folder, file } = workerData as { folder: string; file: string };
backup(folder, file);
