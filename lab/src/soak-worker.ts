import { parentPort } from 'node:worker_threads';
import { gameById } from './games.ts';
import { type SoakTask, soakTask } from './soak.ts';

parentPort?.on('message', (task: SoakTask) => {
  const { laws } = gameById(task.game);
  if (laws) parentPort?.postMessage(soakTask(laws, task));
});
