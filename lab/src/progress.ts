import { setImmediate } from 'node:timers/promises';
import { progress as clackProgress } from '@clack/prompts';

export interface Progress {
  /** Updates the bar, at most several times a second. */
  show(done: number): void;
  /** The same for a long synchronous loop: awaiting it lets the terminal draw the bar. */
  update(done: number): Promise<void>;
  /** Writes whole lines to standard error, above the bar. */
  say(text: string): void;
  stop(): void;
}

const DRAWN_EVERY_MS = 100;
/** The exit status that a shell reports after Ctrl-C. */
const INTERRUPTED = 130;

/** A progress bar on standard error if that is a terminal; otherwise only `say` has an effect. */
export function progress(total: number, unit: string): Progress {
  const write = (text: string) => process.stderr.write(text);
  if (process.stderr.isTTY !== true) return { show: () => {}, update: async () => {}, say: write, stop: () => {} };

  const bar = clackProgress({ max: total, indicator: 'timer', output: process.stderr, withGuide: false });
  const began = performance.now();
  let drawn = began;
  let shown = 0;
  const message = () => {
    const left = shown === 0 ? '' : `, ${minutes(((performance.now() - began) * (total - shown)) / shown)} to go`;
    return `${shown}/${total} ${unit}${left}`;
  };
  // The bar reads the keyboard and exits at Ctrl-C with status 0, which would look like success.
  const interrupted = () => {
    process.exitCode = INTERRUPTED;
  };
  process.on('exit', interrupted);
  bar.start(message());
  const show = (done: number): boolean => {
    const now = performance.now();
    if (now - drawn < DRAWN_EVERY_MS) return false;
    drawn = now;
    const step = done - shown;
    shown = done;
    bar.advance(step, message());
    return true;
  };
  return {
    show,
    async update(done) {
      if (show(done)) await setImmediate();
    },
    say(text) {
      bar.clear();
      write(text);
      bar.start(message());
    },
    stop() {
      process.off('exit', interrupted);
      bar.clear();
    },
  };
}

function minutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
