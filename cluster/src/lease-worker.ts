/** The thread that keeps a node's lease. */
import { parentPort, workerData } from 'node:worker_threads';
import { type FromLease, type LeaseData, LeaseKeeper, type ToLease } from './lease-keeper.ts';

const port = parentPort;
if (port === null) throw new Error('runs as a worker thread only');
const keeper = new LeaseKeeper(workerData as LeaseData, (message) => port.postMessage(message));
port.on('message', (message: ToLease) => keeper.hear(message));
keeper.begin().catch((error: Error) => port.postMessage({ kind: 'failed', error: error.message } satisfies FromLease));
