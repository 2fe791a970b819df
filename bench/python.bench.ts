/** Batches of Wolf & Hound through the pipe: steps per second of CPU time on each side, with one view and its legal moves per step. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Row, rate } from './row.ts';

const ROOT = path.dirname(import.meta.dirname);
const ENGINE = JSON.stringify([process.execPath, '--max-semi-space-size=32', path.join(ROOT, 'lab/src/main.ts'), 'stdio']);
const WISHES = { views: '{}', arrays: '{"view":false,"legal":0,"choices":true,"array":true}' };
const GOAL = 30_000;

interface Measured {
  readonly python: number;
  readonly engine: number;
}

export function bench(): Row[] {
  return Object.entries(WISHES).flatMap(([name, wishes]) =>
    ['wolf-and-hound', 'sheep-and-thief'].flatMap((game) => {
      const steps = game === 'wolf-and-hound' ? 300_000 : 30_000;
      const args = ['-B', path.join(import.meta.dirname, 'batches.py'), game, String(steps), wishes];
      const env = { ...process.env, PYTHONPATH: path.join(ROOT, 'python'), BELLWETHER_ENGINE: ENGINE };
      const { status, stdout } = spawnSync('python3', args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'inherit'] });
      if (status !== 0) throw new Error('batches.py failed: is there a python3?');
      const { python, engine } = JSON.parse(stdout) as Measured;
      return [
        rate(`${game}/pipe/${name}/python-steps-per-cpu-s`, 'steps/s', python, 'the goal of Wolf & Hound with views', GOAL),
        rate(`${game}/pipe/${name}/engine-steps-per-cpu-s`, 'steps/s', engine, 'the goal of Wolf & Hound with views', GOAL),
      ];
    }),
  );
}
