/**
 * One game in several tabs of a browser. What one of them saves the others follow. One of them lets the bots move: the one that somebody
 * played in last. That is for peace, not for safety: no tab saves over what it has not seen (`saveOver`).
 */
export interface Tabs {
  /** Whether the bots move here. */
  readonly drives: boolean;
  /** Somebody plays here: from now on the bots move here. */
  claim(): void;
  /** The bots are to move. If no tab lets them, `drive` is called here. */
  wait(): void;
  /** The others may follow. */
  saved(): void;
  close(): void;
}

/** Who drives: by a lock, which passes on when its tab is closed; or, on a page without TLS, by word of mouth. */
interface Wheel {
  readonly mine: boolean;
  take(): void;
  hear(said: Said): void;
  close(): void;
}

type Said = 'saved' | 'who' | 'mine';

/** The parts of a browser that this needs. */
export interface TabParts {
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'close'> & { onmessage: ((event: MessageEvent<Said>) => void) | null };
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** Milliseconds after which a tab that drives and does nothing is taken for gone: a bot needs less. */
const SILENT_TAB_MS = 4_000;
/** How long one that drives has to say so. */
const ANSWER_TIMEOUT_MS = 200;

export function joinTabs(id: string, follow: () => void, drive: () => void, parts: TabParts = browserParts(id)): Tabs {
  const { channel, locks } = parts;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const granted = () => {
    if (waiting === undefined) return;
    stopWaiting();
    drive();
  };
  let closed = false;
  // What is saved as the table is left is read by whoever opens it next.
  const say = (said: Said) => {
    if (!closed) channel.postMessage(said);
  };
  const wheel = locks ? wheelByLock(locks, `bellwether.game.${id}`, granted) : wheelByWord(say, granted);
  channel.onmessage = ({ data }) => {
    if (data !== 'saved') return wheel.hear(data);
    stopWaiting();
    follow();
  };
  return {
    get drives() {
      return wheel.mine;
    },
    claim: () => wheel.take(),
    wait() {
      stopWaiting();
      waiting = setTimeout(() => {
        wheel.take();
        granted();
      }, SILENT_TAB_MS);
    },
    saved: () => say('saved'),
    close() {
      stopWaiting();
      wheel.close();
      closed = true;
      channel.close();
    },
  };
}

function browserParts(id: string): TabParts {
  return { channel: new BroadcastChannel(`bellwether.game.${id}`), locks: navigator.locks };
}

function wheelByLock(locks: Pick<LockManager, 'request'>, name: string, granted: () => void): Wheel {
  let mine = false;
  let free: (() => void) | undefined;
  let line = new AbortController();
  const hold = () =>
    new Promise<void>((resolve) => {
      mine = true;
      free = resolve;
      granted();
    });
  const ask = (options: LockOptions) => {
    const { signal } = line;
    const lost = () => {
      if (signal.aborted) return;
      mine = false;
      ask({ signal });
    };
    // Refused only if it was taken away, or is no longer wanted.
    locks.request(name, options, hold).catch(lost);
  };
  ask({ signal: line.signal });
  const leave = () => line.abort();
  return {
    get mine() {
      return mine;
    },
    take() {
      if (mine) return;
      leave();
      line = new AbortController();
      ask({ steal: true });
    },
    hear: () => undefined,
    close() {
      leave();
      free?.();
    },
  };
}

function wheelByWord(say: (said: Said) => void, granted: () => void): Wheel {
  let mine = false;
  const take = () => {
    if (mine) return;
    mine = true;
    say('mine');
    granted();
  };
  say('who');
  const alone = setTimeout(take, ANSWER_TIMEOUT_MS);
  return {
    get mine() {
      return mine;
    },
    take,
    hear(said) {
      if (said === 'who' && mine) say('mine');
      if (said !== 'mine') return;
      clearTimeout(alone);
      mine = false;
    },
    close: () => clearTimeout(alone),
  };
}
