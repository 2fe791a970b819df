import { parentPort } from 'node:worker_threads';
import { playLuck } from './play.ts';
import type { Task } from './tables.ts';

parentPort?.on('message', (task: Task) => parentPort?.postMessage(playLuck(task)));
