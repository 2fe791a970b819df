import { parentPort } from 'node:worker_threads';
import { playDeals, type Task } from './play.ts';

parentPort?.on('message', (task: Task) => parentPort?.postMessage(playDeals(task)));
