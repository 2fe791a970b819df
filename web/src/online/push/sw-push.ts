import type { PageQuestion } from './page-questions.ts';
import { isQuiet, QUIET, readQuiet } from './quiet.ts';

/** In the service worker: "your turn" for a closed page. The message names a table and nothing of its game. */
interface Shown {
  readonly title: string;
  readonly body: string;
}

interface Pushed extends ExtendableEventLike {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends ExtendableEventLike {
  readonly notification: Notification;
}

interface ExtendableEventLike extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Page {
  focus(): Promise<unknown>;
  postMessage(message: PageQuestion, ports: readonly MessagePort[]): void;
}

export interface PushScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(options: object): Promise<readonly Page[]>; openWindow(url: string): Promise<unknown> };
  addEventListener(type: string, listen: (event: never) => void): void;
}

export function tellTurns(scope: PushScope, recall: (what: string) => Promise<string | undefined>): void {
  scope.addEventListener('push', (event: Pushed) => event.waitUntil(show(scope, recall, tableOf(event))));
  scope.addEventListener('notificationclick', (event: Clicked) => {
    event.notification.close();
    event.waitUntil(open(scope, (event.notification.data as { table?: string } | null)?.table));
  });
}

function tableOf({ data }: Pushed): string | undefined {
  try {
    const said = data?.json() as { readonly table?: unknown } | undefined;
    const table = said?.table;
    return typeof table === 'string' && /^[0-9a-z]{16}$/.test(table) ? table : undefined;
  } catch {
    return undefined;
  }
}

async function show({ registration }: PushScope, recall: (what: string) => Promise<string | undefined>, table: string | undefined) {
  // A browser requires every push to be shown: in quiet hours the notification is silent and has one line.
  const silent = isQuiet(readQuiet(await recall(QUIET)), new Date().getHours());
  const { title, body } = JSON.parse((await recall('notice')) ?? '{"title":"Bellwether","body":"Your turn"}') as Shown;
  await registration.showNotification(title, {
    body,
    icon: './icon.svg',
    data: { table },
    silent,
    ...(table !== undefined && { tag: table }),
  });
}

/** Pages that can be replaced by a table without losing anything. Any other page may show a game. */
const BETWEEN_GAMES = /^#\/(online|friends|meet|games|me|cards|settings|about)$/;

/** Timeout for an open page to report its address. A sleeping page counts as showing a game. */
const ANSWER_MS = 500;

async function open({ clients, registration }: PushScope, table: string | undefined): Promise<void> {
  const address = table === undefined ? '#/online' : `#/t/${table}`;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = await Promise.all(open.map(async (page) => ({ page, at: await whereIs(page) })));
  const found = pages.find(({ at }) => at === address) ?? pages.find(({ at }) => BETWEEN_GAMES.test(at));
  if (found === undefined) await clients.openWindow(new URL(address, registration.scope).href);
  else {
    await found.page.focus();
    if (found.at !== address) found.page.postMessage({ kind: 'go', to: address }, []);
  }
}

/** The place that a page shows. A client's `url` is the one it was opened with, whatever it has shown since. */
function whereIs(page: Page): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(resolve, ANSWER_MS, '');
    page.postMessage({ kind: 'where' }, [port2]);
  }).then((at) => {
    port1.close();
    return at as string;
  });
}
