import { Sqlite } from './sqlite.ts';
import type { HeartbeatStore, Kept } from './store.ts';

/** The part of the storage port that `Sqlite` answers itself. */
interface Forwarded extends Kept, HeartbeatStore {}

/** The same methods, answered at once instead of by a promise. */
export type Immediate = {
  [Method in keyof Forwarded]: (...args: Parameters<Forwarded[Method]>) => Awaited<ReturnType<Forwarded[Method]>>;
};

/** A call of the database, by name. */
export interface Call {
  readonly method: keyof Forwarded | 'close';
  readonly args: readonly unknown[];
}

export function invoke(db: Sqlite, { method, args }: Call): unknown {
  return (db[method] as (...args: readonly unknown[]) => unknown).apply(db, args as unknown[]);
}

/** Turns each method of the storage port into a `Call`. A subclass says where calls are run. */
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
