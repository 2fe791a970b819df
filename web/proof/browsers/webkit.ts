import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { callOf, clickAt, type Driver, until } from './driver.ts';

/** What `collect` leaves in the page. */
declare global {
  var collected: string[] | undefined;
}

/** WebKitGTK's MiniBrowser on a screen in memory, through WebDriver. */
export async function webkit(program: string): Promise<Driver> {
  const { screen, display } = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const send = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: { readonly message?: string } | null };
    if (!answer.ok) throw new Error(value?.message);
    return value;
  };
  const options = { binary: program, args: ['--automation'] };
  const wanted = { capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } } };
  const { sessionId } = await until('WebKitWebDriver', () =>
    send('POST', '/session', wanted).then(
      (value) => value as { readonly sessionId: string },
      () => undefined,
    ),
  );
  const session = `/session/${sessionId}`;
  const errors: string[] = [];
  const run: Driver['run'] = async (work, ...args) => {
    const script = `const done = arguments[0]; Promise.resolve(${callOf(work, args)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await send('POST', `${session}/execute/async`, { script, args: [] })) as { value?: never; error?: string };
    if (error) throw new Error(error);
    // WebDriver says null for undefined.
    return value ?? (undefined as never);
  };
  const drain = async () => {
    errors.push(...(await run(() => globalThis.collected?.splice(0) ?? [])));
  };
  return {
    name: 'WebKit',
    errors,
    async open(address) {
      await send('POST', `${session}/url`, { url: address });
      await run(collect);
    },
    async run(work, ...args) {
      const result = await run(work, ...args);
      await drain();
      return result;
    },
    async click(x, y) {
      await send('POST', `${session}/actions`, { actions: clickAt(x, y) });
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      for (const child of [driver, screen]) await ended(child);
    },
  };
}

/** Collects errors in the page from now on: WebDriver has no way to hear them. */
function collect(): void {
  if (globalThis.collected) return;
  const all: string[] = [];
  globalThis.collected = all;
  const { error } = console;
  console.error = (...said: unknown[]) => {
    all.push(said.map(String).join(' '));
    error(...said);
  };
  addEventListener('error', ({ message, filename, lineno }) => all.push(`${message} ${filename}:${lineno}`));
  addEventListener('unhandledrejection', ({ reason }) => all.push(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    all.push(`${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Xvfb chooses a free display and writes its number to the file descriptor it is given. */
async function openScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    (screen.stdio[3] as Readable).once('data', (number) => resolve(String(number).trim()));
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { screen, display };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => resolve(typeof at === 'object' && at !== null ? at.port : 0));
    });
  });
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  return exit;
}
