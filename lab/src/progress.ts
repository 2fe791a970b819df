import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  update(done: number): void;
  stop(): void;
}

/** A bar on standard error, if that is a terminal; otherwise nothing at all. */
export function progress(total: number, unit: string): Progress {
  if (process.stderr.isTTY !== true) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar(
    {
      format: `{bar} {percentage}% | {value}/{total} ${unit} | {duration_formatted}, {eta_formatted} to go`,
      stream: process.stderr,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
