import { type KeptTable, saveOver } from './games.ts';

/**
 * Result of a save. Beaten: another tab has saved a later state, which stays. Unsaved: the browser has not saved it, or
 * not yet.
 */
export type Saved = 'saved' | 'beaten' | 'unsaved';

export interface Keeper {
  save(table: KeptTable): void;
}

/** Saves one game after each move, one save at a time. A failed save is retried until it succeeds. */
export interface GameKeeper extends Keeper {
  /** The table has loaded what another tab saved: the next save may replace that. */
  see(rev: string | undefined): void;
  /** The game, if its last save is not confirmed. */
  readonly unsaved: KeptTable | undefined;
  /** Called with the result of each save, in order. */
  told: (how: Saved) => void;
}

type Saving =
  | { readonly kind: 'idle' }
  /** A save holds the whole game, so only the newest waiting one counts. */
  | { readonly kind: 'saving'; readonly table: KeptTable; readonly next?: KeptTable }
  | { readonly kind: 'failed'; readonly table: KeptTable; readonly timer: ReturnType<typeof setTimeout> };

/** A slower save counts as unsaved until it is done. */
const SLOW_SAVE_MS = 3_000;
const RETRY_MS = 5_000;

export function keeperFrom(seen: string | undefined): GameKeeper {
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let count = 0;
  /**
   * Revisions that may be replaced: the last one seen, and our own since then, since a failed save may have been
   * written.
   */
  let known = [seen];
  let state: Saving = { kind: 'idle' };

  const begin = (table: KeptTable) => {
    state = { kind: 'saving', table };
    count += 1;
    const rev = `${name}-${count}`;
    known.push(rev);
    const slow = setTimeout(() => keeper.told('unsaved'), SLOW_SAVE_MS);
    const end = (how: Saved) => {
      clearTimeout(slow);
      const newest = keeper.unsaved ?? table;
      if (how === 'saved') known = [rev];
      if (how === 'unsaved') state = { kind: 'failed', table: newest, timer: setTimeout(begin, RETRY_MS, newest) };
      else if (how === 'saved' && newest !== table) begin(newest);
      else state = { kind: 'idle' };
      keeper.told(how);
    };
    saveOver(table, known, rev).then(end, () => end('unsaved'));
  };

  const keeper: GameKeeper = {
    see(rev) {
      known = [rev];
      // The waiting save began before this one.
      if (state.kind === 'saving') state = { kind: 'saving', table: state.table };
      if (state.kind !== 'failed') return;
      clearTimeout(state.timer);
      state = { kind: 'idle' };
    },
    get unsaved() {
      if (state.kind === 'saving') return state.next ?? state.table;
      return state.kind === 'failed' ? state.table : undefined;
    },
    told: () => undefined,
    save(table) {
      if (state.kind === 'saving') {
        state = { ...state, next: table };
        return;
      }
      if (state.kind === 'failed') clearTimeout(state.timer);
      begin(table);
    },
  };
  return keeper;
}
