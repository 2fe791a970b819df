/**
 * Keeps one game in sync between tabs of a browser: what one saves, the others load. One tab drives the bots: the one
 * last played in. That only avoids duplicate work; safety comes from `saveOver`, which never overwrites an unseen save.
 */
export interface Tabs {
  /** Whether this tab drives the bots. */
  readonly drives: boolean;
  /** A player acts here: this tab now drives the bots. */
  claim(): void;
  /** The bots are to move. If no tab drives them, `drive` is called here. */
  wait(): void;
  /** Tells other tabs to load the save. */
  saved(): void;
  close(): void;
}

/**
 * Chooses the driving tab: by a lock, which is released when its tab closes; or by messages on a page without TLS,
 * which has no locks.
 */
interface Wheel {
  readonly mine: boolean;
  take(): void;
  hear(said: Said): void;
  close(): void;
}

type Said = 'saved' | 'who' | 'mine';

/** The browser APIs used here. */
export interface TabParts {
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'close'> & { onmessage: ((event: MessageEvent<Said>) => void) | null };
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** A driving tab that is silent for longer counts as closed: a bot's move takes less. */
const SILENT_TAB_MS = 4_000;
/** How long a driving tab has to answer. */
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
  // The last save of a table is read by the next page that opens it.
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
    // Rejects only if the lock was stolen or is no longer wanted.
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
