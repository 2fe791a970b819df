import { spawn } from 'node:child_process';

export interface ToolRun {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const WINDOWS = process.platform === 'win32';
/** Process groups of running tools. */
const running = new Set<number>();

/**
 * Runs a program to its end and collects its output. It has its own process group, so leftovers such as the server of a failed browser test
 * end with it. Windows has no such groups.
 */
export function runTool({ program, args, cwd, env }: ToolRun): Promise<{ readonly ok: boolean; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !WINDOWS,
      shell: WINDOWS && program !== process.execPath,
    });
    let output = '';
    const take = (chunk: string) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    child.on('error', (error) => resolve({ ok: false, output: `${program}: ${error.message}` }));
    // A leftover process holds the pipes open, so `close` might never come.
    child.on('exit', () => {
      if (pid === undefined) return;
      running.delete(pid);
      signalGroup(pid, 'SIGTERM');
    });
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Ctrl-C reaches only our own group: forward it to the tools. */
export function interruptTools(): void {
  for (const pid of running) signalGroup(pid, 'SIGINT');
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (WINDOWS) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}
