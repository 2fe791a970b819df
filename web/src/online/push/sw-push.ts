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
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
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

/** Pages that may be navigated to a table without loss. Any other may show a game. */
const BETWEEN_GAMES = /#\/(online|tables)\b/;

async function open({ clients, registration }: PushScope, table: string | undefined): Promise<void> {
  const address = new URL(table === undefined ? '#/online' : `#/t/${table}`, registration.scope).href;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address) ?? pages.find(({ url }) => BETWEEN_GAMES.test(url));
  if (page === undefined) await clients.openWindow(address);
  else {
    await page.focus();
    if (page.url !== address) await page.navigate(address);
  }
}
