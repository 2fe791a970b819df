import { vi } from 'vitest';

/** As much of a browser as a connection notices. Gives a way to make it notice something. */
export function pretendPage(): { tell(what: string): void } {
  const heard = new Map<string, Set<() => void>>();
  const target = {
    addEventListener: (name: string, listen: () => void) => heard.set(name, (heard.get(name) ?? new Set()).add(listen)),
    removeEventListener: (name: string, listen: () => void) => heard.get(name)?.delete(listen),
  };
  vi.stubGlobal('window', target);
  vi.stubGlobal('document', { ...target, visibilityState: 'visible', baseURI: 'http://page.example/' });
  return {
    tell: (what) => {
      for (const listen of heard.get(what) ?? []) listen();
    },
  };
}

/** A socket whose other end is the test. */
export class FakeSocket {
  readonly sent: { readonly t: string; readonly [field: string]: unknown }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number]);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.();
  }

  open(): void {
    this.onopen?.();
    this.say({ t: 'welcome', protocol: 1, server: 'x' });
  }

  say(message: object | string): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
}
