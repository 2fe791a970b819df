import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callOf, clickAt, type Driver } from './driver.ts';

/** What Firefox answers: the result of a command, or an event. */
interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: LogEntry;
}
interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly stackTrace?: { readonly callFrames: readonly { readonly url: string; readonly lineNumber: number }[] };
}
interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** A font was still loading when the page was left: NS_BINDING_ABORTED. */
const ABORTED_FONT = /^downloadable font: download failed .*status=2152398850/;

/** Firefox without a window, through WebDriver BiDi. */
export async function firefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bellwether-firefox-'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' },
  });
  const errors: string[] = [];
  const session = await connect(`${await addressOf(child)}/session`, ({ level, text, stackTrace }) => {
    const [at] = stackTrace?.callFrames ?? [];
    if (level === 'error' && !ABORTED_FONT.test(text ?? '')) errors.push(`${text} ${at ? `${at.url}:${at.lineNumber}` : ''}`);
  });
  await session.send('session.new', { capabilities: {} });
  await session.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await session.send('browsingContext.getTree', {})) as { contexts: readonly { readonly context: string }[] };
  const context = contexts[0]?.context;
  return {
    name: 'Firefox',
    errors,
    async open(address) {
      await session.send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    async run(work, ...args) {
      const expression = `Promise.resolve(${callOf(work, args)}).then((value) => JSON.stringify(value) ?? '')`;
      const answer = await session.send('script.evaluate', { expression, target: { context }, awaitPromise: true });
      const { type, result, exceptionDetails } = answer as Evaluated;
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return result?.value ? JSON.parse(result.value) : undefined;
    },
    async click(x, y) {
      await session.send('input.performActions', { context, actions: clickAt(x, y) });
    },
    async close() {
      session.close();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox prints where it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (text) => {
      said += String(text);
      const [, address] = /listening on (ws:\/\/\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });
}

interface Session {
  send(method: string, params: object): Promise<unknown>;
  close(): void;
}

function connect(address: string, hear: (entry: LogEntry) => void): Promise<Session> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, type, result, message, method, params } = JSON.parse(String(data)) as Message;
    if (method === 'log.entryAdded' && params) hear(params);
    const asked = waiting.get(id ?? 0);
    if (type === 'error') asked?.reject(new Error(message));
    else asked?.resolve(result);
  };
  const session: Session = {
    send(method, params) {
      const answer = Promise.withResolvers<unknown>();
      waiting.set(++last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(session);
    socket.onerror = () => reject(new Error(`no connection to ${address}`));
  });
}
