import { Sqlite } from './sqlite.ts';
import type { HeartbeatStore, Kept } from './store.ts';

/** The part of the storage port that `Sqlite` implements. */
interface Forwarded extends Kept, HeartbeatStore {}

/** The same methods, synchronous. */
export type Immediate = {
  [Method in keyof Forwarded]: (...args: Parameters<Forwarded[Method]>) => Awaited<ReturnType<Forwarded[Method]>>;
};

/** A database call as a message to the thread. */
export interface Call {
  readonly method: keyof Forwarded | 'close';
  readonly args: readonly unknown[];
}

export function invoke(db: Sqlite, { method, args }: Call): unknown {
  return (db[method] as (...args: readonly unknown[]) => unknown).apply(db, args as unknown[]);
}

/** Implements each method of the storage port as a `Call`. Subclasses say where calls run. */
export const ForwardingStore = class {} as unknown as abstract new () => Forwarded & { call(call: Call): Promise<unknown> };

for (const method of Object.getOwnPropertyNames(Sqlite.prototype) as (keyof Forwarded)[]) {
  if (Object.hasOwn(ForwardingStore.prototype, method)) continue;
  Object.defineProperty(ForwardingStore.prototype, method, {
    configurable: true,
    writable: true,
    value(this: InstanceType<typeof ForwardingStore>, ...args: readonly unknown[]) {
      return this.call({ method, args });
    },
  });
}
