import { parentPort } from 'node:worker_threads';
import { playTask, type Task } from './play.ts';

parentPort?.on('message', (task: Task) => parentPort?.postMessage(playTask(task)));
