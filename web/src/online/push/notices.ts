import { pushKey, stopPush, subscribePush } from '../../connection/api.ts';
import { note, recall } from '../../storage/identity.ts';
import { createSignal } from '../../ui/signal.ts';
import { answerQuestions } from './page-questions.ts';
import { isQuiet, QUIET, readQuiet } from './quiet.ts';

/** "Your turn" notifications: by this page while it is open but hidden, by push while it is closed. */
const KEY = 'bellwether.notices';

export const noticesOn = createSignal(isWanted());
if (noticesOn.get()) answerQuestions();

function isWanted(): boolean {
  try {
    return localStorage.getItem(KEY) === '1' && 'Notification' in window && Notification.permission === 'granted';
  } catch {
    return false;
  }
}

function want(on: boolean): void {
  noticesOn.set(on);
  try {
    localStorage.setItem(KEY, on ? '1' : '0');
  } catch {
    // Private browsing: asked again next time.
  }
}

/** False if the browser denies permission. */
export async function turnOn(words: { readonly title: string; readonly body: string }): Promise<boolean> {
  if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return false;
  // The service worker shows notifications in the reader's language too.
  await note('notice', JSON.stringify(words));
  want(true);
  await subscribe().catch(() => undefined);
  return true;
}

export async function turnOff(): Promise<void> {
  want(false);
  await stopPush().catch(() => undefined);
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Without push, or if the server may not call the push service, an open page still shows notifications. */
async function subscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.pushManager) return;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: await pushKey() });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint && keys?.p256dh && keys.auth) await subscribePush({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

/** Notifies now, if the page is hidden. */
export async function tellTurn(table: string, { title, body }: { readonly title: string; readonly body: string }): Promise<void> {
  if (!noticesOn.get() || document.visibilityState === 'visible' || isQuiet(readQuiet(await recall(QUIET)), new Date().getHours())) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const options = { body, tag: table, icon: './icon.svg', data: { table } };
  if (registration) await registration.showNotification(title, options);
  else new Notification(title, options);
}
