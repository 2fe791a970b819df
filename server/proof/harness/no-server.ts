import { systemRandom } from '../../src/secrets.ts';
import type { Store } from '../../src/store/store.ts';
import type { TableContext } from '../../src/table/table-context.ts';
import { Witnesses } from '../../src/table/witnesses.ts';
import { systemTime } from '../../src/time.ts';

/** What tables need, without a server: no notices, no bans, no blocks, and bots that never move. */
export function noServer(store: Store, own: Partial<TableContext> = {}): TableContext {
  return {
    store,
    append: (append) => store.append(append),
    time: systemTime,
    cpuTimeMs: () => 0,
    random: systemRandom,
    bots: { choose: () => new Promise(() => {}), close: async () => {} },
    witnesses: new Witnesses(),
    matches: { isDealOver: async () => false, mayNotLook: async () => undefined, ended: () => {} },
    botPause: 0,
    ownCards: 'on',
    isBanned: () => false,
    isBlocked: async () => false,
    mayOpen: () => true,
    ended: () => {},
    absentSince: () => 0,
    attendedSince: () => 0,
    isWritable: () => true,
    writeFailed: () => {},
    notice: () => {},
    problem: (what, _table, error) => {
      throw new Error(what, { cause: error });
    },
    countCommand: () => {},
    countMove: () => {},
    ...own,
  };
}
