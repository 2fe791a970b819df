import { parentPort } from 'node:worker_threads';
import { type FairnessTask, playTask } from './run.ts';

parentPort?.on('message', (task: FairnessTask) => parentPort?.postMessage(playTask(task)));
